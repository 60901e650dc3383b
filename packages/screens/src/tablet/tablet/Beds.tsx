import { useDeferredValue, useMemo } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { Scoreboard } from '@oche/ui/Scoreboard';
import { useScoreboard } from '../../parts/game/useScoreboard.ts';

type Props = {
  game: GameState;
  summary: GameSummary;
  /** darts of the visit that is being entered one by one */
  thrown: DartCode[];
  /** points to go after them; absent where none is thrown */
  left: number | undefined;
};

/** The beds of the sides. They follow a frame behind the key: that it was taken is seen first, what it did at once after. */
export function Beds({ game, summary, thrown, left }: Props) {
  const shown = useDeferredValue(useMemo(() => ({ game, thrown, left }), [game, thrown, left]));
  const board = useScoreboard(shown.game, summary, shown.thrown, shown.left);
  return (
    <Scoreboard
      {...board}
      left={shown.left}
      className="@min-[60rem]/game:[@media(height>=40rem)]:contain-size @min-[60rem]/game:[@media(height>=40rem)]:contain-layout"
    />
  );
}

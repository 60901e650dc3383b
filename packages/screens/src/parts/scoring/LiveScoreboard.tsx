import { useDeferredValue, useMemo } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { Scoreboard } from '@oche/ui/Scoreboard';
import { useScoreboard } from '../game/useScoreboard.ts';

type Props = {
  game: GameState;
  summary: GameSummary;
  /** darts of the visit that is being entered one by one */
  thrown: DartCode[];
  /** points to go after these darts; undefined if there are none */
  left: number | undefined;
};

/** The scoreboard of a running game. It renders one frame after the pressed key, so that the press itself shows at once. */
export function LiveScoreboard({ game, summary, thrown, left }: Props) {
  const deferred = useDeferredValue(useMemo(() => ({ game, thrown, left }), [game, thrown, left]));
  const board = useScoreboard(deferred.game, summary, deferred.thrown, deferred.left);
  return (
    <Scoreboard
      {...board}
      left={deferred.left}
      className="@min-[60rem]/game:[@media(height>=40rem)]:contain-size @min-[60rem]/game:[@media(height>=40rem)]:contain-layout"
    />
  );
}

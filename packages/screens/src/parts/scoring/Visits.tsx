import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { VisitList } from '@oche/ui/VisitList';
import { useVisitListLabels } from '../game/useVisitListLabels.ts';
import type { TypedTotal } from './typedTotal.ts';
import { legBefore, useLegWon } from './useLegWon.ts';
import { outcomeOf, type Scoring } from './useScoring.ts';

type Shown = {
  game: GameState;
  turn: Scoring['turn'];
  /** a total that is typed but not entered yet */
  typed: number | null;
  /** points to go after the darts entered so far; undefined if there are none */
  left: number | undefined;
};

type Common = {
  names: string[];
  onPick: (visit: Visit) => void;
  /** whether the list is apart from the scoreboard, and beside the other legs. It then names the sides instead of the previous winner. */
  apart?: boolean;
};

type Props = Common & Pick<Shown, 'game' | 'left'> & { scoring: Scoring; typed: TypedTotal };

/**
 * The visits of the current leg. A tap on a visit corrects it. Before the first visit it shows the winner of the previous leg. It
 * renders one frame after the entry line, like the scoreboard.
 */
export function Visits({ game, scoring: { turn }, typed: total, left, ...common }: Props) {
  const typed = useSyncExternalStore(total.subscribe, total.get);
  const shown = useDeferredValue(useMemo(() => ({ game, turn, typed, left }), [game, turn, typed, left]));
  return <DeferredVisits {...common} {...shown} />;
}

// Memoised separately, so that it does not render in the frame of a typed digit.
const DeferredVisits = memo(function DeferredVisits({ game, turn, typed, left, names, onPick, apart = false }: Shown & Common) {
  const labels = useVisitListLabels(game.legs.at(-1)?.number ?? 1);
  const won = useLegWon(apart ? undefined : legBefore(game), names);
  const written = useMemo(() => {
    if (turn && left !== undefined) return { total: turn.remaining - left, leaves: left };
    const visit = turn && typed !== null ? outcomeOf(turn, typed) : null;
    return visit && typed !== null ? { total: typed, leaves: visit.bust ? ('bust' as const) : visit.after } : null;
  }, [turn, typed, left]);
  return (
    <div className="flex h-full min-h-0 flex-col @min-[60rem]/game:px-6">
      {won && <p className="border-b border-line py-2.5 text-name">{won}</p>}
      {/* The block lets a typed digit lay out the list alone. A flex item would be laid out with its container. */}
      <div className="min-h-0 flex-1">
        <VisitList {...{ game, names, labels, onPick }} startRow namesShown={apart} typed={written} className="h-full contain-strict" />
      </div>
    </div>
  );
});

import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { VisitList } from '@oche/ui/VisitList';
import { useVisitListLabels } from '../../shell/useVisitListLabels.ts';
import type { TypedTotal } from './typedTotal.ts';
import { legBefore, useLegWon } from './useLegWon.ts';
import { judged, type Scoring } from './useScoring.ts';

type Props = {
  game: GameState;
  names: string[];
  scoring: Scoring;
  typed: TypedTotal;
  /** points to go after the darts that are entered so far; absent where none is */
  left: number | undefined;
  onPick: (visit: Visit) => void;
};

/**
 * The chalk of the running leg; a tap on a visit corrects it. Before its first visit it says who won the leg before.
 * It follows a frame behind the entry line, as the beds do.
 */
export function Visits({ game: played, names, scoring, typed: total, left: remains, onPick }: Props) {
  const now = useSyncExternalStore(total.subscribe, total.get);
  const { turn: throwing } = scoring;
  const { game, turn, typed, left } = useDeferredValue(
    useMemo(() => ({ game: played, turn: throwing, typed: now, left: remains }), [played, throwing, now, remains]),
  );
  const labels = useVisitListLabels(game.legs.at(-1)?.number ?? 1);
  const won = useLegWon(legBefore(game), names);
  const written = useMemo(() => {
    if (turn && left !== undefined) return { total: turn.remaining - left, leaves: left };
    const visit = turn && typed !== null ? judged(turn, typed) : null;
    return visit && typed !== null ? { total: typed, leaves: visit.bust ? ('bust' as const) : visit.after } : null;
  }, [turn, typed, left]);
  return (
    <div className="flex h-full min-h-0 flex-col @min-[60rem]/game:px-6">
      {won && <p className="border-b border-line py-2.5 text-name">{won}</p>}
      {/* Around the list, so that a typed digit lays out the list alone: an item of a column cannot be laid out without the column. */}
      <div className="min-h-0 flex-1">
        <VisitList game={game} names={names} labels={labels} startRow typed={written} onPick={onPick} className="h-full contain-strict" />
      </div>
    </div>
  );
}

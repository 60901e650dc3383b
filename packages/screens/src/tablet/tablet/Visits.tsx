import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { VisitList } from '@oche/ui/VisitList';
import { useVisitListLabels } from '../../parts/game/useVisitListLabels.ts';
import type { TypedTotal } from './typedTotal.ts';
import { legBefore, useLegWon } from './useLegWon.ts';
import { judged, type Scoring } from './useScoring.ts';

type Shown = {
  game: GameState;
  turn: Scoring['turn'];
  /** a total that is typed and not entered yet */
  typed: number | null;
  /** points to go after the darts that are entered so far; absent where none is */
  left: number | undefined;
};

type Drawn = { names: string[]; onPick: (visit: Visit) => void };

type Props = Drawn & Pick<Shown, 'game' | 'left'> & { scoring: Scoring; typed: TypedTotal };

/**
 * The chalk of the running leg; a tap on a visit corrects it. Before its first visit it says who won the leg before.
 * It follows a frame behind the entry line, as the beds do.
 */
export function Visits({ game, scoring: { turn }, typed: total, left, ...drawn }: Props) {
  const typed = useSyncExternalStore(total.subscribe, total.get);
  const shown = useDeferredValue(useMemo(() => ({ game, turn, typed, left }), [game, turn, typed, left]));
  return <Chalk {...drawn} {...shown} />;
}

// Apart, so that nothing of it is drawn in the frame of a digit.
const Chalk = memo(function Chalk({ game, turn, typed, left, names, onPick }: Shown & Drawn) {
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
});

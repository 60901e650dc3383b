import { startOf } from '@oche/darts/x01/formatRules';
import type { Format } from '@oche/darts/x01/format';
import type { GameState } from '@oche/darts/x01/state';
import type { BedSide, Figure } from './Bed.tsx';
import type { ScoreboardLabels, ScoreboardProps } from './Scoreboard.tsx';

type Shown = Pick<ScoreboardProps, 'left'> &
  Required<Pick<ScoreboardProps, 'game' | 'names' | 'labels' | 'under' | 'hints' | 'figures' | 'notes'>>;

/** What the bed of a side shows: during the game its points left, after the game what it has won. */
export function bedSide({ game, names, labels, left, under, hints, figures, notes }: Shown, side: number): BedSide {
  const leg = game.legs.at(-1);
  const visits = leg?.visits.filter((visit) => visit.side === side) ?? [];
  const lit = side === litSide(game);
  const shared = {
    name: names[side] ?? '',
    under: under[side],
    digits: digitsOf(game.format),
    lit,
    starterTitle: labels.threwFirst,
    note: notes[side],
    figures: figures[side] ?? [],
    visits: visits.slice(-5).map((visit) => ({
      key: visit.event,
      text: visit.bust ? labels.bust : visit.scored,
      ton: visit.scored >= 100,
    })),
  };
  if (game.next.kind === 'over')
    return { ...shared, score: setsOrLegs(game, side), startedLeg: false, counts: [], bust: false, hint: undefined };
  return {
    ...shared,
    score: (lit ? left : undefined) ?? leg?.remaining[side] ?? startOf(game.format, side),
    startedLeg: leg?.starter === side,
    counts: countsOf(game, labels, side),
    bust: !lit && visits.at(-1)?.bust === true,
    hint: hints[side],
  };
}

/** The thrower; after the game, the winner. */
function litSide({ next, winner }: GameState): number | null {
  if (next.kind === 'over') return winner;
  return next.kind === 'visit' ? next.side : null;
}

/** The digits of the highest start, so that all scores have the same size. */
function digitsOf({ start, handicap = [] }: Format): 3 | 4 {
  const starts = [start, ...handicap.map((each) => each?.start ?? 0)];
  return Math.max(...starts) > 999 ? 4 : 3;
}

/** The sets that a side has won; in a game without sets, the legs. */
export const setsOrLegs = ({ format, setsWon, totalLegs }: GameState, side: number): number =>
  (format.sets === undefined ? totalLegs[side] : setsWon[side]) ?? 0;

function countsOf({ format, setsWon, legsWon }: GameState, labels: ScoreboardLabels, side: number): Figure[] {
  const legs = { label: labels.legs, value: legsWon[side] ?? 0 };
  return format.sets === undefined ? [legs] : [{ label: labels.sets, value: setsWon[side] ?? 0 }, legs];
}

import type { Format, Target } from './format.ts';
import type { GameState } from './state.ts';

const wins = (target: Target): number => ('firstTo' in target ? target.firstTo : Math.floor(target.bestOf / 2) + 1);

/** Legs that win a set, or the game if it has no sets. Best of 6 is won with 4. */
export const legsToWin = (format: Format): number => wins(format.legs);

/** Sets that win the game; 0 in a game without sets. */
export const setsToWin = (format: Format): number => (format.sets ? wins(format.sets) : 0);

/** An upper bound for the legs of a game. Draws, and sets that need no two clear legs, can make the longest game shorter. */
export const mostLegs = (format: Pick<Format, 'legs' | 'sets' | 'twoClear'>): number => {
  const inSet = 2 * (format.twoClear ? format.twoClear.suddenDeathAt + 1 : wins(format.legs)) - 1;
  return inSet * (format.sets ? 2 * wins(format.sets) - 1 : 1);
};

/** Legs or sets won, per side. Those of a side that has given up count as played, but it can no longer win. */
type Won = readonly number[];
type Retired = readonly boolean[];

const total = (won: Won): number => won.reduce((sum, count) => sum + count, 0);

/** The side that leads alone, or null. */
function leader(won: Won): number | null {
  const most = Math.max(...won);
  return won.filter((count) => count === most).length === 1 ? won.indexOf(most) : null;
}

/** The side that has won by these legs or sets; `drawn` if all are played and it is level; null until then. */
function decided(won: Won, retired: Retired, target: Target, draw: boolean): number | 'drawn' | null {
  const remaining = withoutRetired(won, retired);
  const reached = remaining.findIndex((count) => count >= wins(target));
  if (reached >= 0) return reached;
  return draw && 'bestOf' in target && total(won) >= target.bestOf ? (leader(remaining) ?? 'drawn') : null;
}

const withoutRetired = (won: Won, retired: Retired): Won => won.map((count, side) => (retired[side] ? -1 : count));

/** The winner by two clear legs: the side that is ahead by two, or that wins the sudden-death leg after n–n. */
function byTwoClear(won: Won, retired: Retired, target: Target, suddenDeathAt: number): number | null {
  const [most = 0, second = 0] = [...withoutRetired(won, retired), 0].sort((a, b) => b - a);
  return most >= wins(target) && (most - second >= 2 || most > suddenDeathAt) ? leader(withoutRetired(won, retired)) : null;
}

type Standing = Pick<GameState, 'legsWon' | 'setsWon' | 'retired'>;

/** Whether every side that is still playing would win the game with the current set. */
function isDecidingSet(format: Format, setsWon: Won, retired: Retired): boolean {
  return setsWon.every((count, side) => retired[side] || count === setsToWin(format) - 1);
}

/** The winner of the current set, or of the game without sets, by legs. */
function legsDecided(format: Format, { legsWon, setsWon, retired }: Standing): number | 'drawn' | null {
  const { twoClear, sets } = format;
  if (twoClear && (!sets || isDecidingSet(format, setsWon, retired)))
    return byTwoClear(legsWon, retired, format.legs, twoClear.suddenDeathAt);
  return decided(legsWon, retired, format.legs, !sets && format.draw === true);
}

/** Adds `by` to the count of a side, or to none if there is no winner. */
const plus = (won: Won, side: number | 'drawn' | null, by: number): number[] =>
  won.map((count, index) => (index === side ? count + by : count));

/** The score after a side has won a leg: its legs and sets, and the winner of the game if it is over. */
export function withLegWon(
  format: Format,
  { legsWon, setsWon, retired }: Standing,
  side: number,
): Pick<Standing, 'legsWon' | 'setsWon'> & { winner: number | 'drawn' | null } {
  const legs = plus(legsWon, side, 1);
  const set = legsDecided(format, { legsWon: legs, setsWon, retired });
  if (!format.sets) return { legsWon: legs, setsWon, winner: set };
  const sets = plus(setsWon, set, 1);
  return { legsWon: legs, setsWon: sets, winner: decided(sets, retired, format.sets, format.draw === true) };
}

/** Whether every side that is still playing would win the game with the current leg. False for a single side. */
export function isDecider(state: Pick<GameState, 'format' | 'legsWon' | 'setsWon' | 'ending' | 'retired'>): boolean {
  if (state.ending) return false;
  const playing = state.retired.flatMap((retired, side) => (retired ? [] : [side]));
  return playing.length > 1 && playing.every((side) => withLegWon(state.format, state, side).winner === side);
}

/** Whether a game can end with these legs (over the whole game) and sets. `level`: no side leads, so it would have to be a draw. */
export function isFinalScore(format: Format, legs: readonly number[], sets?: readonly number[]): { possible: boolean; level: boolean } {
  const whole = [...legs, ...(sets ?? [])].every((count) => Number.isInteger(count) && count >= 0);
  if (!whole || (format.sets ? sets?.length !== legs.length : sets !== undefined)) return { possible: false, level: false };
  const deciding = sets ?? legs;
  const level = leader(deciding) === null;
  const by = (target: Target) => (won: Won) => decided(won, [], target, format.draw === true);
  if (sets) return { possible: endsAt(sets, by(format.sets as Target)) && legsFitSets(format, legs, sets), level };
  return { possible: format.twoClear ? endsTwoClear(format, legs, format.twoClear) : endsAt(legs, by(format.legs)), level };
}

type TwoClear = NonNullable<Format['twoClear']>;

function endsTwoClear(format: Format, legs: Won, twoClear: TwoClear): boolean {
  const [most, second = 0] = [...legs].sort((a, b) => b - a);
  return lastSets(format.legs, twoClear).some((score) => score[0] === most && score[1] === second);
}

/** Whether a score ends a game: it decides the game, and the score before the winner's last leg (or set) does not. */
function endsAt(won: Won, decide: (won: Won) => number | 'drawn' | null): boolean {
  const result = decide(won);
  if (result === null) return false;
  return decide(plus(won, result === 'drawn' ? 0 : result, -1)) === null;
}

/** Whether legs are possible with these sets: the winner of a set has its legs, the others fewer. With two clear legs a set is longer. */
function legsFitSets(format: Format, legs: Won, sets: Won): boolean {
  const need = legsToWin(format);
  const fit = (side: number, setsWon: Won, less = 0): boolean => {
    const won = setsWon[side] as number;
    const extra = (legs[side] as number) - less - won * need;
    return extra >= 0 && extra <= (total(setsWon) - won) * (need - 1);
  };
  const winner = leader(sets);
  const before = plus(sets, winner, -1);
  const sides = [...sets.keys()];
  if (!format.twoClear || winner === null || !isDecidingSet(format, before, [])) return sides.every((side) => fit(side, sets));
  const others = sides.filter((side) => side !== winner);
  return lastSets(format.legs, format.twoClear).some(
    ([most, second]) =>
      fit(winner, before, most) &&
      others.every((side) => upTo(second).some((less) => fit(side, before, less))) &&
      (second === 0 || others.some((side) => fit(side, before, second))),
  );
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** All final scores of two clear legs: the legs of the winner and of the best other side. A score ends after sudden death at the latest. */
function lastSets(target: Target, { suddenDeathAt }: TwoClear): [number, number][] {
  const all = upTo(Math.max(wins(target), suddenDeathAt + 1)).flatMap((most) =>
    upTo(most).map((second): [number, number] => [most, second]),
  );
  return all.filter((score) => endsAt(score, (won) => byTwoClear(won, [], target, suddenDeathAt)));
}

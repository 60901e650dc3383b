import type { Format, Target } from './format.ts';
import type { GameState } from './state.ts';

const wins = (target: Target): number => ('firstTo' in target ? target.firstTo : Math.floor(target.bestOf / 2) + 1);

/** Legs that win a set, or the game where there are no sets. Best of 6 is won with 4. */
export const legsToWin = (format: Format): number => wins(format.legs);

/** Sets that win the game; 0 in a game without sets. */
export const setsToWin = (format: Format): number => (format.sets ? wins(format.sets) : 0);

/** Who leads alone, or null. */
function leader(won: readonly number[]): number | null {
  const most = Math.max(...won);
  return won.filter((count) => count === most).length === 1 ? won.indexOf(most) : null;
}

/** Legs or sets → the side that has won by them, `drawn` where the distance is played and level, null while it goes on. */
function decided(won: readonly number[], target: Target, draw: boolean): number | 'drawn' | null {
  const reached = won.findIndex((count) => count >= wins(target));
  if (reached >= 0) return reached;
  const played = won.reduce((sum, count) => sum + count, 0);
  if (draw && 'bestOf' in target && played >= target.bestOf) return leader(won) ?? 'drawn';
  return null;
}

/** Two clear legs: ahead by two, or the one who wins the sudden-death leg after n–n. */
function byTwoClear(legs: readonly number[], target: Target, suddenDeathAt: number): number | null {
  const first = leader(legs);
  if (first === null) return null;
  const most = legs[first] ?? 0;
  const second = Math.max(0, ...legs.filter((_, side) => side !== first));
  return most >= wins(target) && (most - second >= 2 || most > suddenDeathAt) ? first : null;
}

type Standing = Pick<GameState, 'legsWon' | 'setsWon'>;

/** Whether winning the current set would win the game for each of two sides or more. */
function isDecidingSet(format: Format, setsWon: readonly number[]): boolean {
  return !format.sets || (setsWon.length > 1 && setsWon.every((count) => count === setsToWin(format) - 1));
}

/** Who has won the current set (or the game without sets) by legs. */
export function legsDecided(format: Format, { legsWon, setsWon }: Standing): number | 'drawn' | null {
  const { twoClear } = format;
  if (twoClear && isDecidingSet(format, setsWon)) return byTwoClear(legsWon, format.legs, twoClear.suddenDeathAt);
  return decided(legsWon, format.legs, !format.sets && format.draw === true);
}

/** Who has won the game by sets. */
export function setsDecided(format: Format, setsWon: readonly number[]): number | 'drawn' | null {
  return format.sets ? decided(setsWon, format.sets, format.draw === true) : null;
}

const plusOne = (counts: readonly number[], side: number) => counts.map((count, index) => count + Number(index === side));

/** Adds a won leg to a score: new legs, new sets and who has won, if it is over. */
export function withLegWon(format: Format, { legsWon, setsWon }: Standing, side: number): Standing & { winner: number | 'drawn' | null } {
  const legs = plusOne(legsWon, side);
  const set = legsDecided(format, { legsWon: legs, setsWon });
  if (!format.sets) return { legsWon: legs, setsWon, winner: set };
  if (set === null || set === 'drawn') return { legsWon: legs, setsWon, winner: null };
  const sets = plusOne(setsWon, set);
  return { legsWon: legs, setsWon: sets, winner: setsDecided(format, sets) };
}

/** Whether the leg being played decides the game, whoever of those still playing wins it. False for a side alone. */
export function isDecider(state: Pick<GameState, 'format' | 'legsWon' | 'setsWon' | 'winner' | 'ending' | 'retired'>): boolean {
  if (state.ending) return false;
  const playing = state.retired.flatMap((retired, side) => (retired ? [] : [side]));
  return playing.length > 1 && playing.every((side) => withLegWon(state.format, state, side).winner === side);
}

/** Whether a game can end with these legs (over the whole game) and sets. `level` says that it would need a draw. */
export function isFinalScore(format: Format, legs: readonly number[], sets?: readonly number[]): { possible: boolean; level: boolean } {
  const whole = [...legs, ...(sets ?? [])].every((count) => Number.isInteger(count) && count >= 0);
  if (!whole || (format.sets ? sets?.length !== legs.length : sets !== undefined)) return { possible: false, level: false };
  const deciding = sets ?? legs;
  const level = leader(deciding) === null && deciding.length > 1;
  if (!format.sets) return { possible: endsAt(legs, (won) => legsDecided(format, { legsWon: won, setsWon: [] })), level };
  const setsWon = deciding.map(Number);
  const setsFit = endsAt(setsWon, (won) => setsDecided(format, won));
  return { possible: setsFit && legsFitSets(format, legs, setsWon), level };
}

/** A score ends a game when it decides it and the same score without the winner's last leg did not. */
function endsAt(won: readonly number[], decide: (won: number[]) => number | 'drawn' | null): boolean {
  const result = decide([...won]);
  if (result === null) return false;
  const lastBy = result === 'drawn' ? won.findIndex((count) => count > 0) : result;
  return decide(won.map((count, side) => count - Number(side === lastBy))) === null;
}

function legsFitSets(format: Format, legs: readonly number[], sets: readonly number[]): boolean {
  const played = sets.reduce((sum, count) => sum + count, 0);
  const need = legsToWin(format);
  const longest = Math.max(need, (format.twoClear?.suddenDeathAt ?? 0) + 1);
  return legs.every((count, side) => {
    const won = sets[side] ?? 0;
    const extra = longest - need;
    return count >= won * need && count <= won * need + (played - won) * (need - 1) + extra;
  });
}

import type { GameResult } from '../draw/progress.ts';
import type { DrawnGame } from '../draw/slot.ts';
import type { SeasonMatch } from '../league/seasonMatch.ts';
import { otherSide } from '../match/structure.ts';

/** A match of a tie: its key in the cup, and the side of the tie that is at home. */
export type CupMatch = { key: string; home: 0 | 1 };

/** The matches of a tie in the order of play. The side that is named first is at home in the first match. */
export function matchesOf({ key }: Pick<DrawnGame, 'key'>, matches: 1 | 2): CupMatch[] {
  if (matches === 1) return [{ key, home: 0 }];
  return [
    { key: `${key}a`, home: 0 },
    { key: `${key}b`, home: 1 },
  ];
}

/** A tie with its sides exchanged, so that the other team is at home. Only for a tie without a result, which is by side. */
export const exchangeSides = (tie: DrawnGame): DrawnGame => ({ ...tie, slots: [tie.slots[1], tie.slots[0]] });

/**
 * A decided match of a tie. `score` has the game points or legs that win a match, by side of the tie and not by home and away. In a walkover it is
 * the score that the cup awards. A walkover without a winner means that neither team came.
 */
export type TieMatch = { score: readonly [number, number]; walkover?: { winner: 0 | 1 | null } };

/** A decided match of a season as a match of a tie. `score`: whether game points or legs win a match, by its structure. */
export function tieMatchOf({ home }: Pick<CupMatch, 'home'>, match: SeasonMatch, score: 'points' | 'legs'): TieMatch {
  const bySideOfTie = home === 0 ? match[score] : ([match[score][1], match[score][0]] as const);
  if (match.status !== 'walkover') return { score: bySideOfTie };
  return { score: bySideOfTie, walkover: { winner: match.leader === null || home === 0 ? match.leader : otherSide(match.leader) } };
}

/** The result of a tie. `by` is null if it is level: then it has no winner until there is a shoot-out. */
export type TieResult = GameResult & { score: [number, number]; by: 'score' | 'shoot-out' | 'walkover' | null };

/**
 * The result of a tie; null while a match is missing. The scores of its matches are added, and a shoot-out decides a level tie.
 *
 * If all matches are walkovers with the same winner, the tie is a walkover with any scores. If neither team came to any match, no team goes
 * through, and the next opponent has a bye (`progress`). A walkover in one of two matches counts with its score.
 *
 * @param of the number of matches of the tie
 * @param shootOut the side that won the shoot-out; ignored unless the tie is level
 */
export function tieResult(matches: readonly TieMatch[], of: 1 | 2, shootOut: 0 | 1 | null = null): TieResult | null {
  if (matches.length < of) return null;
  const score: [number, number] = [0, 0];
  for (const { score: points } of matches) points.forEach((own, side) => (score[side as 0 | 1] += own));
  const [walkover, ...others] = new Set(matches.map((match) => match.walkover?.winner));
  if (walkover !== undefined && others.length === 0) return { kind: 'walkover', winner: walkover, score, by: 'walkover' };
  if (score[0] !== score[1]) return { kind: 'played', winner: score[0] > score[1] ? 0 : 1, score, by: 'score' };
  return { kind: 'played', winner: shootOut, score, by: shootOut === null ? null : 'shoot-out' };
}

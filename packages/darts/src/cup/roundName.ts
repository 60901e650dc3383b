/** All kinds of names of rounds of a cup. */
export const roundNames = ['final', 'semi-finals', 'quarter-finals', 'last', 'preliminary', 'round'] as const;

/**
 * The name of a round of a cup. `number`: the number of teams of `last` ("Last 16"), otherwise the number of the round, which only `round` shows
 * ("Round 2").
 */
export type RoundName = { kind: (typeof roundNames)[number]; number: number };

/** A round as it was drawn: its number from 1, its ties of two teams, its byes, and the teams that had not entered yet. */
export type DrawnRound = { round: number; matches: number; byes: number; waiting: number };

const byMatches = new Map<number, RoundName['kind']>([
  [1, 'final'],
  [2, 'semi-finals'],
  [4, 'quarter-finals'],
]);

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

/**
 * The name of a round by the number of teams that are left in the cup. A round after which teams still enter, or whose winners do not halve down to
 * a final, is named by its number. A round with several byes that leads to such a round is a preliminary one, and a single bye takes the place of a tie.
 */
export function roundName({ round, matches, byes, waiting }: DrawnRound): RoundName {
  const winners = matches + byes;
  if (waiting > 0 || !isPowerOfTwo(winners)) return { kind: 'round', number: round };
  if (byes > 1) return { kind: 'preliminary', number: round };
  const kind = byMatches.get(winners);
  return kind ? { kind, number: round } : { kind: 'last', number: winners * 2 };
}

import { describe, expect, it } from 'vitest';
import { roundName, type DrawnRound } from './roundName.ts';

const nameOf = (matches: number, more: Partial<DrawnRound> = {}) => roundName({ round: 3, matches, byes: 0, waiting: 0, ...more });

describe('the name of a round', () => {
  it('is that of the teams that are left', () => {
    expect([1, 2, 4, 8, 16].map((matches) => nameOf(matches))).toEqual([
      { kind: 'final', number: 3 },
      { kind: 'semi-finals', number: 3 },
      { kind: 'quarter-finals', number: 3 },
      { kind: 'last', number: 16 },
      { kind: 'last', number: 32 },
    ]);
  });

  it('counts a single bye as a tie: three teams play semi-finals', () => {
    expect(nameOf(1, { byes: 1 }).kind).toBe('semi-finals');
    expect(nameOf(7, { byes: 1 })).toEqual({ kind: 'last', number: 16 });
  });

  it('is preliminary if several byes leave a power of two: 9 matches of 41 teams leave 32', () => {
    expect(nameOf(9, { round: 1, byes: 23 })).toEqual({ kind: 'preliminary', number: 1 });
  });

  it('is a number while teams enter later, and if the winners do not halve down to a final', () => {
    expect(nameOf(8, { waiting: 3 })).toEqual({ kind: 'round', number: 3 });
    expect(nameOf(6)).toEqual({ kind: 'round', number: 3 });
    expect(nameOf(20, { byes: 1 })).toEqual({ kind: 'round', number: 3 });
  });
});

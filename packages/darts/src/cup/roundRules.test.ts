import { describe, expect, test } from 'vitest';
import { byeCount, hostOf, keepsApart, roundRules, type CupRules } from './roundRules.ts';
import { openRules } from './testCup.ts';

test('a round has the rules of the cup, except for its own ones', () => {
  const rules: CupRules = {
    ...openRules,
    structure: 'singles',
    rounds: { 3: { matches: 2 }, 4: { location: 'hall', structure: 'final' } },
  };
  expect(roundRules(rules, 1)).toEqual({ ...openRules, structure: 'singles' });
  expect(roundRules(rules, 3)).toEqual({ ...openRules, structure: 'singles', matches: 2 });
  expect(roundRules(rules, 4)).toEqual({ ...openRules, structure: 'final', location: 'hall' });
  expect(roundRules(openRules, 1)).toEqual(openRules);
});

test('all teams play except one of an odd number, or only 2(n − 2^k) teams play', () => {
  for (let n = 2; n <= 256; n++) {
    expect(byeCount(n, 'all')).toBe(n % 2);
    const byes = byeCount(n, 'power-of-two');
    const k = Math.floor(Math.log2(n));
    if (n !== 2 ** k) expect(n - byes).toBe(2 * (n - 2 ** k));
    else expect(byes).toBe(0);
    expect(Math.log2(byes + (n - byes) / 2) % 1).toBe(0);
  }
  // The cup of a federation of 41 teams: 9 preliminary ties, then 32 teams.
  expect(byeCount(41, 'power-of-two')).toBe(23);
});

describe('the teams that are kept apart', () => {
  const team = (level: number, region?: string) => ({ id: 'x', level, region });
  test('open: none', () => expect(keepsApart({ by: 'open' }, 1, team(1, 'n'), team(1, 's'))).toBe(false));
  test('seeded: the seeded teams, before the round in which they may meet', () => {
    const draw = { by: 'seeded', meetFrom: 3 } as const;
    const [seeded, other] = [{ ...team(1), seeded: true }, team(1)];
    expect([1, 2, 3, 4].map((round) => keepsApart(draw, round, seeded, seeded))).toEqual([true, true, false, false]);
    expect(keepsApart(draw, 1, seeded, other)).toBe(false);
    expect(keepsApart(draw, 1, other, seeded)).toBe(false);
  });
  test('regional: teams of different regions, and teams without a region from all others', () => {
    const draw = { by: 'regional' } as const;
    expect(keepsApart(draw, 1, team(1, 'n'), team(2, 'n'))).toBe(false);
    expect(keepsApart(draw, 1, team(1, 'n'), team(2, 's'))).toBe(true);
    expect(keepsApart(draw, 1, team(1, 'n'), team(2))).toBe(true);
    expect(keepsApart(draw, 1, { id: 'x', region: null }, team(2))).toBe(false);
  });
});

describe('the home team', () => {
  test('first-drawn', () =>
    expect(hostOf('first-drawn', { id: 'a', level: 1, last: 'home' }, { id: 'b', level: 4, last: 'away' })).toBe(0));
  test.each([
    [1, 2, 1],
    [2, 1, 0],
    [2, 2, 0],
    [2, null, 1],
    [null, null, 0],
  ])('lower-level: level %s against %s', (first, second, host) =>
    expect(hostOf('lower-level', { id: 'a', level: first }, { id: 'b', level: second })).toBe(host),
  );
  test.each([
    ['away', 'home', 0],
    ['home', 'away', 1],
    ['away', 'away', 0],
    ['home', 'home', 0],
    [null, 'away', 1],
    ['away', null, 0],
  ] as const)('away-last: %s against %s', (first, second, host) =>
    expect(hostOf('away-last', { id: 'a', last: first }, { id: 'b', last: second })).toBe(host),
  );
});

import { describe, expect, test } from 'vitest';
import { settleUnplayed, withdrawTeam, type ClosingInput } from './closing.ts';
import { match, planned } from './testSeason.ts';

describe('a team withdraws', () => {
  const confirmed = (count: number) => [...'BCDEFGHIJ'].slice(0, count).map((other, i) => match(`${(i % 5) + 1} A-${other} 6-4 20-15`));
  const open = (count: number) => [...'bcdefghijk'].slice(0, count).map((other, i) => planned(`${(i % 5) + 1} ${other}-A`));

  test('half: fewer than half of its matches are confirmed, so all are annulled', () => {
    const effects = withdrawTeam('A', [...confirmed(8), ...open(10), match('1 B-C 5-5 20-20')], 'half');
    expect(effects.annul).toHaveLength(18);
    expect(effects.walkovers).toEqual([]);
  });

  test('half: after nine of eighteen matches, played ones stand and the rest are walkovers', () => {
    const effects = withdrawTeam('A', [...confirmed(9), ...open(9)], 'half');
    expect(effects.annul).toEqual([]);
    expect(effects.walkovers.map(({ match: id, absent }) => `${id} ${absent}`)).toEqual([...'bcdefghij'].map((other) => `${other}A 1`));
  });

  test('half: cancelled matches do not count, and a disputed match that was confirmed counts as played', () => {
    const matches = [match('1 A-B 6-4 20-15'), match('2 A-C 6-4 20-15', { status: 'disputed', isFinal: true }), ...open(2)];
    expect(withdrawTeam('A', [...matches, planned('3 A-D', { status: 'cancelled' })], 'half').annul).toEqual([]);
    expect(withdrawTeam('A', [...matches, planned('3 A-D')], 'half').annul).toHaveLength(5);
  });

  test('annul and stand do not depend on the number of matches', () => {
    const matches = [match('1 A-B 6-4 20-15'), planned('2 A-C'), match('3 D-A 6-4 20-15', { isAnnulled: true })];
    expect(withdrawTeam('A', matches, 'annul')).toEqual({ outcome: 'annul', played: 1, toCome: 1, annul: ['AB', 'AC'], walkovers: [] });
    const walkovers = [{ match: 'AC', absent: 0 }];
    expect(withdrawTeam('A', matches, 'stand')).toEqual({ outcome: 'stand', played: 1, toCome: 1, annul: [], walkovers });
  });

  test('a match that waits for its confirmation stands; a running or postponed one does not', () => {
    const states = (['to-confirm', 'disputed', 'walkover', 'playing', 'postponed', 'lineups'] as const).map((status, i) =>
      planned(`1 A-${'BCDEFG'[i]}`, { status }),
    );
    expect(withdrawTeam('A', states, 'stand').walkovers.map(({ match: id }) => id)).toEqual(['AE', 'AF', 'AG']);
  });
});

describe('unplayed matches when the group closes', () => {
  const matches = [
    match('1 A-B 6-4 22-17'),
    match('2 C-A 3-7 14-23'),
    match('3 A-D 10-0 30-0', { status: 'walkover', isFinal: true }),
    match('4 A-E 1-9 5-28', { isAnnulled: true }),
    planned('5 A-F', { status: 'postponed' }),
    planned('5 G-H'),
  ];
  const settle = (more: Partial<ClosingInput>) =>
    settleUnplayed({
      ...{ matches, unplayed: { how: 'walkover' }, absent: new Map([['AF', 1]]), walkoverScore: () => ({ points: 10, legs: 30 }) },
      ...more,
    }).map(({ id, status, points, legs, leader }) => [id, status, points.join('-'), legs.join('-'), leader]);
  const neither = ['GH', 'walkover', '0-0', '0-0', null];

  test('walkover: the present team gets the score of a walkover; if neither side is known to be absent, neither gets anything', () =>
    expect(settle({})).toEqual([['AF', 'walkover', '10-0', '30-0', 0], neither]));

  test('zero: neither gets anything', () =>
    expect(settle({ unplayed: { how: 'zero' } })).toEqual([['AF', 'walkover', '0-0', '0-0', null], neither]));

  test('average: of confirmed matches only, rounded, with the additional points', () => {
    // (6 + 7) ÷ 2 = 6.5, rounded to 7. The walkover and the annulled match do not count.
    expect(settle({ unplayed: { how: 'average', plus: 1 } })[0]).toEqual(['AF', 'walkover', '8-0', '0-0', 0]);
    expect(settle({ unplayed: { how: 'average', plus: 0 } })[0]).toEqual(['AF', 'walkover', '7-0', '0-0', 0]);
  });

  test('average: not more than a walkover gives, and only the additional points for a team without a match', () => {
    expect(settle({ unplayed: { how: 'average', plus: 4 } })[0]?.[2]).toBe('10-0');
    expect(settle({ unplayed: { how: 'average', plus: 1 }, absent: new Map([['GH', 0]]) })[1]?.[2]).toBe('0-1');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decision } from './order.ts';
import { orderOf, play, tableOf } from './testGames.ts';
import { tieBreakers, type TieBreaker } from './tieBreakers.ts';
import { countGames, defaultPoints, type StandingsGame } from './totals.ts';

const withMore = (games: string, more: Partial<StandingsGame>[]) => play(games).map((game, i): StandingsGame => ({ ...game, ...more[i] }));
const order = (games: string | StandingsGame[], ...list: TieBreaker[]) =>
  orderOf(tableOf(typeof games === 'string' ? play(games) : games, { tieBreakers: list }).rows);
const reasons = (games: string, ...list: TieBreaker[]) =>
  tableOf(play(games), { tieBreakers: list }).rows.map(({ entry, why }) => [
    entry,
    why.below?.criterion,
    why.below?.better,
    why.below?.worse,
  ]);

describe('numbers of the table', () => {
  const withSets = withMore('AC 9-8, BD 9-3', [{ sets: [3, 1] }, { sets: [2, 0] }]);
  test('set difference', () => expect(order(withSets, 'set-difference')).toBe('1A 1B 3C 3D'));
  test('sets won', () => expect(order(withSets, 'sets-won')).toBe('1A 2B 3C 4D'));
  test('games won count independent of points', () => expect(order('AB 3-0, AC 0-3, BC 3-3, CB 3-0', 'games-won')).toBe('1C 2A 3B'));
  test('legs against throw count only if all tied entries have them', () => {
    expect(order(withMore('AC 3-1, BD 3-1', [{ legsAgainstThrow: [1, 0] }, { legsAgainstThrow: [2, 1] }]), 'legs-against-throw')).toBe(
      '1B 2A 2D 4C',
    );
    expect(order(withMore('AC 3-1, BD 3-1', [{ legsAgainstThrow: [1, 0] }]), 'legs-against-throw')).toBe('1A 1B 1C 1D');
  });
  test('leg ratio counts only if all tied entries have legs', () => {
    expect(order('AC 2-0, BD 6-3', 'leg-ratio')).toBe('1A 2B 3D 4C');
    expect(order('AC 0-0 w/o, BD 6-3', 'points', 'leg-ratio')).toBe('1B 2A 2C 2D');
  });
  test('fewest legs against', () =>
    expect(reasons('AC 3-2, BD 3-1', 'legs-against').slice(0, 2)).toEqual([
      ['B', 'legs-against', 1, 2],
      ['A', 'legs-against', 2, 3],
    ]));
});

describe('opponents', () => {
  test('Buchholz adds the points of all opponents', () => {
    expect(reasons('AB 3-0, BC 3-0, DE 3-0', 'points', 'opponents-points')).toEqual([
      ['A', undefined, undefined, undefined],
      ['B', 'opponents-points', 2, 0],
      ['D', 'points', 2, 0],
      ['C', undefined, undefined, undefined],
      ['E', undefined, undefined, undefined],
    ]);
  });
  test('Sonneborn-Berger adds the points of beaten opponents and half of those of drawn games', () => {
    expect(reasons('AB 3-0, BC 3-0, DE 3-0', 'points', 'sonneborn-berger').slice(0, 2)).toEqual([
      ['A', 'sonneborn-berger', 2, 0],
      ['B', undefined, undefined, undefined],
    ]);
    expect(reasons('AB 3-3, CD 3-3, BE 3-0', 'points', 'sonneborn-berger').slice(0, 3)).toEqual([
      ['B', 'points', 3, 1],
      ['A', 'sonneborn-berger', 1.5, 0.5],
      ['C', undefined, undefined, undefined],
    ]);
  });
  test('walkovers do not count', () => {
    expect(order('AB 3-0 w/o, BC 3-0, DE 3-0', 'points', 'opponents-points')).toBe('1A 1B 1D 4C 4E');
    expect(order('AB 3-0 w/o, BC 3-0, DE 3-0', 'points', 'sonneborn-berger')).toBe('1A 1B 1D 4C 4E');
  });
});

describe('head-to-head', () => {
  test('includes the mini-table of exactly the tied entries; with two rows, it is the result of their game', () => {
    const { rows } = tableOf(play('AB 3-2, DA 3-0, BD 3-0, DC 3-0'), { tieBreakers: ['games-won', 'head-to-head'] });
    expect(rows[1]?.why.below).toMatchObject({
      ...{ criterion: 'head-to-head', upper: 'A', lower: 'B', better: 2, worse: 0, among: ['A', 'B'] },
      miniTable: [
        { entry: 'A', played: 1, won: 1, points: 2, legsFor: 3, legsAgainst: 2 },
        { entry: 'B', played: 1, won: 0, points: 0, legsFor: 2, legsAgainst: 3 },
      ],
    });
    expect(rows[0]?.why.below).not.toHaveProperty('miniTable');
  });

  test('is applied again to the entries that are still level', () => {
    // Four entries won two games each. Among them, A and B won two, C and D one; B beat A, and C beat D.
    const { rows } = tableOf(play('AC 3-0, AD 3-0, BA 3-0, BC 3-0, DB 3-0, CD 3-0, CE 3-0, DF 3-0'), {
      tieBreakers: ['games-won', 'head-to-head'],
    });
    expect(orderOf(rows)).toBe('1B 2A 3C 4D 5E 5F');
    expect(rows.slice(0, 3).map(({ why }) => why.below?.among.join(''))).toEqual(['AB', 'ABCD', 'CD']);
    expect(rows.slice(0, 3).map(({ why }) => why.below?.miniTable?.map(({ entry }) => entry).join(''))).toEqual(['AB', 'ABCD', 'CD']);
  });

  test('uses only legs of the mini-table, not of the whole group', () => {
    // In their circle A has +2, B and C have −1, and B beat C. Against D, C has the best legs of all.
    const games = 'AB 3-0, BC 3-1, CA 3-2, AD 3-2, BD 3-2, CD 9-0';
    expect(order(games, 'points', 'head-to-head', 'head-to-head-legs')).toBe('1A 2B 3C 4D');
    expect(reasons(games, 'points', 'head-to-head', 'head-to-head-legs').slice(0, 2)).toEqual([
      ['A', 'head-to-head-legs', 2, -1],
      ['B', 'head-to-head', 2, 0],
    ]);
    expect(order(games, 'points', 'head-to-head', 'leg-difference')).toBe('1C 2A 3B 4D');
  });

  test('is skipped while tied entries have still to meet', () => {
    expect(order('AB 3-0, CD 3-0', 'games-won', 'head-to-head')).toBe('1A 1C 3B 3D');
    // A and B have met; C has still to play both.
    expect(order('AB 3-0, CD 0-3, BD 3-0, DA 3-0', 'head-to-head')).toBe('1A 1B 1C 1D');
  });

  test('counts if all pairs have met equally often', () => {
    expect(order('AB 3-0, BA 3-2, AC 3-0, CA 3-2, BC 3-0, CB 0-3', 'head-to-head')).toBe('1B 2A 3C');
    expect(order('AB 3-0, BA 3-2, AC 3-0, BC 3-0', 'head-to-head')).toBe('1A 1B 1C');
  });

  test('distinguishes ids whose concatenations are equal', () => {
    const ids = ['a', 'ab', 'b', 'bb'];
    const games = ids.flatMap((one, i) => ids.slice(i + 1).map((two): StandingsGame => ({ sides: [one, two], legs: [0, 3], winner: 1 })));
    expect(tableOf(games, { tieBreakers: ['head-to-head'] }).rows.map(({ entry }) => entry)).toEqual(ids.toReversed());
  });

  test('of two leaves three tied entries to the next criterion', () => {
    expect(order('AB 3-0, BC 3-0, AC 3-0', 'head-to-head-of-two', 'legs-won')).toBe('1A 2B 3C');
    expect(reasons('AB 3-0, BC 3-0, AC 3-0', 'head-to-head-of-two', 'legs-won')[0]).toEqual(['A', 'legs-won', 6, 3]);
    expect(reasons('AB 3-2, DA 3-2, BD 3-2, DC 3-0', 'points', 'head-to-head-of-two', 'legs-won')[1]).toEqual([
      'A',
      'head-to-head-of-two',
      2,
      0,
    ]);
  });
});

describe('given numbers', () => {
  const given = {
    'nights-won': new Map([
      ['A', 0],
      ['B', 2],
      ['C', 1],
    ]),
    some: new Map([['A', 1]]),
  };
  test('put the highest first, with their name in the reason', () => {
    const { rows } = tableOf(play('AB 0-0, BC 0-0'), { tieBreakers: ['points', 'given:nights-won'], given });
    expect(orderOf(rows)).toBe('1B 2C 3A');
    expect(rows[1]?.why.below).toEqual({ criterion: 'given:nights-won', upper: 'C', lower: 'A', better: 1, worse: 0, among: ['A', 'C'] });
  });
  test('are skipped if one of the tied entries has none', () => {
    expect(orderOf(tableOf(play('AB 0-0'), { tieBreakers: ['given:some'], given }).rows)).toBe('1A 1B');
    expect(orderOf(tableOf(play('AB 0-0'), { tieBreakers: ['given:other'], given }).rows)).toBe('1A 1B');
    expect(orderOf(tableOf(play('AB 0-0'), { tieBreakers: ['given:nights-won'] }).rows)).toBe('1A 1B');
  });
});

describe('decisions', () => {
  const lot = (names: string, by: Decision['by'] = 'lot'): Decision => ({ order: [...names], by });
  test('count only for exactly the set that is tied', () => {
    const games = play('AC 3-0, BC 3-0');
    const decide = (names: string) => tableOf(games, { tieBreakers: ['points'], decisions: [lot(names)] });
    expect(orderOf(decide('BA').rows)).toBe('1B 2A 3C');
    for (const names of ['BAC', 'B', 'C', 'BC', 'BB', 'BBA']) {
      expect([orderOf(decide(names).rows), decide(names).unused]).toEqual(['1A 1B 3C', [lot(names)]]);
    }
  });
  test('are needed for each tie', () => {
    const games = play('AC 3-0, BD 3-0');
    const one = tableOf(games, { tieBreakers: ['points'], decisions: [lot('DC')] });
    expect([orderOf(one.rows), one.unresolved]).toEqual(['1A 1B 3D 4C', [['A', 'B']]]);
    const both = tableOf(games, { tieBreakers: ['points'], decisions: [lot('DC'), lot('BA')] });
    expect([orderOf(both.rows), both.unresolved, both.unused]).toEqual(['1B 2A 3D 4C', [], []]);
  });
});

describe('laws', () => {
  const score = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
  const pairs = ['AB', 'AC', 'AD', 'AE', 'BC', 'BD', 'BE', 'CD', 'CE', 'DE'];
  const group = fc
    .array(score, { minLength: 10, maxLength: 10 })
    .map((scores) => scores.flatMap(([a, b], i) => play(`${pairs[i]} ${a}-${b}`)));

  test('a decision changes its tie and nothing else', () => {
    let ties = 0;
    fc.assert(
      fc.property(group, fc.shuffledSubarray([...tieBreakers]), (games, list) => {
        const before = tableOf(games, { tieBreakers: list });
        for (const tied of before.unresolved) {
          ties += 1;
          const after = tableOf(games, { tieBreakers: list, decisions: [{ order: tied.toReversed(), by: 'lot' }] });
          expect(after.rows.filter(({ entry }) => tied.includes(entry)).map(({ entry }) => entry)).toEqual(tied.toReversed());
          expect(after.unresolved).toEqual(before.unresolved.filter((other) => other !== tied));
          const others = ({ rows }: typeof before) =>
            rows.filter(({ entry }) => !tied.includes(entry)).map(({ entry, position, tiedWith }) => ({ entry, position, tiedWith }));
          expect(others(after)).toEqual(others(before));
        }
      }),
    );
    expect(ties).toBeGreaterThan(0);
  });

  test('entries that stay tied have equal points in their mini-table', () => {
    let circles = 0;
    fc.assert(
      fc.property(group, (games) => {
        for (const tied of tableOf(games, { tieBreakers: ['games-won', 'head-to-head'] }).unresolved) {
          const among = games.filter(({ sides }) => sides.every((side) => tied.includes(side)));
          const mini = [...countGames(tied, among, defaultPoints).values()];
          expect(new Set(mini.map(({ points }) => points)).size).toBe(1);
          circles += Number(tied.length > 2);
        }
      }),
    );
    expect(circles).toBeGreaterThan(0);
  });
});

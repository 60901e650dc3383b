import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, shuffle } from '../draw/random.ts';
import type { DrawnGame } from '../draw/slot.ts';
import { drawRound, type RoundInput } from './drawRound.ts';
import { byeCount, keepsApart, type RoundRules } from './roundRules.ts';
import { areClubmates, levelOf, type CupTeam } from './team.ts';
import { chiSquare, drawn, openRules, slotLabel, teams } from './testCup.ts';

const draw = (of: readonly CupTeam[], more: Partial<RoundRules> = {}, drawNumber = 7, round = 1) =>
  drawRound({ teams: of, round, rules: { ...openRules, ...more }, drawNumber });
const seeded = { draw: { by: 'seeded', meetFrom: 3 } } as const;
const regional = { draw: { by: 'regional' } } as const;

/** The number of occurrences of each key in a number of draws. */
function frequencies(draws: number, keys: (drawNumber: number) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (let drawNumber = 0; drawNumber < draws; drawNumber++)
    for (const key of keys(drawNumber)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
const unordered = (ties: readonly DrawnGame[]) => ties.map(({ slots }) => slots.map(slotLabel).sort().join('-'));

describe('a draw', () => {
  test('numbers ties of two teams first, then byes; byes go to the highest levels', () => {
    const { ties } = draw(teams(5, (i) => ({ level: i === 3 ? 1 : 2 })));
    expect(ties.map(({ key, round, position }) => [key, round, position])).toEqual([
      ['w1-1', 1, 1],
      ['w1-2', 1, 2],
      ['w1-3', 1, 3],
    ]);
    expect(drawn(ties)[2]).toBe('d-bye');
  });

  test('a preliminary round: the lowest levels play, so that a power of two is left', () => {
    const { ties } = draw(
      teams(11, (i) => ({ level: i < 4 ? 1 : 2 })),
      { plays: 'power-of-two' },
    );
    const byes = drawn(ties).filter((tie) => tie.endsWith('bye'));
    expect(byes).toHaveLength(5);
    expect(byes).toEqual(expect.arrayContaining(['a-bye', 'b-bye', 'c-bye', 'd-bye']));
  });

  test('a team without a bye so far gets it before a higher level that has had one', () => {
    const { ties } = draw(teams(3, (i) => ({ level: i + 1, byes: i === 0 ? 1 : 0 })));
    expect(drawn(ties)[1]).toBe('b-bye');
  });

  test('a team that comes from a tie has a slot that follows this tie', () => {
    const { ties } = drawRound({ teams: teams(2, (i) => (i === 0 ? { from: 'w1-4' } : {})), round: 2, rules: openRules, drawNumber: 1 });
    expect(drawn(ties)).toContainEqual(expect.toBeOneOf(['>w1-4-b', 'b->w1-4']));
    expect(ties[0]?.key).toBe('w2-1');
  });

  test('turns every name over once, tie by tie, the first drawn first', () => {
    const { ties, turns } = draw(
      teams(7, (i) => ({ level: i })),
      { home: 'lower-level' },
    );
    expect(turns.map(({ team }) => team).sort()).toEqual([...'abcdefg']);
    expect(turns.map(({ tie }) => tie)).toEqual(['w1-1', 'w1-1', 'w1-2', 'w1-2', 'w1-3', 'w1-3', 'w1-4']);
    for (const { team, tie, side } of turns)
      expect(ties.find(({ key }) => key === tie)?.slots[side]).toEqual({ kind: 'entry', entry: team });
    // Levels decide the home team, not the order of the draw.
    for (const { slots } of ties.slice(0, 3)) expect(slotLabel(slots[0]) > slotLabel(slots[1])).toBe(true);
    expect(turns.some(({ side }, i) => i % 2 === 0 && side === 1)).toBe(true);
    const first = draw(teams(6)).turns;
    expect(first.map(({ side }) => side)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('throws for fewer than two teams, and for a team that is listed twice', () => {
    expect(() => draw(teams(1))).toThrow(RangeError);
    expect(() => draw([...teams(2), ...teams(1)])).toThrow('twice');
  });

  test('draws 256 teams of 90 clubs without a tie of clubmates', () => {
    const many = Array.from({ length: 256 }, (_, i): CupTeam => ({ id: `t${i}`, club: `club ${i % 90}`, region: `region ${i % 3}` }));
    const { ties, unmet } = draw(many, regional);
    expect(ties).toHaveLength(128);
    // Regions of 86, 85 and 85 teams: one tie across.
    expect(unmet.map(({ wish, because }) => [wish, because])).toEqual([['regions', 'numbers']]);
  });
});

describe('wishes that a draw cannot keep are explained', () => {
  test('clubs: more than half of the teams are of one club', () => {
    const { unmet, ties } = draw(teams(4, (i) => ({ club: i < 3 ? 'De Pijl' : null })));
    expect(unmet).toEqual([{ tie: expect.any(String), wish: 'clubs', because: 'numbers' }]);
    expect(unordered(ties.filter(({ key }) => key === unmet[0]?.tie))[0]).not.toContain('d');
  });

  test('clubs: the regions come first', () => {
    const of = teams(4, (i) => ({ club: i < 2 ? 'De Pijl' : null, region: i < 2 ? 'north' : 'south' }));
    const { unmet, ties } = draw(of, regional);
    expect(unordered(ties).sort()).toEqual(['a-b', 'c-d']);
    expect(unmet).toEqual([{ tie: ties.find((tie) => drawn([tie])[0]!.includes('a'))?.key, wish: 'clubs', because: 'draw' }]);
    expect(draw(of).unmet).toEqual([]);
  });

  test('seeds: too many of them; from the round in which they may meet there is no wish', () => {
    const of = teams(4, (i) => ({ seeded: i < 3 }));
    expect(draw(of, seeded, 7, 2).unmet).toEqual([{ tie: expect.any(String), wish: 'seeds', because: 'numbers' }]);
    expect(draw(of, seeded, 7, 3).unmet).toEqual([]);
  });

  test('regions: the odd teams of two regions meet across', () => {
    const { ties, unmet } = draw(
      teams(6, (i) => ({ region: i < 3 ? 'north' : 'south' })),
      regional,
    );
    expect(unmet).toEqual([{ tie: expect.any(String), wish: 'regions', because: 'numbers' }]);
    expect(ties).toHaveLength(3);
  });

  test('home: both teams were away last', () => {
    const of = teams(4, (i) => ({ last: i < 3 ? 'away' : 'home' }));
    expect(draw(of, { home: 'away-last' }).unmet).toEqual([{ tie: expect.any(String), wish: 'home', because: 'both-away' }]);
    expect(draw(of).unmet).toEqual([]);
  });
});

/** The claim of a team to a bye; the least comes first: fewest byes, then seeded teams, then the highest level. */
const claim = (team: CupTeam): string => `${team.byes ?? 0}${team.seeded ? 0 : 1}${Math.min(levelOf(team), 9)}`;

/** The fewest broken wishes of any byes and pairing, found by trying all of them: teams kept apart first, then clubmates. */
function fewest(of: readonly CupTeam[], byes: number, isApart: (a: CupTeam, b: CupTeam) => boolean): [number, number] {
  const pairings = (left: readonly CupTeam[]): [number, number][] => {
    const [one, ...others] = left;
    if (!one) return [[0, 0]];
    return others.flatMap((two, i) =>
      pairings(others.toSpliced(i, 1)).map(([apart, clubs]): [number, number] => [
        apart + Number(isApart(one, two)),
        clubs + Number(areClubmates(one, two)),
      ]),
    );
  };
  const merit = (resting: readonly CupTeam[]) => resting.map(claim).sort();
  const resting = (size: number, from: readonly CupTeam[]): CupTeam[][] =>
    size === 0 ? [[]] : from.flatMap((team, i) => resting(size - 1, from.slice(i + 1)).map((rest) => [team, ...rest]));
  const allowed = merit(of).slice(0, byes).join();
  return resting(byes, of)
    .filter((rest) => merit(rest).join() === allowed)
    .flatMap((rest) => pairings(of.filter((team) => !rest.includes(team))))
    .reduce((best, each) => ((each[0] - best[0] || each[1] - best[1]) < 0 ? each : best));
}

const field = fc.array(
  fc.record({
    level: fc.option(fc.integer({ min: 1, max: 3 })),
    seeded: fc.boolean(),
    club: fc.option(fc.constantFrom('x', 'y')),
    region: fc.option(fc.constantFrom('n', 's'), { freq: 9 }),
    byes: fc.constantFrom(0, 0, 1),
    last: fc.constantFrom('home', 'away', null),
  }),
  { minLength: 2, maxLength: 8 },
);
const rules = fc.record({
  draw: fc.constantFrom<RoundRules['draw']>({ by: 'open' }, { by: 'seeded', meetFrom: 2 }, { by: 'regional' }),
  home: fc.constantFrom('first-drawn', 'lower-level', 'away-last'),
  plays: fc.constantFrom('all', 'power-of-two'),
});
const input = fc.tuple(field, rules, fc.nat()).map(([of, own, drawNumber]): RoundInput => ({
  teams: of.map((team, i) => ({ id: String.fromCharCode(97 + i), ...team }) as CupTeam),
  round: 1,
  rules: { ...openRules, ...own } as RoundRules,
  drawNumber,
}));

describe('laws of the draw', () => {
  test('every team is drawn once, and byes go only to teams with the first claim to one', () => {
    fc.assert(
      fc.property(input, (round) => {
        const { ties, turns } = drawRound(round);
        const sides = ties.flatMap(({ slots }) => slots.map(slotLabel));
        expect(sides.filter((side) => side !== 'bye').sort()).toEqual(round.teams.map(({ id }) => id).sort());
        expect(sides.filter((side) => side === 'bye')).toHaveLength(byeCount(round.teams.length, round.rules.plays));
        expect(turns.map(({ team }) => team).sort()).toEqual(round.teams.map(({ id }) => id).sort());
        const hasBye = (team: CupTeam) => drawn(ties).includes(`${team.id}-bye`);
        for (const rests of round.teams.filter(hasBye))
          for (const plays of round.teams.filter((team) => !hasBye(team))) expect(claim(rests) <= claim(plays)).toBe(true);
      }),
    );
  });

  test('no draw keeps more wishes: all byes and pairings of up to eight teams tried', () => {
    fc.assert(
      fc.property(input, (round) => {
        const { draw: rule, plays } = round.rules;
        const isApart = (a: CupTeam, b: CupTeam) => keepsApart(rule, 1, a, b);
        const { ties, unmet } = drawRound(round);
        const byes = byeCount(round.teams.length, plays);
        const least = fewest(round.teams, byes, isApart);
        const of = (which: string[]) => unmet.filter(({ wish }) => which.includes(wish));
        expect([of(['seeds', 'regions']).length, of(['clubs']).length]).toEqual(least);
        const [, alone] = fewest(round.teams, byes, () => false);
        for (const { because } of of(['clubs'])) expect(because === 'numbers').toBe(alone === least[1]);
        const team = (id: string) => round.teams.find((each) => each.id === id) as CupTeam;
        const met = ties.map(({ slots }) => slots.map(slotLabel)).filter(([, away]) => away !== 'bye');
        expect(met.filter(([a, b]) => isApart(team(a!), team(b!)))).toHaveLength(least[0]);
        expect(met.filter(([a, b]) => areClubmates(team(a!), team(b!)))).toHaveLength(least[1]);
      }),
      { numRuns: 150 },
    );
  });

  test('is repeated by its draw number for any order of teams', () => {
    fc.assert(
      fc.property(input, (round) => {
        const mixed = { ...round, teams: shuffle(round.teams, createRandom(round.drawNumber + 1)) };
        expect(drawRound(mixed)).toEqual(drawRound(round));
      }),
    );
    expect(draw(teams(12))).not.toEqual(draw(teams(12), {}, 8));
  });
});

describe('fairness over draw numbers', () => {
  test('an open draw has every pair, and every team at home, equally often', () => {
    const counts = frequencies(1500, (number) => {
      const { ties } = draw(teams(6), {}, number);
      return [...unordered(ties), ...ties.map(({ slots }) => slotLabel(slots[0]))];
    });
    const [pairs, homes] = [true, false].map((isPair) => [...counts].filter(([key]) => key.includes('-') === isPair));
    expect([pairs!.length, homes!.length]).toEqual([15, 6]);
    expect(chiSquare(pairs!.map(([, count]) => count))).toBeLessThan(36.1); // 14 degrees of freedom, one in a thousand
    expect(chiSquare(homes!.map(([, count]) => count))).toBeLessThan(20.5); // 5 degrees of freedom
  });

  test('teams of the highest level have the bye equally often', () => {
    const byes = frequencies(2000, (number) =>
      drawn(
        draw(
          teams(7, (i) => ({ level: i < 4 ? 1 : 2 })),
          {},
          number,
        ).ties,
      ).filter((tie) => tie.endsWith('bye')),
    );
    expect([...byes.keys()].sort()).toEqual(['a-bye', 'b-bye', 'c-bye', 'd-bye']);
    expect(chiSquare([...byes.values()])).toBeLessThan(16.3); // 3 degrees of freedom
  });

  test('with clubs apart, alike teams meet each other equally often, and every best draw comes up', () => {
    // Two clubs of two teams and two teams without a club.
    const of = teams(6, (i) => ({ club: ['x', 'x', 'y', 'y'][i] ?? null }));
    const draws = Array.from({ length: 2000 }, (_, number) => unordered(draw(of, {}, number).ties).sort());
    const counts = frequencies(2000, (number) => draws[number]!);
    expect([...counts.keys()].sort()).toEqual('a-c a-d a-e a-f b-c b-d b-e b-f c-e c-f d-e d-f e-f'.split(' '));
    const alike = (keys: string) => chiSquare(keys.split(' ').map((key) => counts.get(key) as number));
    expect(alike('a-c a-d b-c b-d')).toBeLessThan(16.3);
    expect(alike('a-e a-f b-e b-f c-e c-f d-e d-f')).toBeLessThan(24.3); // 7 degrees of freedom
    expect(new Set(draws.map((pairs) => pairs.join(' '))).size).toBe(10);
  });

  test('in a seeded draw each seeded team meets each other team equally often', () => {
    const counts = frequencies(2000, (number) =>
      unordered(
        draw(
          teams(6, (i) => ({ seeded: i < 3 })),
          seeded,
          number,
        ).ties,
      ),
    );
    expect(counts.size).toBe(9);
    expect(chiSquare([...counts.values()])).toBeLessThan(26.2); // 8 degrees of freedom
  });
});

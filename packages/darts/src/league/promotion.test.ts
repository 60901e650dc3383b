import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promotion, type FinalGroup, type Move, type NextSeason } from './promotion.ts';

/** Groups of teams named after their group and rank, one up and one down: `a1` is the first of group `a`. */
const group = (id: string, level: number, size: number, more: Partial<FinalGroup> = {}): FinalGroup => ({
  id,
  level,
  ranked: Array.from({ length: size }, (_, i) => `${id}${i + 1}`),
  ...{ out: [], up: 1, down: 1, playOffUp: 0 },
  ...more,
});
const three = (a: Partial<FinalGroup> = {}, b: Partial<FinalGroup> = {}, c: Partial<FinalGroup> = {}) => [
  group('a', 1, 4, a),
  group('b', 2, 4, b),
  group('c', 3, 3, c),
];
const run = (groups: readonly FinalGroup[], next: { refuse?: string[]; leave?: string[] } = {}) =>
  promotion(groups, { refuse: new Set(next.refuse), leave: new Set(next.leave) });
const levelsOf = ({ levels }: ReturnType<typeof run>) => levels.map(({ teams }) => teams.join(' '));
const reasonOf = ({ moves }: ReturnType<typeof run>, team: string) => moves.find((move) => move.team === team)?.reason;

test('the usual exchange: the first goes up, the last goes down', () => {
  const result = run(three());
  expect(levelsOf(result)).toEqual(['a1 a2 a3 b1', 'a4 b2 b3 c1', 'b4 c2 c3']);
  expect(result.moves.map(({ team, reason }) => `${team} ${reason.kind}`)).toEqual([
    ...['a1 stays', 'a2 stays', 'a3 stays', 'a4 relegated'],
    ...['b1 promoted', 'b2 stays', 'b3 stays', 'b4 relegated', 'c1 promoted', 'c2 stays', 'c3 stays'],
  ]);
  expect(result.moves[4]).toEqual({ team: 'b1', group: 'b', rank: 1, from: 2, to: 1, reason: { kind: 'promoted', instead: [] } });
  expect(result.levels.map(({ open }) => open)).toEqual([[], [], []]);
});

test('a level grows or shrinks by the difference of its rules', () => {
  const levels = levelsOf(run([group('a', 1, 11), group('b', 2, 10, { up: 2, down: 2 }), group('c', 3, 10, { up: 1 })]));
  expect(levels.map((teams) => teams.split(' ').length)).toEqual([12, 8, 11]);
});

describe('free places', () => {
  test('the second of the level below goes up because a team withdrew, and its own place goes to the next below', () => {
    const result = run(three({ out: ['x'] }));
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b1 b2', 'a4 b3 c1 c2', 'b4 c3']);
    expect(reasonOf(result, 'b2')).toEqual({ kind: 'next-in-rank', place: { kind: 'withdrew', team: 'x' }, instead: [] });
    expect(reasonOf(result, 'c2')).toEqual({ kind: 'next-in-rank', place: { kind: 'moved-up', team: 'b2' }, instead: [] });
    expect(result.moves.find(({ team }) => team === 'x')).toMatchObject({ rank: null, from: 1, to: null, reason: { kind: 'withdrew' } });
  });

  test('two teams of a club that stops, one in the middle and one among those that go down', () => {
    const result = run(three(), { leave: ['a2', 'b4'] });
    // The place of b4 goes down with it: nobody else goes down from level 2, and level 3 fills no place, since it is the lowest.
    expect(levelsOf(result)).toEqual(['a1 a3 b1 b2', 'a4 b3 c1 c2', 'c3']);
    expect(reasonOf(result, 'b2')).toMatchObject({ place: { kind: 'leaves', team: 'a2' } });
    expect(reasonOf(result, 'b4')).toEqual({ kind: 'leaves' });
  });

  test('a team that leaves from a place that goes down is missing below', () => {
    const result = run(three(), { leave: ['a4'] });
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b1', 'b2 b3 c1 c2', 'b4 c3']);
    expect(reasonOf(result, 'c2')).toMatchObject({ place: { kind: 'leaves', team: 'a4' } });
  });

  test('the best team that would go down keeps its place if nobody comes from below', () => {
    const result = run(three({ out: ['x'], down: 2 }, { up: 2 }), { refuse: ['b3'] });
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b1 b2', 'a4 b3 c1 c2', 'b4 c3']);
    expect(reasonOf(result, 'a3')).toEqual({ kind: 'spared', place: { kind: 'withdrew', team: 'x' } });
    // Two were to come down, and one did.
    expect(reasonOf(result, 'c2')).toMatchObject({ place: { kind: 'stayed-up', team: 'a3' } });
  });

  test('a least size is filled from below, and further places stay open', () => {
    const filled = run([group('a', 1, 4, { leastSize: 6 }), group('b', 2, 4)]);
    expect(levelsOf(filled)).toEqual(['a1 a2 a3 b1 b2 b3', 'a4 b4']);
    expect(reasonOf(filled, 'b2')).toEqual({ kind: 'next-in-rank', place: { kind: 'least-size' }, instead: [] });
    const short = run([group('a', 1, 2, { leastSize: 5 }), group('b', 2, 2, { leastSize: 1 })]);
    expect(short.levels).toEqual([
      { level: 1, teams: ['a1', 'a2', 'b1', 'b2'], open: [{ kind: 'least-size' }] },
      { level: 2, teams: [], open: [{ kind: 'stayed-up', team: 'a2' }] },
    ]);
    expect(reasonOf(short, 'a2')).toEqual({ kind: 'spared', place: { kind: 'least-size' } });
  });
});

describe('free places over four levels', () => {
  const four = (a: Partial<FinalGroup>) => [...three(a), group('d', 4, 3)];
  test('the reasons of each level name its own teams that moved up', () => {
    const result = run(four({ out: ['x'] }));
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b1 b2', 'a4 b3 c1 c2', 'b4 d1 d2', 'c3 d3']);
    expect(reasonOf(result, 'c2')).toMatchObject({ place: { kind: 'moved-up', team: 'b2' } });
    expect(reasonOf(result, 'd2')).toMatchObject({ place: { kind: 'moved-up', team: 'c2' } });
  });

  test('a team that stayed up is missing one level below, not two', () => {
    const result = run(four({ out: ['x'] }), { refuse: ['b2', 'b3'] });
    expect(reasonOf(result, 'a4')).toMatchObject({ kind: 'spared', place: { kind: 'withdrew', team: 'x' } });
    expect(reasonOf(result, 'c2')).toMatchObject({ place: { kind: 'stayed-up', team: 'a4' } });
    expect(reasonOf(result, 'd2')).toMatchObject({ place: { kind: 'moved-up', team: 'c2' } });
  });
});

describe('refusals', () => {
  test('the next in rank goes up', () => {
    const result = run(three(), { refuse: ['b1', 'b3'] });
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b2', 'a4 b1 b3 c1', 'b4 c2 c3']);
    expect(reasonOf(result, 'b2')).toEqual({ kind: 'promoted', instead: ['b1'] });
    expect(reasonOf(result, 'b1')).toEqual({ kind: 'refused' });
  });

  test('a first team that stops is replaced like one that refuses', () => {
    const result = run(three(), { leave: ['b1'] });
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b2', 'a4 b3 c1 c2', 'b4 c3']);
    expect(reasonOf(result, 'b2')).toEqual({ kind: 'promoted', instead: ['b1'] });
  });

  test('if all refuse, nobody goes down, and the level below keeps its size', () => {
    const result = run(three(), { refuse: ['b1', 'b2', 'b3'] });
    expect(levelsOf(result)).toEqual(['a1 a2 a3 a4', 'b1 b2 b3 c1', 'b4 c2 c3']);
    expect(reasonOf(result, 'a4')).toEqual({ kind: 'spared', place: { kind: 'nobody', group: 'b' } });
  });

  test('a team that is still here because it refused fills no other free place', () => {
    const result = run(three({}, { out: ['x'] }), { refuse: ['b1', 'b2', 'b3'] });
    expect(levelsOf(result)).toEqual(['a1 a2 a3 a4', 'b1 b2 b3 c1 c2', 'b4 c3']);
    expect(reasonOf(result, 'c2')).toMatchObject({ kind: 'next-in-rank', place: { kind: 'withdrew', team: 'x' } });
  });

  test('the parallel group fills the place of a group that refuses', () => {
    const groups = [group('a', 1, 4, { down: 2 }), group('b', 2, 3), group('c', 2, 3, { out: ['x'] }), group('d', 3, 4, { up: 2 })];
    const result = run(groups, { refuse: ['b1', 'b2'] });
    expect(reasonOf(result, 'c2')).toEqual({ kind: 'next-in-rank', place: { kind: 'nobody', group: 'b' }, instead: [] });
    expect(reasonOf(result, 'd3')).toEqual({ kind: 'next-in-rank', place: { kind: 'withdrew', team: 'x' }, instead: [] });
    expect(levelsOf(result)).toEqual(['a1 a2 c1 c2', 'a3 a4 b1 b2 d1 d2 d3', 'b3 c3 d4']);
  });

  test('a place that nobody above can keep either stays open', () => {
    const result = run(three({ down: 0 }), { refuse: ['b1', 'b2', 'b3'] });
    expect(result.levels.map(({ teams, open }) => [teams.length, open.length])).toEqual([
      [4, 1],
      [4, 0],
      [3, 0],
    ]);
  });
});

describe('play-offs', () => {
  const groups = (playOffWinner?: string | null) =>
    three({ down: 2 }, { playOffUp: 2, ...(playOffWinner !== undefined && { playOffWinner }) });

  test('the winner goes up', () => {
    const result = run(groups('b3'));
    expect(levelsOf(result)).toEqual(['a1 a2 b1 b3', 'a3 a4 b2 c1', 'b4 c2 c3']);
    const won = { kind: 'play-off', among: ['b2', 'b3'], decided: true, instead: [] };
    expect(reasonOf(result, 'b3')).toEqual(won);
    expect(reasonOf(run(groups('b3'), { refuse: ['b2'] }), 'b3')).toEqual(won);
  });

  test('until it is played, the best placed team is proposed as the winner', () => {
    expect(reasonOf(run(groups()), 'b2')).toEqual({ kind: 'play-off', among: ['b2', 'b3'], decided: false, instead: [] });
    expect(reasonOf(run(groups(), { leave: ['b2'] }), 'b3')).toEqual({
      kind: 'play-off',
      among: ['b2', 'b3'],
      decided: false,
      instead: ['b2'],
    });
  });

  test('if a team of the level above won, the best of those that go down keeps its place, even if other places are free', () => {
    const result = run(groups(null).map((each) => (each.id === 'a' ? { ...each, out: ['x'] } : each)));
    expect(levelsOf(result)).toEqual(['a1 a2 a3 b1 b2', 'a4 b3 c1 c2', 'b4 c3']);
    expect(reasonOf(result, 'a3')).toEqual({ kind: 'spared', place: { kind: 'lost', group: 'b' } });
    expect(reasonOf(result, 'b2')).toMatchObject({ kind: 'next-in-rank', place: { kind: 'withdrew', team: 'x' } });
  });

  test('a winner that refuses gives way to the others, and then to the team that would go down', () => {
    expect(reasonOf(run(groups('b2'), { refuse: ['b2'] }), 'b3')).toEqual({
      kind: 'play-off',
      among: ['b2', 'b3'],
      decided: true,
      instead: ['b2'],
    });
    const nobody = run(groups('b2'), { refuse: ['b2', 'b3'] });
    expect(reasonOf(nobody, 'a3')).toEqual({ kind: 'spared', place: { kind: 'nobody', group: 'b' } });
    expect(levelsOf(nobody)).toEqual(['a1 a2 a3 b1', 'a4 b2 b3 c1', 'b4 c2 c3']);
  });

  test('if all teams of the play-off refuse, the next in rank goes up without having played in it', () => {
    const five = groups('b2').map((each) => (each.id === 'b' ? { ...each, ranked: ['b1', 'b2', 'b3', 'b4', 'b5'] } : each));
    const result = run(five, { refuse: ['b2', 'b3'] });
    expect(reasonOf(result, 'b4')).toEqual({ kind: 'next-in-rank', place: { kind: 'nobody', group: 'b' }, instead: ['b2', 'b3'] });
  });
});

test('parallel groups: each has its own places, and free ones go by rank, then by the order of the groups', () => {
  const groups = [group('a', 1, 6, { down: 2, out: ['x', 'y'] }), group('b', 2, 4), group('c', 2, 4)];
  const result = run(groups.toReversed(), { refuse: ['b2'] });
  expect(result.levels[0]?.teams).toEqual(['a1', 'a2', 'a3', 'a4', 'c1', 'c2', 'c3', 'b1']);
  expect(reasonOf(result, 'c2')).toMatchObject({ place: { kind: 'withdrew', team: 'x' }, instead: [] });
  expect(reasonOf(result, 'c3')).toMatchObject({ place: { kind: 'withdrew', team: 'y' } });
  expect(reasonOf(run(groups), 'b2')).toMatchObject({ place: { kind: 'withdrew', team: 'x' } });
  expect(reasonOf(run(groups), 'c2')).toMatchObject({ place: { kind: 'withdrew', team: 'y' } });
});

test('parallel groups: of those that go down, the better rank keeps its place first', () => {
  const result = run([group('a', 1, 5), group('b', 1, 4), group('c', 2, 3, { up: 2 })], { refuse: ['c2', 'c3'] });
  expect(reasonOf(result, 'b4')).toEqual({ kind: 'spared', place: { kind: 'nobody', group: 'c' } });
  expect(reasonOf(result, 'a5')).toEqual({ kind: 'relegated' });
});

test('one level: nobody moves', () => expect(levelsOf(run([group('a', 1, 3)], { leave: ['a2'] }))).toEqual(['a1 a3']));

test('without groups there are no proposals', () => expect(run([])).toEqual({ moves: [], levels: [] }));

test('throws if a team is in two groups', () => expect(() => run([group('a', 1, 2), group('a', 2, 2)])).toThrow('in two groups'));

describe('any season', () => {
  const anyGroup = fc.record({
    size: fc.integer({ min: 0, max: 7 }),
    out: fc.integer({ min: 0, max: 2 }),
    up: fc.integer({ min: 0, max: 2 }),
    down: fc.integer({ min: 0, max: 3 }),
    playOffUp: fc.integer({ min: 0, max: 2 }),
    winner: fc.constantFrom(undefined, null, 2, 3),
    level: fc.integer({ min: 1, max: 4 }),
    leastSize: fc.constantFrom(undefined, undefined, 6),
  });
  const season = fc.array(anyGroup, { minLength: 1, maxLength: 5 }).map((all) =>
    all.map(({ size, out, winner, ...rules }, i): FinalGroup => {
      const id = 'abcde'.charAt(i);
      return {
        ...group(id, rules.level, size, rules),
        out: Array.from({ length: out }, (_, n) => `${id}x${n}`),
        ...(winner !== undefined && { playOffWinner: winner === null ? null : `${id}${winner}` }),
      };
    }),
  );
  const names = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...'abcde'), fc.integer({ min: 1, max: 7 })).map(([id, rank]) => `${id}${rank}`),
    { maxLength: 12 },
  );
  const next = fc.record({ refuse: names.map((all) => new Set(all)), leave: names.map((all) => new Set(all)) });
  const numbersOf = (groups: readonly FinalGroup[]) => [...new Set(groups.map(({ level }) => level))].sort();
  const isInSeason = (groups: readonly FinalGroup[], team: string) =>
    groups.some(({ ranked, out }) => ranked.includes(team) || out.includes(team));

  const always = (check: (groups: readonly FinalGroup[], result: ReturnType<typeof promotion>, said: Required<NextSeason>) => void) =>
    fc.assert(
      fc.property(season, next, (groups, { refuse, leave }) => check(groups, promotion(groups, { refuse, leave }), { refuse, leave })),
      { numRuns: 300 },
    );

  test('every team has one proposal with a reason; those that continue are at exactly one level', () => {
    always((groups, { moves, levels }, { leave }) => {
      expect(moves.map(({ team }) => team).sort()).toEqual(groups.flatMap(({ ranked, out }) => [...ranked, ...out]).sort());
      const placed = levels.flatMap(({ teams }) => teams);
      expect([...new Set(placed)]).toEqual(placed);
      for (const { team, to, reason } of moves) {
        expect(to === null).toBe(reason.kind === 'leaves' || reason.kind === 'withdrew');
        expect(placed.includes(team)).toBe(to !== null);
        if (leave.has(team)) expect(to).toBeNull();
      }
    });
  });

  test('nobody moves by more than one level, or goes up after refusing; reasons fit the moves', () => {
    const direction: Record<Move['reason']['kind'], number> = {
      ...{ promoted: -1, 'play-off': -1, 'next-in-rank': -1, spared: 0, stays: 0, refused: 0, relegated: 1 },
      ...{ leaves: Number.NaN, withdrew: Number.NaN },
    };
    always((groups, { moves }, { refuse }) => {
      const numbers = numbersOf(groups);
      for (const { team, from, to, reason } of moves) {
        if (to !== null) expect(numbers.indexOf(to) - numbers.indexOf(from)).toBe(direction[reason.kind]);
        if (to !== null && to < from) expect(refuse.has(team)).toBe(false);
        if ('instead' in reason) expect(reason.instead.every((other) => isInSeason(groups, other))).toBe(true);
      }
    });
  });

  test('a level has the size of its rules, less the open places; more only by places above that nobody of it can take', () => {
    always((groups, { levels, moves }) => {
      // A group that should send more teams up and down than it has counts some of them twice.
      const isPossible = groups.every(({ up, playOffUp, down, ranked }) => up + Math.min(1, playOffUp) + down <= ranked.length);
      const numbers = numbersOf(groups);
      const at = (i: number) => groups.filter(({ level }) => level === numbers[i]);
      const sum = (i: number, of: (group: FinalGroup) => number) => at(i).reduce((total, one) => total + of(one), 0);
      const up = (i: number) => sum(i, (one) => one.up + Math.min(1, one.playOffUp));
      const down = (i: number) => sum(i, (one) => Math.min(one.down, one.ranked.length));
      levels.slice(0, -1).forEach(({ teams, open, level }, i) => {
        const planned =
          sum(i, ({ ranked, out }) => ranked.length + out.length) - (i > 0 ? up(i) : 0) - down(i) + up(i + 1) + (i > 0 ? down(i - 1) : 0);
        const least = sum(i, ({ leastSize = 0 }) => leastSize);
        const size = teams.length + open.length;
        expect(size).toBeGreaterThanOrEqual(Math.max(planned, least));
        if (isPossible) expect(size - Math.max(planned, least)).toBeLessThanOrEqual(levels[i - 1]?.open.length ?? 0);
        if (open.length > 0) expect(moves.some(({ from, to }) => from === level && to === numbers[i + 1])).toBe(false);
      });
    });
  });

  test('a place is filled because of a least size only if there is one', () => {
    always((groups, { moves, levels }) => {
      for (const { to, reason } of moves) {
        if ('place' in reason && reason.place.kind === 'least-size')
          expect(groups.some(({ level, leastSize }) => level === to && leastSize)).toBe(true);
      }
      for (const { level, open } of levels) {
        if (open.some(({ kind }) => kind === 'least-size')) expect(groups.some((one) => one.level === level && one.leastSize)).toBe(true);
      }
    });
  });
});

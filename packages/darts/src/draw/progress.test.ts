import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { knockout } from './knockout.ts';
import { dependents, gameRef, groupRef, type Stage } from './links.ts';
import { progress, type GameResult, type Progress } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import type { DrawnGame, Slot } from './slot.ts';
import { changedGames, seeds, sidesOf as sides, walkover } from './testDraw.ts';

const cup = (count: number, thirdPlace = false): Stage => ({ id: 'cup', games: knockout(seeds(count), { prefix: 'w', thirdPlace }) });
const played = (winner: 0 | 1 | null, entries?: [string, string]): GameResult => ({ kind: 'played', winner, ...(entries && { entries }) });

type Changes = { ranks?: Record<string, (string | null)[]>; withdrawn?: string[] };
const follow = (stages: Stage[], results: Record<string, GameResult> = {}, { ranks = {}, withdrawn = [] }: Changes = {}) =>
  progress({ stages, results: new Map(Object.entries(results)), ranks: new Map(Object.entries(ranks)), withdrawn: new Set(withdrawn) });
const outcome = (state: Progress, ref: string) => state.games.get(ref)?.outcome;
const withOtherSides = (before: Progress, after: Progress) =>
  [...before.games.keys()].filter((ref) => sides(before, ref) !== sides(after, ref));
const ready = (state: Progress) => [...state.games.values()].filter((game) => game.ready).map((game) => game.key);

describe('bye and TBD', () => {
  test('a side against a bye advances immediately, a side against TBD does not', () => {
    const state = follow([cup(3)]);
    expect(sides(state, 'cup/w1-1')).toBe('1 v bye');
    expect(outcome(state, 'cup/w1-1')).toEqual({ kind: 'bye', winner: 0 });
    expect(sides(state, 'cup/w2-1')).toBe('1 v tbd');
    expect(outcome(state, 'cup/w2-1')).toBeNull();
    expect(ready(state)).toEqual(['w1-2']);
  });

  test('a bye of a group winner that is not known yet decides nothing', () => {
    const groups = { id: 'groups', games: [1, 2, 3].flatMap((group) => roundRobin([`${group}a`, `${group}b`], group)) };
    const finals = { id: 'finals', games: groupsToKnockout([2, 2, 2], { table: { 2: { winners: [1], losers: [2] } } }).winners };
    const before = follow([groups, finals]);
    expect(sides(before, 'finals/w1-1')).toBe('tbd v bye');
    expect(outcome(before, 'finals/w1-1')).toBeNull();
    const after = follow([groups, finals], {}, { ranks: { [groupRef('groups', 1)]: ['1a', '1b'], [groupRef('groups', 2)]: [null, null] } });
    expect(outcome(after, 'finals/w1-1')).toEqual({ kind: 'bye', winner: 0 });
    expect(sides(after, 'finals/w2-1')).toBe('1a v tbd');
    expect(sides(after, 'finals/w1-2')).toBe('tbd v tbd');
  });

  test('the loser of a bye is a bye', () => {
    const losers: DrawnGame = {
      key: 'l1-1',
      round: 1,
      position: 1,
      slots: [
        { kind: 'loserOf', game: 'w1-1' },
        { kind: 'loserOf', game: 'w1-2' },
      ],
    };
    const state = follow([cup(3), { id: 'losers', games: [losers] }], { 'cup/w1-2': played(0) });
    expect(sides(state, 'losers/l1-1')).toBe('bye v 3');
    expect(outcome(state, 'losers/l1-1')).toEqual({ kind: 'bye', winner: 1 });
  });
});

describe('results', () => {
  test('semi-finals fill the final and the game for third place', () => {
    const stages = [cup(4, true)];
    const semis = { 'cup/w1-1': played(0), 'cup/w1-2': played(1) };
    const state = follow(stages, semis);
    expect([sides(state, 'cup/w2-1'), sides(state, 'cup/w3rd')]).toEqual(['1 v 3', '4 v 2']);
    expect(ready(state)).toEqual(['w2-1', 'w3rd']);
    expect(outcome(follow(stages, { ...semis, 'cup/w2-1': played(1) }), 'cup/w2-1')).toEqual({ kind: 'played', winner: 1 });
  });

  test('removing a result removes its consequences', () => {
    const stages = [cup(8, true)];
    const results = { 'cup/w1-1': played(0), 'cup/w1-2': played(0), 'cup/w2-1': played(0), 'cup/w1-3': played(0) };
    const before = follow(stages, results);
    expect(sides(before, 'cup/w3-1')).toBe('1 v tbd');
    const { 'cup/w1-2': _, ...undone } = results;
    const after = follow(stages, undone);
    expect(sides(after, 'cup/w2-1')).toBe('1 v tbd');
    expect(sides(after, 'cup/w3-1')).toBe('tbd v tbd');
    expect(after.conflicts).toEqual(['cup/w2-1']); // the result of the semi-final does not count, because it has only one side
    expect(withOtherSides(before, after)).toEqual(['cup/w2-1', 'cup/w3-1', 'cup/w3rd']);
    expect(withOtherSides(before, follow(stages, results))).toEqual([]);
  });

  test('a result of other entries than the current ones does not count', () => {
    const stages = [cup(4)];
    const results = { 'cup/w1-1': played(0), 'cup/w1-2': played(0), 'cup/w2-1': played(0, ['1', '2']) };
    expect(follow(stages, results).conflicts).toEqual([]);
    const corrected = follow(stages, { ...results, 'cup/w1-1': played(1) });
    expect(corrected.conflicts).toEqual(['cup/w2-1']);
    expect(outcome(corrected, 'cup/w2-1')).toBeNull();
  });

  test('a drawn game in a knockout leaves the next game open', () => {
    expect(sides(follow([cup(4)], { 'cup/w1-1': played(null) }), 'cup/w2-1')).toBe('tbd v tbd');
  });
});

describe('walkovers', () => {
  test('the loser of a walkover still plays for third place, a withdrawn entry does not', () => {
    const stages = [cup(4, true)];
    const semis = { 'cup/w1-1': walkover(0), 'cup/w1-2': played(0) };
    const state = follow(stages, semis);
    expect(outcome(state, 'cup/w1-1')).toEqual({ kind: 'walkover', winner: 0 });
    expect(sides(state, 'cup/w3rd')).toBe('4 v 3');
    expect(ready(state)).toEqual(['w2-1', 'w3rd']);
    const withWithdrawal = follow(stages, semis, { withdrawn: ['4'] });
    expect(outcome(withWithdrawal, 'cup/w3rd')).toEqual({ kind: 'walkover', winner: 1 });
  });

  test('if neither side appears, the next opponent has a bye, even over several rounds', () => {
    const stages = [cup(8, true)];
    const state = follow(stages, { 'cup/w1-1': walkover(null), 'cup/w1-2': played(0) });
    expect(outcome(state, 'cup/w1-1')).toEqual({ kind: 'walkover', winner: null });
    expect(sides(state, 'cup/w2-1')).toBe('bye v 4');
    expect(outcome(state, 'cup/w2-1')).toEqual({ kind: 'bye', winner: 1 });
    expect(sides(state, 'cup/w3-1')).toBe('4 v tbd');
    expect(sides(state, 'cup/w3rd')).toBe('bye v tbd');
    const chain = follow(stages, { 'cup/w1-1': walkover(null), 'cup/w1-2': walkover(null) });
    expect(outcome(chain, 'cup/w2-1')).toEqual({ kind: 'bye', winner: null });
    expect(sides(chain, 'cup/w3-1')).toBe('bye v tbd');
  });

  test('a withdrawn entry loses its remaining games and keeps its results', () => {
    const stages = [cup(4)];
    const state = follow(stages, { 'cup/w1-1': played(0), 'cup/w1-2': played(1) }, { withdrawn: ['1'] });
    expect(outcome(state, 'cup/w1-1')).toEqual({ kind: 'played', winner: 0 });
    expect(outcome(state, 'cup/w2-1')).toEqual({ kind: 'walkover', winner: 1 });
    const bothWithdrawn = follow(stages, {}, { withdrawn: ['1', '4', '2'] });
    expect(outcome(bothWithdrawn, 'cup/w1-1')).toEqual({ kind: 'walkover', winner: null });
    expect(outcome(bothWithdrawn, 'cup/w1-2')).toEqual({ kind: 'walkover', winner: 1 });
    expect(outcome(bothWithdrawn, 'cup/w2-1')).toEqual({ kind: 'bye', winner: 1 });
    expect(ready(bothWithdrawn)).toEqual([]);
  });

  test('removing the first of two walkovers leaves the next game open', () => {
    const stages = [cup(8)];
    const chain = { 'cup/w1-1': walkover(0), 'cup/w1-2': walkover(null) };
    expect(sides(follow(stages, chain), 'cup/w3-1')).toBe('1 v tbd');
    const undone = follow(stages, { 'cup/w1-2': walkover(null) });
    expect(sides(undone, 'cup/w2-1')).toBe('tbd v bye');
    expect(outcome(undone, 'cup/w2-1')).toBeNull();
    expect(sides(undone, 'cup/w3-1')).toBe('tbd v tbd');
  });
});

describe('groups and the knockouts after them', () => {
  const groups: Stage = { id: 'groups', games: [...roundRobin(['a', 'b', 'c', 'd'], 1), ...roundRobin(['e', 'f', 'g', 'h'], 2)] };
  const next = groupsToKnockout([4, 4], { thirdPlace: { winners: true } });
  const stages = [groups, { id: 'winners', games: next.winners }, { id: 'losers', games: next.losers }];

  test('ranks that a tie leaves open remain TBD, the others are resolved', () => {
    const state = follow(
      stages,
      {},
      { ranks: { [groupRef('groups', 1)]: ['b', null, null, 'a'], [groupRef('groups', 2)]: ['e', 'f', 'g', 'h'] } },
    );
    expect([sides(state, 'winners/w1-1'), sides(state, 'winners/w1-2')]).toEqual(['b v f', 'e v tbd']);
    expect([sides(state, 'losers/l1-1'), sides(state, 'losers/l1-2')]).toEqual(['tbd v h', 'g v a']);
  });

  test('every game of both knockouts depends on a game of a group, the first round directly', () => {
    const found = dependents(stages, gameRef('groups', 'g1-1'));
    expect(found.filter((game) => game.direct).map((game) => game.ref)).toEqual([
      'winners/w1-1',
      'winners/w1-2',
      'losers/l1-1',
      'losers/l1-2',
    ]);
    expect(found.filter((game) => !game.direct).map((game) => game.ref)).toEqual(['winners/w2-1', 'winners/w3rd', 'losers/l2-1']);
  });
});

describe('dependents', () => {
  test('of a quarter-final are its semi-final, then the final and the game for third place; a final has none', () => {
    const stages = [cup(8, true)];
    expect(dependents(stages, 'cup/w1-3')).toEqual([
      { ref: 'cup/w2-2', direct: true },
      { ref: 'cup/w3-1', direct: false },
      { ref: 'cup/w3rd', direct: false },
    ]);
    expect(dependents(stages, 'cup/w3-1')).toEqual([]);
    expect(() => dependents(stages, 'cup/w9-9')).toThrow('No game');
  });

  test('distinguish w1-1 and w1-10', () => {
    const refs = (key: string) => dependents([cup(32)], `cup/${key}`).map((game) => game.ref);
    expect(refs('w1-1')).toEqual(['cup/w2-1', 'cup/w3-1', 'cup/w4-1', 'cup/w5-1']);
    expect(refs('w1-10')).toEqual(['cup/w2-5', 'cup/w3-3', 'cup/w4-2', 'cup/w5-1']);
    const state = follow([cup(32)], { 'cup/w1-10': played(0) });
    expect(outcome(state, 'cup/w1-1')).toBeNull();
  });
});

describe('the effect of a change', () => {
  const eight = [cup(8, true)];

  test('a result decides its game and fills the next ones', () => {
    const first = { 'cup/w1-1': played(0) };
    expect(changedGames(follow(eight), follow(eight, first))).toEqual(['cup/w1-1', 'cup/w2-1']);
    const quarterFinals = { ...first, 'cup/w1-2': played(1) };
    const semiFinal = follow(eight, { ...quarterFinals, 'cup/w2-1': played(1) });
    expect(changedGames(follow(eight, quarterFinals), semiFinal)).toEqual(['cup/w2-1', 'cup/w3-1', 'cup/w3rd']);
    expect([sides(semiFinal, 'cup/w3-1'), sides(semiFinal, 'cup/w3rd')]).toEqual(['5 v tbd', '1 v tbd']);
  });

  test('a result that was stored before its sides were known counts as soon as they are known', () => {
    const early = { 'cup/w2-1': played(0), 'cup/w1-1': played(0) };
    const before = follow([cup(4)], early);
    expect(before.conflicts).toEqual(['cup/w2-1']);
    const after = follow([cup(4)], { ...early, 'cup/w1-2': played(0) });
    expect(changedGames(before, after)).toEqual(['cup/w1-2', 'cup/w2-1']);
    expect(outcome(after, 'cup/w2-1')).toEqual({ kind: 'played', winner: 0 });
    expect(after.conflicts).toEqual([]);
  });

  test('a correction turns every later result of other entries into a conflict', () => {
    const results = {
      'cup/w1-1': played(0, ['1', '8']),
      'cup/w1-2': played(0, ['4', '5']),
      'cup/w1-3': played(0, ['2', '7']),
      'cup/w1-4': played(0, ['3', '6']),
      'cup/w2-1': played(0, ['1', '4']),
      'cup/w2-2': played(0, ['2', '3']),
      'cup/w3-1': played(0, ['1', '2']),
    };
    const before = follow([cup(8)], results);
    expect(before.conflicts).toEqual([]);
    const corrected = follow([cup(8)], { ...results, 'cup/w1-1': played(1, ['1', '8']) });
    expect(changedGames(before, corrected).map((ref) => `${ref}: ${sides(corrected, ref)}`)).toEqual([
      'cup/w1-1: 1 v 8',
      'cup/w2-1: 8 v 4',
      'cup/w3-1: tbd v 2',
    ]);
    expect(corrected.conflicts).toEqual(['cup/w2-1', 'cup/w3-1']);
    const { 'cup/w2-2': _, ...withoutSemiFinal } = results;
    expect(follow([cup(8)], withoutSemiFinal).conflicts).toEqual(['cup/w3-1']);
  });

  test('removing the first of a chain of walkovers opens every game after it', () => {
    const chain = { 'cup/w1-2': walkover(0), 'cup/w1-3': walkover(0), 'cup/w1-4': walkover(null), 'cup/w3-1': played(0) };
    const before = follow([cup(16)], { ...chain, 'cup/w1-1': walkover(null) });
    expect(outcome(before, 'cup/w2-1')).toEqual({ kind: 'bye', winner: 1 });
    expect(sides(before, 'cup/w3-1')).toBe('8 v 4');
    expect(before.conflicts).toEqual([]);
    const after = follow([cup(16)], chain);
    expect(changedGames(before, after)).toEqual(['cup/w1-1', 'cup/w2-1', 'cup/w3-1', 'cup/w4-1']);
    expect([sides(after, 'cup/w2-1'), sides(after, 'cup/w4-1')]).toEqual(['tbd v 8', 'tbd v tbd']);
    expect(after.conflicts).toEqual(['cup/w3-1']);
  });

  test('a withdrawn entry also loses its games in the lower bracket, and continues if it is reinstated', () => {
    const four = [{ id: 's', games: doubleElimination(seeds(4), { reset: true }) }];
    const withdrawn = ['4'];
    const withWithdrawal = follow(four, {}, { withdrawn });
    expect(changedGames(follow(four), withWithdrawal)).toEqual(['s/ub1-1', 's/ub2-1', 's/lb1-1']);
    expect(sides(withWithdrawal, 's/lb1-1')).toBe('4 v tbd');
    const results = { 's/ub1-2': played(0) };
    const later = follow(four, results, { withdrawn });
    expect(changedGames(withWithdrawal, later)).toEqual(['s/ub1-2', 's/ub2-1', 's/lb1-1', 's/lb2-1']);
    expect(outcome(later, 's/lb1-1')).toEqual({ kind: 'walkover', winner: 1 });
    const reinstated = follow(four, results);
    expect(changedGames(later, reinstated)).toEqual(['s/ub1-1', 's/ub2-1', 's/lb1-1', 's/lb2-1']);
    expect(reinstated.games.get('s/ub1-1')?.ready).toBe(true);
    expect(changedGames(reinstated, follow(four, results, { withdrawn: ['nobody'] }))).toEqual([]);
  });

  test('a recorded walkover remains if its winner withdraws later, but a walkover that only follows from a withdrawal does not', () => {
    const results = { 'cup/w1-2': played(0), 'cup/w2-1': played(0) };
    expect(follow([cup(4)], results, { withdrawn: ['4'] }).conflicts).toEqual([]);
    expect(follow([cup(4)], results, { withdrawn: ['4', '1'] }).conflicts).toEqual(['cup/w2-1']); // as if neither side had appeared in w1-1
    expect(follow([cup(4)], results).conflicts).toEqual(['cup/w2-1']);
    const recorded = { ...results, 'cup/w1-1': walkover(0) };
    const before = follow([cup(4)], recorded, { withdrawn: ['4'] });
    expect(outcome(before, 'cup/w2-1')).toEqual({ kind: 'played', winner: 0 });
    for (const withdrawn of [['4', '1'], []]) expect(follow([cup(4)], recorded, { withdrawn })).toEqual(before);
  });

  test('ranks add entries to the knockout, including withdrawn ones, and remove them again', () => {
    const groups: Stage = { id: 'g', games: [...roundRobin(['a', 'b'], 1), ...roundRobin(['c', 'd'], 2)] };
    const stages = [groups, { id: 'w', games: groupsToKnockout([2, 2]).winners }];
    const ranks = { 'g/g1': ['b', 'a'], 'g/g2': ['c', 'd'] };
    const before = follow(stages, {}, { ranks, withdrawn: ['a'] });
    expect(sides(before, 'w/w1-1')).toBe('b v c');
    const withWithdrawal = follow(stages, {}, { ranks, withdrawn: ['a', 'c'] });
    expect(changedGames(before, withWithdrawal)).toEqual(['g/g2-1', 'w/w1-1']);
    const reopened = follow(stages, {}, { ranks: { 'g/g1': ranks['g/g1'] }, withdrawn: ['a', 'c'] });
    expect(changedGames(withWithdrawal, reopened)).toEqual(['w/w1-1']);
    expect(outcome(reopened, 'w/w1-1')).toBeNull();
    const final = { 'w/w1-1': played(1, ['b', 'c']) };
    expect(follow(stages, final, { ranks }).conflicts).toEqual([]);
    for (const changed of [{ 'g/g2': ranks['g/g2'] }, { ...ranks, 'g/g1': ['a', 'b'] }])
      expect(follow(stages, final, { ranks: changed }).conflicts).toEqual(['w/w1-1']);
  });
});

test('throws for a slot that refers to nothing, a duplicate key, and games that wait for each other', () => {
  const game = (key: string, slot: Slot): DrawnGame => ({ key, round: 1, position: 1, slots: [{ kind: 'entry', entry: 'a' }, slot] });
  const stage = (...games: DrawnGame[]) => [{ id: 's', games }];
  expect(() => follow(stage(game('w1-1', { kind: 'winnerOf', game: 'w9-9' })))).toThrow('refers to nothing');
  expect(() => follow(stage(game('w1-1', { kind: 'rank', group: 1, rank: 1 })))).toThrow('refers to nothing');
  expect(() => follow(stage(game('w1-1', { kind: 'bye' }), game('w1-1', { kind: 'bye' })))).toThrow('twice');
  expect(() => follow(stage(game('w1-1', { kind: 'winnerOf', game: 'w1-1' })))).toThrow('cycle');
  const mutual = stage(game('w1-1', { kind: 'winnerOf', game: 'w1-2' }), game('w1-2', { kind: 'loserOf', game: 'w1-1' }));
  expect(() => follow(mutual)).toThrow('cycle');
});

test('the order in which games are listed does not matter', () => {
  const { id, games } = cup(16, true);
  const random = createRandom(3);
  const results = Object.fromEntries(
    games.filter(({ round }) => round < 4).map(({ key }) => [`cup/${key}`, played(random() < 0.5 ? 0 : 1)]),
  );
  const listed = follow([{ id, games }], results);
  const shuffled = follow([{ id, games: shuffle(games, random) }], results);
  expect(new Map([...shuffled.games].sort())).toEqual(new Map([...listed.games].sort()));
});

test('any finished knockout has one winner, and the order in which results were stored does not matter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0 }), fc.boolean(), (count, run, thirdPlace) => {
      const stages = [cup(count, thirdPlace)];
      const random = createRandom(run);
      const results: Record<string, GameResult> = {};
      for (;;) {
        const next = [...follow(stages, results).games.values()].filter((game) => game.ready);
        if (next.length === 0) break;
        for (const game of next) {
          const winner = random() < 0.5 ? 0 : 1;
          results[game.ref] = random() < 0.1 ? walkover(random() < 0.3 ? null : winner) : played(winner);
        }
      }
      const state = follow(stages, results);
      expect([...state.games.values()].every((game) => game.outcome !== null)).toBe(true);
      expect(state.conflicts).toEqual([]);
      // Every entry except the champion loses once (without the game for third place), unless neither side of a game appeared.
      const lost = [...state.games.values()].flatMap(({ outcome, sides, key }) =>
        outcome?.winner == null || key === 'w3rd'
          ? []
          : sides.flatMap((side, i) => (side.kind === 'entry' && i !== outcome.winner ? [side.entry] : [])),
      );
      expect(new Set(lost).size).toBe(lost.length);
      if (Object.values(results).every(({ winner }) => winner !== null)) expect(lost.length).toBe(count - 1);
      const reordered = follow(stages, Object.fromEntries(shuffle(Object.entries(results), random)));
      expect([...reordered.games]).toEqual([...state.games]);
      const [first] = shuffle(Object.keys(results), random);
      if (first === undefined) return;
      // Removing a result changes the sides only of games that depend on it.
      const { [first]: _, ...rest } = results;
      const dependentRefs = dependents(stages, first).map((game) => game.ref);
      for (const ref of withOtherSides(state, follow(stages, rest))) expect(dependentRefs).toContain(ref);
    }),
    { numRuns: 60 },
  );
});

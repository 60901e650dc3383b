import { describe, expect, test } from 'vitest';
import { crossGroups, defaultRanks, groupsToKnockout, qualifierMeetings, rankTableFault } from './groupsToKnockout.ts';
import { meetings as meetingsOf } from './meetings.ts';
import { createRandom, shuffle } from './random.ts';
import { bracketSize, foldOrder, meetingRound } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

const letter = (slot: Slot) => (slot.kind === 'rank' ? `${String.fromCharCode(64 + slot.group)}${slot.rank}` : slot.kind);
const firstRound = (games: DrawnGame[]) => games.filter((game) => game.round === 1).map((game) => game.slots.map(letter).join('-'));
const evenly = (groups: number, qualifiers: number) =>
  Array.from({ length: groups }, () => Array.from({ length: qualifiers }, (_, i) => i + 1));

/** The pairs of one group that meet in each round (index) if both always win. */
function meetings(slots: Slot[]): number[] {
  const size = bracketSize(slots.length);
  const order = foldOrder(size);
  const placed = slots.map((slot, i) => ({ group: slot.kind === 'rank' ? slot.group : 0, place: order.indexOf(i + 1) }));
  const pairs = Array<number>(Math.log2(size) + 1).fill(0);
  placed.forEach((a, i) =>
    placed.slice(i + 1).forEach((b) => {
      const round = meetingRound(a.place, b.place);
      if (a.group === b.group) pairs[round] = (pairs[round] ?? 0) + 1;
    }),
  );
  return pairs;
}

/** The optimum: the entries of each group are divided as evenly as possible over halves, quarters, and so on. */
function ideal(qualifying: number[][]): number[] {
  const rounds = Math.log2(bracketSize(qualifying.flat().length));
  const pairs = Array<number>(rounds + 1).fill(0);
  const halve = (count: number, round: number) => {
    if (count < 2) return;
    const [upper, lower] = [Math.ceil(count / 2), Math.floor(count / 2)];
    pairs[round] = (pairs[round] ?? 0) + upper * lower;
    halve(upper, round - 1);
    halve(lower, round - 1);
  };
  for (const ranks of qualifying) halve(ranks.length, rounds);
  return pairs;
}

describe.each(Array.from({ length: 15 }, (_, i) => i + 2))('%i groups', (groups) => {
  test.each([1, 2, 3, 4, 5])('%i from each group: entries of one group meet as late as possible', (qualifiers) => {
    const qualifying = evenly(groups, qualifiers);
    expect(meetings(crossGroups(qualifying))).toEqual(ideal(qualifying));
  });

  test.each([1, 2])('%i from each group and one more from some: as late as possible, with the group winners seeded first', (qualifiers) => {
    for (let extra = 1; extra < groups; extra++) {
      const qualifying = evenly(groups, qualifiers).map((ranks, i) => (i < extra ? [...ranks, qualifiers + 1] : ranks));
      const slots = crossGroups(qualifying);
      expect(meetings(slots)).toEqual(ideal(qualifying));
      expect(slots.slice(0, groups).every((slot) => slot.kind === 'rank' && slot.rank === 1)).toBe(true);
    }
  });

  test.each([3, 4, 5])(
    '%i from each group and one more from some: as late as possible, even if group winners have to be exchanged',
    (qualifiers) => {
      for (let extra = 1; extra < groups; extra++) {
        const qualifying = evenly(groups, qualifiers).map((ranks, i) => (i < extra ? [...ranks, qualifiers + 1] : ranks));
        const slots = crossGroups(qualifying);
        expect(meetings(slots)).toEqual(ideal(qualifying));
        expect(slots.slice(0, groups).every((slot) => slot.kind === 'rank' && slot.rank === 1)).toBe(true);
      }
    },
  );

  test.each([1, 2, 3])('%i from each group: seeded by rank, group 1 first, so that byes go to group winners first', (qualifiers) => {
    const slots = crossGroups(evenly(groups, qualifiers));
    expect(new Set(slots.map(letter)).size).toBe(groups * qualifiers);
    slots.forEach((slot, i) => expect(slot).toMatchObject({ kind: 'rank', rank: Math.floor(i / groups) + 1 }));
    expect(slots.slice(0, groups).every((slot, i) => slot.kind === 'rank' && slot.group === i + 1)).toBe(true);
  });
});

test('the best rank of a group is seeded first, regardless of the order of its ranks', () => {
  expect(
    crossGroups([
      [2, 1],
      [4, 3],
    ]).map(letter),
  ).toEqual(['A1', 'B3', 'A2', 'B4']);
});

test('two groups of four cross over, in both knockouts', () => {
  const { winners, losers } = groupsToKnockout([4, 4], { thirdPlace: { winners: true } });
  expect(firstRound(winners)).toEqual(['A1-B2', 'B1-A2']);
  expect(firstRound(losers)).toEqual(['A3-B4', 'B3-A4']);
  expect(winners.map((game) => game.key)).toEqual(['w1-1', 'w1-2', 'w2-1', 'w3rd']);
  expect(losers.map((game) => game.key)).toEqual(['l1-1', 'l1-2', 'l2-1']);
});

test('six groups of four give four byes to group winners', () => {
  const { winners } = groupsToKnockout(Array<number>(6).fill(4));
  expect(firstRound(winners).filter((game) => game.includes('bye'))).toEqual(['A1-bye', 'D1-bye', 'B1-bye', 'C1-bye']);
});

test('three and two qualify from groups of five and four by default, or the numbers of a table', () => {
  expect(defaultRanks(5)).toEqual({ winners: [1, 2, 3], losers: [4, 5] });
  const sizes = [5, 4, 4];
  const count = (games: DrawnGame[]) => games.flatMap((game) => game.slots).filter((slot) => slot.kind === 'rank').length;
  expect(count(groupsToKnockout(sizes).winners)).toBe(7);
  expect(count(groupsToKnockout(sizes).losers)).toBe(6);
  const table = { 5: { winners: [1, 2], losers: [3, 4] } };
  expect(count(groupsToKnockout(sizes, { table }).winners)).toBe(6);
  expect(firstRound(groupsToKnockout(sizes, { table }).losers).join().includes('A5')).toBe(false);
});

test('fewer than two qualifiers make no knockout', () => {
  expect(groupsToKnockout([3]).losers).toEqual([]);
  expect(groupsToKnockout([2], { table: { 2: { winners: [1, 2], losers: [] } } }).losers).toEqual([]);
});

test('finds the fault of a table that does not fit', () => {
  expect(rankTableFault([4, 5], {})).toBeNull();
  expect(rankTableFault([4], { 4: { winners: [1, 2], losers: [2, 3] } })).toBe('rank-twice');
  expect(rankTableFault([4], { 4: { winners: [1, 5], losers: [] } })).toBe('rank-outside-group');
  expect(rankTableFault([4], { 5: { winners: [9], losers: [] } })).toBeNull();
  expect(() => groupsToKnockout([4], { table: { 4: { winners: [0], losers: [] } } })).toThrow('rank-outside-group');
});

describe('tables of every kind', () => {
  const orders = <T>(items: readonly T[]): T[][] =>
    items.length < 2 ? [[...items]] : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
  const isEarlier = (a: readonly number[], b: readonly number[]) =>
    (a.map((pairs, i) => pairs - (b[i] as number)).find((difference) => difference !== 0) ?? 0) < 0;

  /** The best of all orders within the tiers, by trying them all. */
  function bestOf(counts: readonly number[]): number[] {
    let best: number[] | undefined;
    const place = (tier: number, labels: readonly number[]) => {
      const groups = counts.flatMap((count, group) => (count > tier ? [group] : []));
      if (groups.length > 0) return orders(groups).forEach((order) => place(tier + 1, [...labels, ...order]));
      const { pairs } = meetingsOf(labels);
      if (!best || isEarlier(pairs, best)) best = pairs;
    };
    place(0, []);
    return best as number[];
  }

  const tables = [1, 2, 3].flatMap((groups) =>
    Array.from({ length: 6 ** groups }, (_, i) => Array.from({ length: groups }, (__, g) => Math.floor(i / 6 ** g) % 6)),
  );
  test.each(['up to five from up to three groups', 'up to four from four'])(
    '%s: of all orders within the tiers none is better',
    (which) => {
      const random = createRandom(1);
      const tested = which.startsWith('up to five')
        ? tables
        : Array.from({ length: 60 }, () => Array.from({ length: 4 }, () => Math.floor(random() * 5))).filter(
            (counts) => counts.reduce((sum, count) => sum + count, 0) <= 9,
          );
      for (const counts of tested) {
        const total = counts.reduce((sum, count) => sum + count, 0);
        if (total < 2 || total > 11) continue;
        const { pairs, bound } = qualifierMeetings(crossGroups(counts.map((count) => Array.from({ length: count }, (_, i) => i + 1))));
        if (pairs.join() !== bound.join()) expect([counts, pairs]).toEqual([counts, bestOf(counts)]);
      }
    },
  );

  test('the ranks of a single group keep their order', () => {
    expect(crossGroups([[1, 2, 3]]).map(letter)).toEqual(['A1', 'A2', 'A3']);
    expect(crossGroups([[], []])).toEqual([]);
  });

  test('256 groups, some of which qualify one more', () => {
    for (const [qualifiers, extra] of [
      [2, 0],
      [4, 100],
      [3, 1],
    ] as const) {
      const slots = crossGroups(evenly(256, qualifiers).map((ranks, i) => (i < extra ? [...ranks, qualifiers + 1] : ranks)));
      const { pairs, bound, earliest, latestPossible } = qualifierMeetings(slots);
      expect(pairs).toEqual(bound);
      expect(earliest).toBe(latestPossible);
    }
  });

  test('slots without a group are not kept apart', () => {
    expect(qualifierMeetings([{ kind: 'entry', entry: 'a' }, { kind: 'bye' }])).toMatchObject({ earliest: null });
  });
});

describe('clubmates, if the knockout is drawn after the groups', () => {
  test('of different groups meet late, if this does not affect the groups', () => {
    // Without clubs, the winners of groups A and D meet in a semi-final, as do those of B and C.
    const club = (group: number, rank: number) => (rank > 1 ? null : group === 1 || group === 4 ? 'x' : 'y');
    const plain = crossGroups(evenly(4, 2));
    const slots = crossGroups(evenly(4, 2), club);
    expect(meetings(slots)).toEqual(ideal(evenly(4, 2)));
    const clubsOf = (all: Slot[]) => meetingsOf(all.map((slot) => (slot.kind === 'rank' ? club(slot.group, slot.rank) : null))).pairs;
    expect(clubsOf(plain)).toEqual([0, 2, 0]);
    expect(clubsOf(slots)).toEqual([0, 0, 2]);
  });

  test('of groups with different numbers of qualifiers do not affect the groups', () => {
    const qualifying = [
      [1, 2, 3],
      [1, 2],
      [1, 2],
      [1, 2],
    ];
    const slots = crossGroups(qualifying, (group, rank) => (rank === 1 ? `c${group % 2}` : null));
    expect(meetings(slots)).toEqual(ideal(qualifying));
    expect(new Set(slots.map(letter)).size).toBe(9);
  });

  test('are kept apart only after groups, and never worse than without the option', () => {
    for (let run = 0; run < 40; run++) {
      const random = createRandom(run);
      const groups = 2 + Math.floor(random() * 7);
      const clubs = shuffle(
        Array.from({ length: groups * 3 }, (_, i) => (i % 3 === 0 ? null : `c${i % 4}`)),
        random,
      );
      const club = (group: number, rank: number) => clubs[(group - 1) * 3 + rank - 1] ?? null;
      const clubsOf = (all: Slot[]) => meetingsOf(all.map((slot) => (slot.kind === 'rank' ? club(slot.group, slot.rank) : null))).pairs;
      const slots = crossGroups(evenly(groups, 3), club);
      expect(meetings(slots)).toEqual(ideal(evenly(groups, 3)));
      expect(isSooner(clubsOf(slots), clubsOf(crossGroups(evenly(groups, 3))))).toBe(false);
    }
  });
  const isSooner = (a: readonly number[], b: readonly number[]) =>
    (a.map((pairs, i) => pairs - (b[i] as number)).find((difference) => difference !== 0) ?? 0) > 0;
});

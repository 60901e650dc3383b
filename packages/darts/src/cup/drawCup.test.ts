import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GroupEntry } from '../draw/groups.ts';
import { createRandom, shuffle } from '../draw/random.ts';
import { drawCup } from './drawCup.ts';
import { chiSquare, drawn } from './testCup.ts';

const field = (count: number, seeds: number, clubOf: (i: number) => string | null = () => null): GroupEntry[] =>
  Array.from({ length: count }, (_, i) => ({ id: `t${i + 1}`, seed: i < seeds ? i + 1 : null, club: clubOf(i) }));

test('seeds have their places and the byes, the others are drawn', () => {
  const { ties } = drawCup(field(6, 2), 7);
  expect(ties.map(({ key }) => key)).toEqual(['w1-1', 'w1-2', 'w1-3', 'w1-4', 'w2-1', 'w2-2', 'w3-1']);
  const labels = drawn(ties);
  expect([labels[0], labels[2]]).toEqual(['t1-bye', 't2-bye']);
  expect(labels.slice(4)).toEqual(['>w1-1->w1-2', '>w1-3->w1-4', '>w2-1->w2-2']);
});

test('turns the seeds over first, then the others from the top of the bracket', () => {
  const { ties, turns } = drawCup(field(8, 3), 7);
  expect(turns.slice(0, 3).map(({ team }) => team)).toEqual(['t1', 't2', 't3']);
  const rest = turns.slice(3);
  expect(rest.map(({ tie }) => tie)).toEqual([...rest.map(({ tie }) => tie)].sort());
  for (const { team, tie, side } of turns) expect(ties.find(({ key }) => key === tie)?.slots[side]).toEqual({ kind: 'entry', entry: team });
});

test('from 2 to 256 teams, each team is drawn once, and the order of the input does not matter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 256 }), fc.nat(32), fc.nat(), (count, seeds, drawNumber) => {
      const teams = field(count, seeds, (i) => `club ${i % 70}`);
      const { ties, turns, meetings } = drawCup(teams, drawNumber);
      const entries = ties.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : [])));
      expect(entries.sort()).toEqual(teams.map(({ id }) => id).sort());
      expect(turns.map(({ team }) => team).sort()).toEqual(entries);
      expect(drawCup(shuffle(teams, createRandom(drawNumber)), drawNumber)).toEqual({ ties, turns, meetings });
    }),
    { numRuns: 25 },
  );
});

test('clubmates meet as late as any bracket allows', () => {
  const { meetings } = drawCup(
    field(16, 0, (i) => `club ${i % 4}`),
    7,
  );
  expect(meetings.pairs).toEqual(meetings.bound);
  expect(meetings.earliest).toBe(3);
});

test('every pair meets in round 1 equally often', () => {
  const counts = new Map<string, number>();
  for (let number = 0; number < 1500; number++)
    for (const tie of drawn(drawCup(field(4, 0), number).ties).slice(0, 2)) {
      const pair = tie.split('-').sort().join('-');
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  expect(counts.size).toBe(6);
  expect(chiSquare([...counts.values()])).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
});

test('throws for fewer than two teams, and for a team twice', () => {
  expect(() => drawCup(field(1, 0), 7)).toThrow(RangeError);
  expect(() => drawCup([...field(2, 0), ...field(1, 0)], 7)).toThrow('twice');
});

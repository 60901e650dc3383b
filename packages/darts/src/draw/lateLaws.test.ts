import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateEntry } from './lateEntry.ts';
import { extendRoundRobin, groupForLateEntry } from './joinGroup.ts';
import { knockout } from './knockout.ts';
import { progress, type GameResult } from './progress.ts';
import { roundRobin } from './roundRobin.ts';
import { input, playOut, seeds, sideLabel, sidesOf, won } from './testDraw.ts';

describe('laws of late entries', () => {
  test('a knockout keeps the games played so far, and can be finished with the late entry', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 12 }), (count, winners) => {
        const before = input(knockout(seeds(count), { prefix: 'w', thirdPlace: true }));
        const results = new Map<string, GameResult>();
        for (const winner of winners) {
          const next = [...progress({ ...before, results }).games.values()].find(({ ready }) => ready);
          if (!next) break;
          results.set(next.ref, won(winner));
        }
        const draw = { ...before, results };
        const change = lateEntry(draw, 's', 'late');
        if (!change.ok) {
          const byes = before.stages[0]!.games.some(({ slots }) => slots.some(({ kind }) => kind === 'bye'));
          expect(change.code).toBe(byes ? 'has-begun' : 'no-place');
          return;
        }
        const after = progress({ ...draw, stages: change.value });
        const oldProgress = progress(draw);
        expect(after.conflicts).toEqual([]);
        for (const ref of results.keys()) expect(sidesOf(after, ref)).toBe(sidesOf(oldProgress, ref));
        const { state } = playOut({ ...draw, stages: change.value }, () => won(0));
        const games = [...state.games.values()];
        expect(games.every(({ outcome }) => outcome !== null)).toBe(true);
        expect(games.some(({ sides }) => sides.some((side) => sideLabel(side) === 'late'))).toBe(true);
      }),
    ));

  test('groups keep their games, a late entry joins the smallest group, and every pair meets once', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (sizes, lates) => {
          const groups = sizes.map((size, group) => Array.from({ length: size }, (_, i) => `${group}.${i}`));
          const games = groups.map((group, index) => roundRobin(group, index + 1));
          for (let i = 0; i < lates; i++) {
            const id = `late${i}`;
            const joined = groupForLateEntry(groups, { id });
            expect(groups[joined]!.length).toBe(Math.min(...groups.map(({ length }) => length)));
            const next = extendRoundRobin(games[joined]!, groups[joined]!, joined + 1, id);
            expect(next.slice(0, games[joined]!.length)).toEqual(games[joined]);
            games[joined] = next;
            groups[joined] = [...groups[joined]!, id];
          }
          for (const [index, group] of groups.entries()) {
            const pairs = games[index]!.map(({ slots }) =>
              slots
                .map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind))
                .sort()
                .join(),
            );
            expect(new Set(pairs).size).toBe(pairs.length);
            expect(pairs).toHaveLength((group.length * (group.length - 1)) / 2);
          }
        },
      ),
    ));
});

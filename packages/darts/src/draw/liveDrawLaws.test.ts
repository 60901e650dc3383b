import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { knockout } from './knockout.ts';
import { linkGames, type Stage } from './links.ts';
import { openDraw, type Effects } from './liveDraw.ts';
import { progress, type GameProgress, type GameResult, type Progress, type ProgressInput } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import { sayside, seeds, won } from './testDraw.ts';

const tournaments = {
  knockout: (count: number): Stage[] => [{ id: 's', games: knockout(seeds(count), { prefix: 'w', thirdPlace: true }) }],
  double: (count: number): Stage[] => [{ id: 's', games: doubleElimination(seeds(count), { reset: true }) }],
  groups: (count: number): Stage[] => {
    const sizes = [Math.ceil(count / 2) + 1, Math.floor(count / 2) + 1];
    const groups = sizes.map((size, i) => Array.from({ length: size }, (_, j) => `${i + 1}${String.fromCharCode(97 + j)}`));
    const { winners, losers } = groupsToKnockout(sizes, { thirdPlace: { winners: true } });
    const games = groups.flatMap((group, i) => roundRobin(group, i + 1));
    return [
      { id: 'groups', games },
      { id: 'winners', games: winners },
      { id: 'losers', games: losers },
    ];
  },
};

type Step = { what: 'record' | 'clear' | 'withdraw' | 'reinstate' | 'rank'; pick: number; how: number };
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('record', 'record', 'record', 'record', 'clear', 'withdraw', 'reinstate', 'rank'),
  pick: fc.nat(),
  how: fc.nat(),
});

/** What is different, by looking at everything. */
const difference = (before: Progress, after: Progress) =>
  [...after.games.values()].filter((game) => JSON.stringify(game) !== JSON.stringify(before.games.get(game.ref)));

describe('laws of an open draw', () => {
  test('after any steps it says what progress says from scratch, and each step told exactly what it changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('knockout', 'double', 'groups'),
        fc.integer({ min: 2, max: 20 }),
        fc.array(step, { maxLength: 40 }),
        (kind, count, steps) => {
          const stages = tournaments[kind](count);
          const now = {
            stages,
            results: new Map<string, GameResult>(),
            ranks: new Map<string, (string | null)[]>(),
            withdrawn: new Set<string>(),
          };
          const draw = openDraw(now);
          const links = linkGames(stages);
          const all = [...links.games.keys()];
          const groups = [...links.groups.values()];
          const people = [
            ...new Set(
              stages.flatMap(({ games }) =>
                games.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : []))),
              ),
            ),
          ];
          for (const { what, pick, how } of steps) {
            const before = progress(now);
            const from = <T>(list: readonly T[]) => list[pick % list.length] as T;
            const open = all.filter((ref) => before.games.get(ref)?.ready);
            const ref = from(what === 'record' && open.length > 0 && how % 5 > 0 ? open : all);
            let effects: Effects | null = null;
            let changed: GameProgress[] = [];
            if (what === 'record') {
              const sides = before.games.get(ref)?.sides.map(sayside) as [string, string];
              const winner = how % 11 === 0 ? null : how % 2 === 0 ? 0 : 1;
              const result: GameResult = {
                kind: how % 7 === 0 ? 'walkover' : 'played',
                winner,
                ...(how % 3 === 0 ? { entries: sides } : {}),
              };
              effects = draw.effects(ref, result);
              now.results.set(ref, result);
              changed = draw.record(ref, result);
            } else if (what === 'clear') {
              effects = draw.effects(ref, null);
              now.results.delete(ref);
              changed = draw.clear(ref);
            } else if (what === 'rank' && groups.length > 0) {
              const group = from(groups);
              const entries = [...new Set(group.games.flatMap((game) => before.games.get(game)?.sides.map(sayside) as string[]))];
              const order = how % 4 === 0 ? null : shuffle(entries, createRandom(how)).map((entry, i) => (how % 9 === i ? null : entry));
              effects = draw.rankEffects(group.ref, order);
              if (order) now.ranks.set(group.ref, order);
              else now.ranks.delete(group.ref);
              changed = draw.setRanks(group.ref, order);
            } else if (what === 'withdraw') {
              effects = draw.withdrawEffects(from(people));
              now.withdrawn.add(from(people));
              changed = draw.withdraw(from(people));
            } else if (what === 'reinstate') {
              effects = draw.reinstateEffects(from(people));
              now.withdrawn.delete(from(people));
              changed = draw.reinstate(from(people));
            }
            const after = progress(now);
            expect(draw.read()).toEqual(after);
            expect(changed).toEqual(difference(before, after));
            if (!effects) continue;
            expect(effects.changed).toEqual(changed.map((game) => ({ before: before.games.get(game.ref), after: game })));
            const recorded = what === 'record' || what === 'clear' ? ref : null;
            expect(effects.undone).toEqual(after.conflicts.filter((game) => game !== recorded && !before.conflicts.includes(game)));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('taking back what was just recorded brings back what was there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('knockout', 'double'),
        fc.integer({ min: 2, max: 40 }),
        fc.integer(),
        fc.nat(),
        (kind, count, seed, pick) => {
          const random = createRandom(seed);
          const draw = openDraw({ stages: tournaments[kind](count), results: new Map(), ranks: new Map() } satisfies ProgressInput);
          const done: { ref: string; before: Progress }[] = [];
          for (const ref of draw.read().games.keys()) {
            if (!draw.game(ref).ready || done.length > pick % 60) continue;
            done.push({ ref, before: draw.read() });
            draw.record(ref, won(random() < 0.5 ? 0 : 1));
          }
          for (const { ref, before } of done.reverse()) {
            draw.clear(ref);
            expect(draw.read()).toEqual(before);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

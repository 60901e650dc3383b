import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { knockout } from './knockout.ts';
import { dependents, gameOf, linkGames, type Links, type Stage } from './links.ts';
import { progress, type GameProgress, type GameResult, type Outcome, type Progress, type ProgressInput, type Side } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import { changedGames, seeds, sideLabel } from './testDraw.ts';

const tournaments = {
  knockout: (count: number): Stage[] => [{ id: 's', games: knockout(seeds(count), { prefix: 'w', thirdPlace: true }) }],
  double: (count: number): Stage[] => [{ id: 's', games: doubleElimination(seeds(count), { reset: true }) }],
  groups: (count: number): Stage[] => {
    const sizes = [Math.ceil(count / 2) + 1, Math.floor(count / 2) + 1];
    const groups = sizes.map((size, i) => Array.from({ length: size }, (_, j) => `${i + 1}${String.fromCharCode(97 + j)}`));
    const { winners, losers } = groupsToKnockout(sizes, { thirdPlace: { winners: true } });
    return [
      { id: 'groups', games: groups.flatMap((group, i) => roundRobin(group, i + 1)) },
      { id: 'winners', games: winners },
      { id: 'losers', games: losers },
    ];
  },
};

type Step = { change: 'record' | 'remove' | 'withdraw' | 'reinstate' | 'rank'; pick: number; variant: number };
const step: fc.Arbitrary<Step> = fc.record({
  change: fc.constantFrom('record', 'record', 'record', 'record', 'remove', 'withdraw', 'reinstate', 'rank'),
  pick: fc.nat(),
  variant: fc.nat(),
});
const evening = fc.tuple(
  fc.constantFrom<keyof typeof tournaments>('knockout', 'double', 'groups'),
  fc.integer({ min: 2, max: 20 }),
  fc.array(step, { maxLength: 40 }),
);

type Draw = {
  stages: Stage[];
  results: Map<string, GameResult>;
  ranks: Map<string, (string | null)[]>;
  withdrawn: Set<string>;
};
const pickFrom = <T>(list: readonly T[], { pick }: Step) => list[pick % list.length] as T;

/** Applies one step to the draw. Returns the games that it may change directly. */
function apply(draw: Draw, links: Links, current: Progress, step: Step): string[] {
  const { change, variant } = step;
  const all = [...links.games.keys()];
  const labelsOf = (ref: string) => current.games.get(ref)?.sides.map(sideLabel) as [string, string];
  if (change === 'record' || change === 'remove') {
    const ready = all.filter((ref) => current.games.get(ref)?.ready);
    const ref = pickFrom(change === 'record' && ready.length > 0 && variant % 5 > 0 ? ready : all, step);
    const result: GameResult = {
      kind: variant % 7 === 0 ? 'walkover' : 'played',
      winner: variant % 11 === 0 ? null : variant % 2 === 0 ? 0 : 1,
      ...(variant % 3 === 0 ? { entries: labelsOf(ref) } : {}),
    };
    if (change === 'record') draw.results.set(ref, result);
    else draw.results.delete(ref);
    return [ref];
  }
  if (change === 'rank') {
    if (links.groups.size === 0) return [];
    const group = pickFrom([...links.groups.values()], step);
    const entries = [...new Set(group.games.flatMap(labelsOf))];
    const order = shuffle(entries, createRandom(variant)).map((entry, i) => (variant % 9 === i ? null : entry));
    if (variant % 4 === 0) draw.ranks.delete(group.ref);
    else draw.ranks.set(group.ref, order);
    return all.filter((ref) => gameOf(links, ref).sources.includes(group));
  }
  const entries = draw.stages.flatMap(({ games }) =>
    games.flatMap(({ slots }) => slots.flatMap((slot) => ('entry' in slot ? [slot.entry] : []))),
  );
  const entry = pickFrom([...new Set(entries)], step);
  if (change === 'withdraw') draw.withdrawn.add(entry);
  else draw.withdrawn.delete(entry);
  return all.filter((ref) => labelsOf(ref).includes(entry));
}

/** The side to which a slot resolves, from the final state of all games, by its definition. */
function expectedSide({ ranks }: ProgressInput, links: Links, { games }: Progress, ref: string, side: 0 | 1): Side {
  const { game, sources } = gameOf(links, ref);
  const slot = game.slots[side];
  const source = sources[side];
  if (slot.kind === 'entry' || slot.kind === 'bye') return slot;
  if (slot.kind === 'rank') {
    const entry = ranks.get(source!.ref)?.[slot.rank - 1];
    return entry == null ? { kind: 'tbd' } : { kind: 'entry', entry };
  }
  const { outcome, sides } = games.get(source!.ref) as GameProgress;
  if (outcome === null || (outcome.kind === 'played' && outcome.winner === null)) return { kind: 'tbd' };
  if (outcome.winner === null) return { kind: 'bye' };
  if (slot.kind === 'winnerOf') return sides[outcome.winner];
  return slot.unless === outcome.winner ? { kind: 'bye' } : sides[1 - outcome.winner]!;
}

function expectedOutcome(
  { results, withdrawn }: Draw,
  { conflicts }: Progress,
  { ref, sides: [first, second] }: GameProgress,
): Outcome | null {
  const result = results.get(ref);
  if (result && !conflicts.includes(ref)) return { kind: result.kind, winner: result.winner };
  if (first.kind === 'tbd' || second.kind === 'tbd') return null;
  if (first.kind === 'bye') return { kind: 'bye', winner: second.kind === 'bye' ? null : 1 };
  if (second.kind === 'bye') return { kind: 'bye', winner: 0 };
  const [firstWithdrew, secondWithdrew] = [withdrawn.has(first.entry), withdrawn.has(second.entry)];
  if (!firstWithdrew && !secondWithdrew) return null;
  return { kind: 'walkover', winner: firstWithdrew && secondWithdrew ? null : firstWithdrew ? 1 : 0 };
}

const newDraw = (kind: keyof typeof tournaments, count: number): Draw => ({
  stages: tournaments[kind](count),
  results: new Map(),
  ranks: new Map(),
  withdrawn: new Set(),
});

describe('laws of progress', () => {
  test('after any changes every game follows from the others according to its slots', () => {
    fc.assert(
      fc.property(evening, ([kind, count, steps]) => {
        const draw = newDraw(kind, count);
        const links = linkGames(draw.stages);
        for (const step of steps) apply(draw, links, progress(draw), step);
        const state = progress(draw);
        expect([...state.games.keys()]).toEqual([...links.games.keys()]);
        for (const [ref, game] of state.games) {
          expect(game.sides).toEqual([0, 1].map((side) => expectedSide(draw, links, state, ref, side as 0 | 1)));
          expect(game.outcome).toEqual(expectedOutcome(draw, state, game));
          expect(game.ready).toBe(game.outcome === null && game.sides.every((side) => side.kind === 'entry'));
        }
        const misfits = [...state.games.values()].filter(({ ref, sides }) => {
          const result = draw.results.get(ref);
          if (!result) return false;
          return sides.some((side, i) => side.kind !== 'entry' || (result.entries && result.entries[i] !== side.entry));
        });
        expect(state.conflicts).toEqual(misfits.map(({ ref }) => ref));
      }),
      { numRuns: 150 },
    );
  });

  test('a change affects only the games that it changes and their dependents', () => {
    fc.assert(
      fc.property(evening, ([kind, count, steps]) => {
        const draw = newDraw(kind, count);
        const links = linkGames(draw.stages);
        for (const step of steps) {
          const before = progress(draw);
          const changed = apply(draw, links, before, step);
          const affected = new Set(changed.flatMap((ref) => [ref, ...dependents(draw.stages, ref).map((game) => game.ref)]));
          const after = progress(draw);
          for (const ref of changedGames(before, after)) expect(affected).toContain(ref);
          for (const ref of after.conflicts) if (!before.conflicts.includes(ref)) expect(affected).toContain(ref);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the order in which results and ranks were stored does not matter', () => {
    fc.assert(
      fc.property(evening, fc.integer(), ([kind, count, steps], run) => {
        const draw = newDraw(kind, count);
        const links = linkGames(draw.stages);
        for (const step of steps) apply(draw, links, progress(draw), step);
        const random = createRandom(run);
        const mixed = { ...draw, results: new Map(shuffle([...draw.results], random)), ranks: new Map(shuffle([...draw.ranks], random)) };
        expect(progress(mixed)).toEqual(progress(draw));
      }),
      { numRuns: 40 },
    );
  });
});

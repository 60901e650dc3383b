import type { DrawnGame, Slot } from './slot.ts';

/** A stage of a tournament with its drawn games; `id` is whatever the caller names stages by. Stages are given in order of play. */
export type Stage = { id: string; games: readonly DrawnGame[] };

/** Names a game in the whole tournament: its key is unique in its stage only. */
export const gameRef = (stage: string, key: string): string => `${stage}/${key}`;

/** Names a group in the whole tournament. */
export const groupRef = (stage: string, group: number): string => `${stage}/g${group}`;

/** Where a slot gets its entry from: one game, one group, or nothing (it is an entry or a bye already). */
export type Source = { kind: 'game'; ref: string } | { kind: 'group'; ref: string } | null;

/** Everything about the links between games, by `gameRef`. */
export type Links = {
  games: ReadonlyMap<string, { stage: string; game: DrawnGame; sources: readonly [Source, Source] }>;
  groups: ReadonlyMap<string, readonly string[]>;
};

/**
 * Follows the slots. Each names a game or a group of its own stage, else of the nearest stage before it.
 * Throws where a slot points at nothing or a key is there twice: then the draw is broken, not the evening.
 */
export function linkGames(stages: readonly Stage[]): Links {
  const games = new Map<string, { stage: string; game: DrawnGame; sources: readonly [Source, Source] }>();
  const groups = new Map<string, string[]>();
  const known = new Set<string>();
  for (const { id, games: drawn } of stages) {
    for (const game of drawn) {
      const ref = gameRef(id, game.key);
      if (known.has(ref)) throw new Error(`Game ${ref} is drawn twice: keys are unique in their stage`);
      known.add(ref);
      if (game.group === undefined) continue;
      const group = groupRef(id, game.group);
      groups.set(group, [...(groups.get(group) ?? []), ref]);
    }
  }
  stages.forEach(({ id, games: drawn }, at) => {
    const nearestFirst = stages.slice(0, at + 1).reverse();
    const source = (slot: Slot, key: string): Source => {
      if (slot.kind === 'entry' || slot.kind === 'bye') return null;
      const refs = slot.kind === 'rank' ? groups : known;
      const found = nearestFirst
        .map((stage) => (slot.kind === 'rank' ? groupRef(stage.id, slot.group) : gameRef(stage.id, slot.game)))
        .find((ref) => refs.has(ref));
      if (found === undefined) throw new Error(`A slot of ${gameRef(id, key)} points at nothing: ${JSON.stringify(slot)}`);
      return { kind: slot.kind === 'rank' ? 'group' : 'game', ref: found };
    };
    for (const game of drawn) {
      const sources = [source(game.slots[0], game.key), source(game.slots[1], game.key)] as const;
      games.set(gameRef(id, game.key), { stage: id, game, sources });
    }
  });
  return { games, groups };
}

/** The games whose outcome decides who plays in this one (directly), in the order of the draw. */
export function dependencies(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const source of links.games.get(ref)?.sources ?? []) {
    if (source?.kind === 'game') found.add(source.ref);
    if (source?.kind === 'group') for (const game of links.groups.get(source.ref) ?? []) found.add(game);
  }
  return [...found];
}

/**
 * The games that have to be played before this one can be, seen through byes: where a direct one has a bye, it is replaced by
 * those that it waits for. This is what an estimate of the evening needs.
 */
export function waitsFor(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const before of dependencies(links, ref)) {
    const isBye = links.games.get(before)?.game.slots.some((slot) => slot.kind === 'bye');
    for (const game of isBye ? waitsFor(links, before) : [before]) found.add(game);
  }
  return [...found];
}

/** A game that could have other sides if an earlier result were another. */
export type Dependent = { ref: string; direct: boolean };

/**
 * The games that depend on the result of this one, direct ones first, then those that depend on these, in the order of the
 * draw. A result may be changed only while none of them has been started; else the list says what stands in the way.
 */
export function dependents(stages: readonly Stage[], ref: string): Dependent[] {
  const links = linkGames(stages);
  if (!links.games.has(ref)) throw new Error(`No game ${ref} in this draw`);
  const after = new Map<string, string[]>();
  for (const game of links.games.keys()) {
    for (const before of dependencies(links, game)) after.set(before, [...(after.get(before) ?? []), game]);
  }
  const found = new Map<string, Dependent>();
  let wave = after.get(ref) ?? [];
  for (let direct = true; wave.length > 0; direct = false) {
    const fresh = wave.filter((game) => !found.has(game));
    for (const game of fresh) found.set(game, { ref: game, direct });
    wave = [...new Set(fresh.flatMap((game) => after.get(game) ?? []))];
  }
  return [...found.values()];
}

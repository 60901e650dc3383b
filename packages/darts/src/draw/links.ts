import type { DrawnGame, Slot } from './slot.ts';

/** A stage of a tournament with its drawn games; `id` is whatever the caller names stages by. Stages are given in order of play. */
export type Stage = { id: string; games: readonly DrawnGame[] };

/** Names a game in the whole tournament: its key is unique in its stage only. */
export const gameRef = (stage: string, key: string): string => `${stage}/${key}`;

/** Names a group in the whole tournament. */
export const groupRef = (stage: string, group: number): string => `${stage}/g${group}`;

/** A game with what it hangs on. `at` counts all games in the order of the draw, from 0. */
export type LinkedGame = {
  kind: 'game';
  ref: string;
  at: number;
  stage: string;
  game: DrawnGame;
  sources: readonly [Source, Source];
};

/** A group with its games, by `gameRef`. */
export type LinkedGroup = { kind: 'group'; ref: string; games: string[] };

/** Where a slot gets its entry from: one game, one group, or nothing (it is an entry or a bye already). */
export type Source = LinkedGame | LinkedGroup | null;

/** Everything about the links between games. */
export type Links = {
  /** by `gameRef`, in the order of the draw */
  games: ReadonlyMap<string, LinkedGame>;
  /** by `groupRef` */
  groups: ReadonlyMap<string, LinkedGroup>;
};

const nothing = [null, null] as const;

/**
 * Follows the slots. Each names a game or a group of its own stage, else of the nearest stage before it.
 * Throws where a slot points at nothing or a key is there twice: then the draw is broken, not the evening.
 */
export function linkGames(stages: readonly Stage[]): Links {
  const games = new Map<string, LinkedGame>();
  const groups = new Map<string, LinkedGroup>();
  // What a key and a number mean at this point of the evening: later stages take over the names of earlier ones.
  const nearestGame = new Map<string, LinkedGame>();
  const nearestGroup = new Map<number, LinkedGroup>();
  for (const { id, games: drawn } of stages) {
    const own: LinkedGame[] = [];
    for (const game of drawn) {
      const ref = gameRef(id, game.key);
      if (games.has(ref)) throw new Error(`Game ${ref} is drawn twice: keys are unique in their stage`);
      const linked: LinkedGame = { kind: 'game', ref, at: games.size, stage: id, game, sources: nothing };
      games.set(ref, linked);
      nearestGame.set(game.key, linked);
      own.push(linked);
      if (game.group === undefined) continue;
      const group = groupRef(id, game.group);
      const known = groups.get(group);
      if (known) known.games.push(ref);
      else groups.set(group, { kind: 'group', ref: group, games: [ref] });
      nearestGroup.set(game.group, groups.get(group) as LinkedGroup);
    }
    for (const linked of own) {
      const [one, two] = linked.game.slots;
      const source = (slot: Slot) => {
        if (slot.kind === 'entry' || slot.kind === 'bye') return null;
        const found = slot.kind === 'rank' ? nearestGroup.get(slot.group) : nearestGame.get(slot.game);
        if (!found) throw new Error(`A slot of ${linked.ref} points at nothing: ${JSON.stringify(slot)}`);
        return found;
      };
      linked.sources = [source(one), source(two)];
    }
  }
  return { games, groups };
}

/** One game by `gameRef`, by its whole name: w1-1 is not w1-10. Throws where there is none. */
export function gameOf({ games }: Links, ref: string): LinkedGame {
  const game = games.get(ref);
  if (!game) throw new Error(`No game ${ref} in this draw`);
  return game;
}

/** The games whose outcome decides who plays in this one (directly), in the order of the draw. */
export function dependencies(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const source of gameOf(links, ref).sources) {
    if (source?.kind === 'game') found.add(source.ref);
    if (source?.kind === 'group') for (const game of source.games) found.add(game);
  }
  return [...found];
}

/**
 * The games that have to be played before this one can be, seen through byes: where a direct one is decided by the draw alone,
 * it is replaced by those that it waits for. This is what an estimate of the evening needs.
 */
export function waitsFor(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const before of dependencies(links, ref)) {
    for (const game of hasBye(gameOf(links, before)) ? waitsFor(links, before) : [before]) found.add(game);
  }
  return [...found];
}

/** Whether nobody will ever be on one of the sides, as far as the draw alone tells. */
function hasBye({ game, sources }: LinkedGame): boolean {
  return isBye(game.slots[0], sources[0]) || isBye(game.slots[1], sources[1]);
}

/** Nobody loses against a bye, and nobody wins a game of two byes. */
function isBye(slot: Slot, source: Source): boolean {
  if (source?.kind !== 'game') return slot.kind === 'bye';
  if (slot.kind === 'loserOf') return hasBye(source);
  return isBye(source.game.slots[0], source.sources[0]) && isBye(source.game.slots[1], source.sources[1]);
}

/** A game that could have other sides if an earlier result were another. */
export type Dependent = { ref: string; direct: boolean };

/**
 * The games that depend on the result of this one, direct ones first, then those that depend on these, in the order of the
 * draw. A result may be changed only while none of them has been started; else the list says what stands in the way.
 */
export function dependents(stages: readonly Stage[], ref: string): Dependent[] {
  const links = linkGames(stages);
  gameOf(links, ref);
  const after = new Map<string, string[]>();
  for (const game of links.games.keys()) {
    for (const before of dependencies(links, game)) {
      const known = after.get(before);
      if (known) known.push(game);
      else after.set(before, [game]);
    }
  }
  const found = new Map<string, Dependent>();
  let wave = after.get(ref) ?? [];
  for (let direct = true; wave.length > 0; direct = false) {
    const fresh = new Set(wave.filter((game) => !found.has(game)));
    for (const game of fresh) found.set(game, { ref: game, direct });
    wave = [...fresh].flatMap((game) => after.get(game) ?? []);
  }
  return [...found.values()];
}

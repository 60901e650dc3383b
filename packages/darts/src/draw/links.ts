import type { DrawnGame, Slot } from './slot.ts';

/** A stage of a tournament with its drawn games. `id` is the caller's own id. Lists of stages are in the order of play. */
export type Stage = { id: string; games: readonly DrawnGame[] };

/** The id of a game in the whole tournament. Its key alone is unique only in its stage. */
export const gameRef = (stage: string, key: string): string => `${stage}/${key}`;

/** The id of a group in the whole tournament. */
export const groupRef = (stage: string, group: number): string => `${stage}/g${group}`;

/** A game with the sources of its sides. `at` is its index among all games in the order of the draw, from 0. */
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

/** What a slot takes its entry from: a game, a group, or nothing, because the slot is an entry or a bye. */
export type Source = LinkedGame | LinkedGroup | null;

/** All games and groups of a tournament, linked. */
export type Links = {
  /** by `gameRef`, in the order of the draw */
  games: ReadonlyMap<string, LinkedGame>;
  /** by `groupRef` */
  groups: ReadonlyMap<string, LinkedGroup>;
};

const unlinked = [null, null] as const;

/**
 * Links every slot to its source. A slot names a game or a group of its own stage, otherwise of the nearest stage before it.
 *
 * @throws if a slot points at nothing, or two games of a stage have the same key
 */
export function linkGames(stages: readonly Stage[]): Links {
  const games = new Map<string, LinkedGame>();
  const groups = new Map<string, LinkedGroup>();
  // The stages so far by key and group number: a later stage replaces the entries of earlier ones.
  const nearestGame = new Map<string, LinkedGame>();
  const nearestGroup = new Map<number, LinkedGroup>();
  for (const { id, games: drawn } of stages) {
    const own: LinkedGame[] = [];
    for (const game of drawn) {
      const ref = gameRef(id, game.key);
      if (games.has(ref)) throw new Error(`Game ${ref} is drawn twice: keys are unique in their stage`);
      const linked: LinkedGame = { kind: 'game', ref, at: games.size, stage: id, game, sources: unlinked };
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

/**
 * One game by its whole `gameRef`: w1-1 does not match w1-10.
 *
 * @throws if there is no such game
 */
export function gameOf({ games }: Links, ref: string): LinkedGame {
  const game = games.get(ref);
  if (!game) throw new Error(`No game ${ref} in this draw`);
  return game;
}

/** The games whose outcomes directly decide the sides of this game, in the order of the draw. */
export function dependencies(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const source of gameOf(links, ref).sources) {
    if (source?.kind === 'game') found.add(source.ref);
    if (source?.kind === 'group') for (const game of source.games) found.add(game);
  }
  return [...found];
}

/**
 * The games that have to be played before this one. Games with a bye are not played, so each is replaced by the games that it
 * waits for itself. `estimate` needs this list.
 */
export function waitsFor(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const before of dependencies(links, ref)) {
    for (const game of hasBye(gameOf(links, before)) ? waitsFor(links, before) : [before]) found.add(game);
  }
  return [...found];
}

/** Whether the draw alone makes one of the sides a bye. */
function hasBye({ game, sources }: LinkedGame): boolean {
  return isBye(game.slots[0], sources[0]) || isBye(game.slots[1], sources[1]);
}

/** A game with a bye has no loser, and a game of two byes has no winner. */
function isBye(slot: Slot, source: Source): boolean {
  if (source?.kind !== 'game') return slot.kind === 'bye';
  if (slot.kind === 'loserOf') return hasBye(source);
  return isBye(source.game.slots[0], source.sources[0]) && isBye(source.game.slots[1], source.sources[1]);
}

/** A game whose sides could change with the result of an earlier game. */
export type Dependent = { ref: string; direct: boolean };

/**
 * The games that depend on the result of this one: first the direct ones, then those that depend on these, and so on. A result
 * can be changed safely while none of them has been started.
 *
 * @throws if there is no such game
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

import type { DrawnGame, Slot } from './slot.ts';

/**
 * A stage of a tournament with its drawn games. `id` is the caller's own id. `hasMore`: more rounds will be drawn, as in a Swiss tournament,
 * so its groups are not complete yet. Lists of stages are in the order of play.
 */
export type Stage = { id: string; games: readonly DrawnGame[]; hasMore?: boolean };

/** The id of a game in the whole tournament. Its key alone is unique only in its stage. */
export const gameRef = (stage: string, key: string): string => `${stage}/${key}`;

/** The id of a group in the whole tournament. */
export const groupRef = (stage: string, group: number): string => `${stage}/g${group}`;

/** A game with the sources of its sides. `index`: its index among all games in the order of the draw, from 0. */
export type LinkedGame = {
  kind: 'game';
  ref: string;
  index: number;
  stage: string;
  game: DrawnGame;
  sources: readonly [Source, Source];
};

/** A group with its games, by `gameRef`. */
export type LinkedGroup = { kind: 'group'; ref: string; games: string[] };

/** The source of the entry of a slot: a game, a group, or null if the slot is an entry or a bye. */
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
 * @throws if a slot refers to a game or group that does not exist, or two games of a stage have the same key
 */
export function linkGames(stages: readonly Stage[]): Links {
  const games = new Map<string, LinkedGame>();
  const groups = new Map<string, LinkedGroup>();
  // By key and by group number, over the stages so far: later stages replace earlier ones.
  const nearestGame = new Map<string, LinkedGame>();
  const nearestGroup = new Map<number, LinkedGroup>();
  for (const { id, games: drawn } of stages) {
    const stageGames: LinkedGame[] = [];
    for (const game of drawn) {
      const ref = gameRef(id, game.key);
      if (games.has(ref)) throw new Error(`Game ${ref} is drawn twice. Keys must be unique in their stage`);
      const linked: LinkedGame = { kind: 'game', ref, index: games.size, stage: id, game, sources: unlinked };
      games.set(ref, linked);
      nearestGame.set(game.key, linked);
      stageGames.push(linked);
      if (game.group === undefined) continue;
      const group = groupRef(id, game.group);
      const existing = groups.get(group);
      if (existing) existing.games.push(ref);
      else groups.set(group, { kind: 'group', ref: group, games: [ref] });
      nearestGroup.set(game.group, groups.get(group) as LinkedGroup);
    }
    for (const linked of stageGames) {
      const [first, second] = linked.game.slots;
      const source = (slot: Slot) => {
        if (slot.kind === 'entry' || slot.kind === 'bye') return null;
        const found = slot.kind === 'rank' ? nearestGroup.get(slot.group) : nearestGame.get(slot.game);
        if (!found) throw new Error(`A slot of ${linked.ref} refers to nothing: ${JSON.stringify(slot)}`);
        return found;
      };
      linked.sources = [source(first), source(second)];
    }
  }
  return { games, groups };
}

/**
 * A game by its complete `gameRef`: w1-1 does not match w1-10.
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
 * The games that must be played before this one. Games with a bye are not played, so each is replaced by the games for which
 * it waits. `estimate` needs this list.
 */
export function waitsFor(links: Links, ref: string): string[] {
  const found = new Set<string>();
  for (const earlier of dependencies(links, ref)) {
    for (const game of hasBye(gameOf(links, earlier)) ? waitsFor(links, earlier) : [earlier]) found.add(game);
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
  const followers = new Map<string, string[]>();
  for (const game of links.games.keys()) {
    for (const earlier of dependencies(links, game)) {
      const existing = followers.get(earlier);
      if (existing) existing.push(game);
      else followers.set(earlier, [game]);
    }
  }
  const found = new Map<string, Dependent>();
  let level = followers.get(ref) ?? [];
  for (let direct = true; level.length > 0; direct = false) {
    const added = new Set(level.filter((game) => !found.has(game)));
    for (const game of added) found.set(game, { ref: game, direct });
    level = [...added].flatMap((game) => followers.get(game) ?? []);
  }
  return [...found.values()];
}

import { gameOf, linkGames, type LinkedGame, type LinkedGroup, type Source } from './links.ts';
import { bye, comesOutOf, decided, resultFits, sameSide, tbd, withoutGame } from './outcome.ts';
import { indexEntries, isIn, progressOf, type EntryIndex, type OpenGame } from './openGame.ts';
import { playOrder } from './playOrder.ts';
import type { GameProgress, GameResult, Progress, ProgressInput, Side } from './progress.ts';
import type { Slot } from './slot.ts';

/** What a change of a draw does, or would do. */
export type Effects = {
  /** every game with other sides, another outcome or another readiness, in the order of play */
  changed: { before: GameProgress; after: GameProgress }[];
  /** games (by `gameRef`) whose stored result counted and would not count any more: others play there, or nobody yet */
  undone: string[];
};

/** The entries of a group by rank; null where a tie leaves it open. */
export type Ranks = readonly (string | null)[];

/** A slot that an organiser may fill by hand: it hangs on no other game. */
export type FixedSlot = Extract<Slot, { kind: 'entry' | 'bye' }>;

/**
 * A draw that is held open: it knows its links, and a result costs what hangs on it, however large the draw is. Every method
 * that changes something returns the games that changed, as they are now, in the order of play. Asked for a game or a group
 * that is not drawn, all of them throw.
 */
export type LiveDraw = {
  game(ref: string): GameProgress;
  /** Stores a result, or another one for the same game. One that does not fit its sides does not count: see `conflicts`. */
  record(ref: string, result: GameResult): GameProgress[];
  /** Takes a result back, and with it what followed from it. */
  clear(ref: string): GameProgress[];
  /** The entries of a complete group by rank; null takes them back, as does a correction that opens the group again. */
  setRanks(group: string, ranks: Ranks | null): GameProgress[];
  /**
   * Every game that the entry has not played becomes a walkover, up to where it leaves the draw. Such a walkover follows from who
   * is gone now. Record it when others play on from it: else, if its winner goes home later, neither has come.
   */
  withdraw(entry: string): GameProgress[];
  reinstate(entry: string): GameProgress[];
  /** Puts an entry or a bye where there is an entry or a bye: a late entry, an exchange. Throws for a slot that hangs on a game. */
  place(ref: string, side: 0 | 1, slot: FixedSlot): GameProgress[];
  /** What recording this result (or with null, taking it back) would do, without doing it. */
  effects(ref: string, result: GameResult | null): Effects;
  /** What these ranks of a group would do, without doing it. */
  rankEffects(group: string, ranks: Ranks | null): Effects;
  /** What it would do if the entry went home, without doing it. */
  withdrawEffects(entry: string): Effects;
  /** What it would do if the entry came back, without doing it: others may have gone on in its place. */
  reinstateEffects(entry: string): Effects;
  /** Everything at once, in the order of the draw: what `progress` answers. */
  read(): Progress;
};

/**
 * Opens a draw. What is handed in is copied: changes go through the methods alone.
 * Throws where the draw is broken: a slot that points at nothing, a key twice, a circle.
 */
export function openDraw(input: ProgressInput): LiveDraw {
  const links = linkGames(input.stages);
  const all: OpenGame[] = []; // by `at`
  const ranked = new Map<LinkedGroup, OpenGame[]>(); // who has a slot for a rank of a group
  const ranks = new Map(input.ranks);
  const withdrawn = new Set(input.withdrawn);

  const opened = ({ at }: LinkedGame) => all[at] as OpenGame;
  const find = (ref: string): OpenGame => opened(gameOf(links, ref));

  const sideOf = (slot: Slot, from: OpenGame | null, game: OpenGame, side: 0 | 1): Side => {
    if (from) return comesOutOf(from.state, slot as Extract<Slot, { game: string }>);
    if (slot.kind === 'entry') return slot;
    if (slot.kind === 'bye') return bye;
    const group = game.link.sources[side] as LinkedGroup;
    const entry = ranks.get(group.ref)?.[(slot as Extract<Slot, { kind: 'rank' }>).rank - 1];
    return entry == null ? tbd : { kind: 'entry', entry };
  };

  /** Works a game out again, and answers whether it is another than before. */
  const resolve = (game: OpenGame): boolean => {
    const { result, state } = game;
    const one = sideOf(game.one, game.oneFrom, game, 0);
    const two = sideOf(game.two, game.twoFrom, game, 1);
    const fits = result !== null && resultFits(result, one, two);
    game.conflicted = result !== null && !fits;
    const outcome = fits ? decided(result.kind, result.winner) : withoutGame(one, two, withdrawn);
    if (sameSide(one, state.sides[0]) && sameSide(two, state.sides[1]) && outcome === state.outcome) return false;
    game.state = progressOf(state, one, two, outcome);
    return true;
  };

  // Games to look at again, the next one last. An array that shrinks and grows costs more than the rest of a change, so it is kept.
  const waiting: OpenGame[] = [];
  let waits = 0;
  const wait = (game: OpenGame) => {
    let i = waits;
    while (i > 0 && (waiting[i - 1] as OpenGame).turn < game.turn) i--;
    if (i > 0 && waiting[i - 1] === game) return;
    for (let at = waits; at > i; at--) waiting[at] = waiting[at - 1] as OpenGame;
    waiting[i] = game;
    waits++;
  };
  /** Works out again what waits, and whatever changes by that, earlier games first, so that each is looked at once: those looked at. */
  const settle = (): OpenGame[] => {
    const visited: OpenGame[] = [];
    while (waits > 0) {
      const game = waiting[--waits] as OpenGame;
      visited.push(game);
      game.before = game.state;
      game.wasConflicted = game.conflicted;
      if (resolve(game)) for (const follower of game.followers) wait(follower);
    }
    return visited;
  };

  /** Those visited that are no longer what they were, as they are now. */
  const news = (visited: readonly OpenGame[]): GameProgress[] => {
    const changed: GameProgress[] = [];
    for (const { state, before } of visited) if (state !== before) changed.push(state);
    return changed;
  };

  /** What a change did, after which everything is as it was before. */
  const takeBack = (visited: readonly OpenGame[]): Effects => {
    const effects: Effects = { changed: [], undone: [] };
    for (const game of visited) {
      const { before, state } = game;
      if (state !== before) effects.changed.push({ before, after: state });
      if (game.conflicted && !game.wasConflicted) effects.undone.push(state.ref);
      game.state = before;
      game.conflicted = game.wasConflicted;
    }
    return effects;
  };

  const store = (game: OpenGame, result: GameResult | null): OpenGame[] => {
    game.result = result;
    wait(game);
    return settle();
  };
  const rank = (ref: string, next: Ranks | null): OpenGame[] => {
    const group = links.groups.get(ref);
    if (!group) throw new Error(`No group ${ref} in this draw`);
    if (next) ranks.set(ref, next);
    else ranks.delete(ref);
    const followers = ranked.get(group) ?? [];
    for (const game of followers) wait(game);
    const visits = settle();
    for (const game of followers) entries?.note(game);
    return visits;
  };

  // Where entries start is worked out when the first of them goes home, then kept.
  let entries: EntryIndex | null = null;
  const gamesOf = (entry: string): Set<OpenGame> => {
    if (!entries) {
      entries = indexEntries();
      for (const game of all) entries.note(game);
    }
    const found = new Set(entries.startsOf(entry));
    // A set is walked in the order of adding, with what is added on the way.
    for (const game of found) for (const follower of game.followers) if (isIn(entry, follower.state)) found.add(follower);
    return found;
  };

  const setGone = (entry: string, gone: boolean): OpenGame[] => {
    if (gone) withdrawn.add(entry);
    else withdrawn.delete(entry);
    for (const game of gamesOf(entry)) wait(game);
    return settle();
  };
  const goneEffects = (entry: string, gone: boolean): Effects => {
    const before = withdrawn.has(entry);
    const effects = takeBack(setGone(entry, gone));
    if (before) withdrawn.add(entry);
    else withdrawn.delete(entry);
    return effects;
  };

  /** Notes that a game takes its side from here, and answers the game that it waits for, if it does. */
  const follow = (source: Source, game: OpenGame): OpenGame | null => {
    if (source?.kind === 'game') {
      const from = opened(source);
      from.followers = from.followers.length === 0 ? [game] : [...from.followers, game];
      return from;
    }
    if (source && !ranked.get(source)?.push(game)) ranked.set(source, [game]);
    return null;
  };
  let turn = 0;
  for (const link of playOrder(links.games.values())) {
    const [one, two] = link.game.slots;
    const state = progressOf({ ref: link.ref, stage: link.stage, key: link.game.key }, tbd, tbd, null);
    const result = input.results.get(link.ref) ?? null;
    const game: OpenGame = {
      link,
      turn: turn++,
      one,
      two,
      oneFrom: null,
      twoFrom: null,
      followers: [],
      result,
      state,
      before: state,
      conflicted: false,
      wasConflicted: false,
    };
    all[link.at] = game;
    game.oneFrom = follow(link.sources[0], game);
    game.twoFrom = follow(link.sources[1], game);
    resolve(game);
  }

  return {
    game: (ref) => find(ref).state,
    record: (ref, result) => news(store(find(ref), result)),
    clear: (ref) => news(store(find(ref), null)),
    setRanks: (ref, next) => news(rank(ref, next)),
    withdraw: (entry) => news(setGone(entry, true)),
    reinstate: (entry) => news(setGone(entry, false)),
    place(ref, side, slot) {
      const game = find(ref);
      if (game.link.sources[side]) throw new Error(`Side ${side} of ${ref} hangs on another game: only an entry or a bye can be replaced`);
      if (side === 0) game.one = slot;
      else game.two = slot;
      wait(game);
      const visits = settle();
      entries?.note(game);
      return news(visits);
    },
    effects(ref, result) {
      const game = find(ref);
      const before = game.result;
      const effects = takeBack(store(game, result));
      game.result = before;
      return { ...effects, undone: effects.undone.filter((undone) => undone !== ref) };
    },
    rankEffects(ref, next) {
      const before = ranks.get(ref);
      const effects = takeBack(rank(ref, next));
      if (before) ranks.set(ref, before);
      else ranks.delete(ref);
      return effects;
    },
    withdrawEffects: (entry) => goneEffects(entry, true),
    reinstateEffects: (entry) => goneEffects(entry, false),
    read() {
      const read = new Map<string, GameProgress>();
      const conflicts: string[] = [];
      for (const { state, conflicted } of all) {
        read.set(state.ref, state);
        if (conflicted) conflicts.push(state.ref);
      }
      return { games: read, conflicts };
    },
  };
}

import { linkGames, type LinkedGame, type LinkedGroup, type Source } from './links.ts';
import { bye, comesOutOf, resultFits, sameOutcome, sameSide, tbd, withoutGame } from './outcome.ts';
import { playOrder } from './playOrder.ts';
import type { GameProgress, GameResult, Outcome, Progress, ProgressInput, Side } from './progress.ts';
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
  /** Every game that the entry has not played becomes a walkover, up to where it leaves the draw. */
  withdraw(entry: string): GameProgress[];
  reinstate(entry: string): GameProgress[];
  /** Puts an entry or a bye where there is an entry or a bye: a late entry, an exchange. Throws for a slot that hangs on a game. */
  place(ref: string, side: 0 | 1, slot: FixedSlot): GameProgress[];
  /** What recording this result (or with null, taking it back) would do, without doing it. */
  effects(ref: string, result: GameResult | null): Effects;
  /** What these ranks of a group would do, without doing it. */
  rankEffects(group: string, ranks: Ranks | null): Effects;
  /** Everything at once, in the order of the draw: what `progress` answers. */
  read(): Progress;
};

/** What the open draw knows of a game. `turn` is its place in the order of play. */
type Known = { turn: number; slots: readonly [Slot, Slot]; result: GameResult | null; state: GameProgress; conflicted: boolean };

/** A game that was looked at again, with what was known before. */
type Visit = { game: LinkedGame; state: GameProgress; conflicted: boolean };

/**
 * Opens a draw. What is handed in is copied: changes go through the methods alone.
 * Throws where the draw is broken: a slot that points at nothing, a key twice, a circle.
 */
export function openDraw(input: ProgressInput): LiveDraw {
  const { games, groups } = linkGames(input.stages);
  const order = playOrder(games.values());
  const all: Known[] = []; // by `at`
  const ranks = new Map(input.ranks);
  const withdrawn = new Set(input.withdrawn);

  const known = (game: LinkedGame) => all[game.at] as Known;
  const find = (ref: string): LinkedGame => {
    const game = games.get(ref);
    if (!game) throw new Error(`No game ${ref} in this draw`);
    return game;
  };

  const sideOf = (slot: Slot, source: Source): Side => {
    if (slot.kind === 'entry') return slot;
    if (slot.kind === 'bye') return bye;
    const from = source as LinkedGame | LinkedGroup;
    if (slot.kind !== 'rank') return comesOutOf(known(from as LinkedGame).state, slot);
    const entry = ranks.get(from.ref)?.[slot.rank - 1];
    return entry == null ? tbd : { kind: 'entry', entry };
  };

  /** Works a game out again, and answers whether it is another than before. */
  const resolve = (game: LinkedGame): boolean => {
    const seat = known(game);
    const { slots, result, state } = seat;
    const one = sideOf(slots[0], game.sources[0]);
    const two = sideOf(slots[1], game.sources[1]);
    const fits = result !== null && resultFits(result, one, two);
    seat.conflicted = result !== null && !fits;
    const outcome = fits ? result : withoutGame(one, two, withdrawn);
    if (sameSide(one, state.sides[0]) && sameSide(two, state.sides[1]) && sameOutcome(outcome, state.outcome)) return false;
    seat.state = progressOf(game, one, two, outcome);
    return true;
  };

  /** Works these games out again, and whatever changes by that, earlier games first, so that each is looked at once. */
  const settle = (first: Iterable<LinkedGame>): Visit[] => {
    const visits: Visit[] = [];
    const waiting: LinkedGame[] = []; // the next one to look at is the last
    const wait = (game: LinkedGame) => {
      const { turn } = known(game);
      let i = waiting.length;
      while (i > 0 && known(waiting[i - 1] as LinkedGame).turn < turn) i--;
      if (waiting[i - 1] !== game) waiting.splice(i, 0, game);
    };
    for (const game of first) wait(game);
    for (let game = waiting.pop(); game; game = waiting.pop()) {
      const { state, conflicted } = known(game);
      visits.push({ game, state, conflicted });
      if (resolve(game)) for (const follower of game.followers) wait(follower);
    }
    return visits;
  };

  /** Those visited that are no longer what they were, as they are now. */
  const news = (visits: readonly Visit[]): GameProgress[] =>
    visits.filter(({ game, state }) => known(game).state !== state).map(({ game }) => known(game).state);

  /** What a change did, after which everything is as it was before. */
  const takeBack = (visits: readonly Visit[]): Effects => {
    const effects: Effects = { changed: [], undone: [] };
    for (const { game, state, conflicted } of visits) {
      const seat = known(game);
      if (seat.state !== state) effects.changed.push({ before: state, after: seat.state });
      if (seat.conflicted && !conflicted) effects.undone.push(game.ref);
      seat.state = state;
      seat.conflicted = conflicted;
    }
    return effects;
  };

  const store = (game: LinkedGame, result: GameResult | null): Visit[] => {
    known(game).result = result;
    return settle([game]);
  };
  const rank = (ref: string, next: Ranks | null): Visit[] => {
    const group = groups.get(ref);
    if (!group) throw new Error(`No group ${ref} in this draw`);
    if (next) ranks.set(ref, next);
    else ranks.delete(ref);
    const visits = settle(group.followers);
    for (const game of group.followers) entries?.note(game, known(game).state);
    return visits;
  };

  // Where entries start is worked out when the first of them goes home, then kept.
  let entries: EntryIndex | null = null;
  const gamesOf = (entry: string): Set<LinkedGame> => {
    if (!entries) {
      entries = indexEntries();
      for (const game of order) entries.note(game, known(game).state);
    }
    const found = new Set(entries.startsOf(entry));
    // A set is walked in the order of adding, with what is added on the way.
    for (const game of found) for (const follower of game.followers) if (isIn(entry, known(follower).state)) found.add(follower);
    return found;
  };

  order.forEach((game, turn) => {
    all[game.at] = { turn, slots: game.game.slots, result: input.results.get(game.ref) ?? null, state: undecided(game), conflicted: false };
    resolve(game);
  });

  return {
    game: (ref) => known(find(ref)).state,
    record: (ref, result) => news(store(find(ref), result)),
    clear: (ref) => news(store(find(ref), null)),
    setRanks: (ref, next) => news(rank(ref, next)),
    withdraw(entry) {
      withdrawn.add(entry);
      return news(settle(gamesOf(entry)));
    },
    reinstate(entry) {
      withdrawn.delete(entry);
      return news(settle(gamesOf(entry)));
    },
    place(ref, side, slot) {
      const game = find(ref);
      if (game.sources[side]) throw new Error(`Side ${side} of ${ref} hangs on another game: only an entry or a bye can be replaced`);
      const [one, two] = known(game).slots;
      known(game).slots = side === 0 ? [slot, two] : [one, slot];
      const visits = settle([game]);
      entries?.note(game, known(game).state);
      return news(visits);
    },
    effects(ref, result) {
      const game = find(ref);
      const before = known(game).result;
      const effects = takeBack(store(game, result));
      known(game).result = before;
      return { ...effects, undone: effects.undone.filter((undone) => undone !== ref) };
    },
    rankEffects(ref, next) {
      const before = ranks.get(ref);
      const effects = takeBack(rank(ref, next));
      if (before) ranks.set(ref, before);
      else ranks.delete(ref);
      return effects;
    },
    read() {
      const read = new Map<string, GameProgress>();
      const conflicts: string[] = [];
      for (const game of games.values()) {
        const { state, conflicted } = known(game);
        read.set(game.ref, state);
        if (conflicted) conflicts.push(game.ref);
      }
      return { games: read, conflicts };
    },
  };
}

const progressOf = ({ ref, stage, game: { key } }: LinkedGame, one: Side, two: Side, outcome: Outcome | null): GameProgress => ({
  ref,
  stage,
  key,
  sides: [one, two],
  outcome: outcome && { kind: outcome.kind, winner: outcome.winner },
  ready: outcome === null && one.kind === 'entry' && two.kind === 'entry',
});
const undecided = (game: LinkedGame) => progressOf(game, tbd, tbd, null);

const isIn = (entry: string, { sides }: GameProgress): boolean => sides.some((side) => side.kind === 'entry' && side.entry === entry);

type EntryIndex = { note(game: LinkedGame, state: GameProgress): void; startsOf(entry: string): Iterable<LinkedGame> };

/** The games where entries come in: by a slot or by a rank. Whoever has left a game since does no harm in here. */
function indexEntries(): EntryIndex {
  const starts = new Map<string, Set<LinkedGame>>();
  return {
    note(game, { sides }) {
      sides.forEach((side, i) => {
        if (side.kind !== 'entry' || game.sources[i]?.kind === 'game') return;
        const noted = starts.get(side.entry);
        if (noted) noted.add(game);
        else starts.set(side.entry, new Set([game]));
      });
    },
    startsOf: (entry) => starts.get(entry) ?? [],
  };
}

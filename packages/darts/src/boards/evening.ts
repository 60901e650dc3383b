import type { EstimateInput, PlannedGame } from './estimate.ts';

const none = -1;

/** A list of games with everything looked up once, so that it can be played through many times. Numbers are places in the list. */
export type Evening = {
  games: readonly PlannedGame[];
  boards: readonly string[];
  now: number;
  rest: number;
  /** when each person is rested after the games that are over, `-Infinity` for those who have not played */
  restedAt: Float64Array;
  /** the people of each game */
  people: readonly (readonly number[])[];
  /** who marks each running game, -1 for nobody */
  markers: readonly number[];
  /** the games that wait for each game */
  followers: readonly (readonly number[])[];
  /** how many games each game waits for */
  waitsFor: Int32Array;
  /** the boards that each game may be played on, in the order of the boards */
  allowed: readonly (readonly number[])[];
};

/** One way in which the evening can go. */
export type Run = {
  /** start of each game that was waiting, `Infinity` where it is never played; of a running game when it began */
  starts: Float64Array;
  /** the games that were waiting, in the order in which they are called */
  calls: readonly number[];
  /** the board of each game, -1 for none */
  boardOf: Int32Array;
  /** when the last game ended, `Infinity` where something is never played */
  end: number;
};

/** Looks everything up. Throws a RangeError for an id that is there twice. */
export function prepareEvening({ games, boards, now, rest = 0, lastEnded }: EstimateInput): Evening {
  const places = new Map(games.map(({ id }, at) => [id, at]));
  if (places.size < games.length) throw new RangeError('A game is on the list twice: each has an id of its own');
  const boardPlaces = new Map(boards.map((id, at) => [id, at]));
  const everywhere = boards.map((_, at) => at);
  const people = new Map<string, number>();
  const followers: number[][] = games.map(() => []);
  const waitsFor = new Int32Array(games.length);
  games.forEach((game, at) => {
    for (const id of new Set(game.after)) {
      const before = places.get(id);
      if (before === undefined) continue;
      followers[before]?.push(at);
      waitsFor[at]! += 1;
    }
  });
  const numberOf = (person: string): number => {
    const known = people.get(person) ?? people.size;
    people.set(person, known);
    return known;
  };
  const peopleOf = games.map((game) => game.people.map(numberOf));
  const boardsOf = ({ boards: only }: PlannedGame): number[] =>
    only ? only.flatMap((id) => boardPlaces.get(id) ?? []).sort((a, b) => a - b) : everywhere;
  const allowed = games.map(boardsOf);
  const markers = games.map(({ running }) => (running?.marker === undefined ? none : numberOf(running.marker)));
  const restedAt = Float64Array.from(people.keys(), (person) => (lastEnded?.get(person) ?? -Infinity) + rest);
  return { games, boards, now, rest, restedAt, people: peopleOf, markers, followers, waitsFor, allowed };
}

/**
 * Plays an evening with given durations, one for each game in milliseconds. Games are called as `assignGames` calls them: whenever a
 * board is free, the game goes on it that has waited longest, and of those that have waited equally long the first of the list. No board stands idle while a game that may be played on it could begin.
 *
 * Nothing but a game that gets ready or a board that gets free can change what is possible, and both are known as soon as the games
 * before have begun. So the clock steps from one such moment to the next; the work is the games passed over on the way.
 */
export function runEvening(evening: Evening, durations: ArrayLike<number>): Run {
  const { games, boards, now, rest, people, followers, allowed } = evening;
  const starts = new Float64Array(games.length).fill(Infinity);
  const boardOf = new Int32Array(games.length).fill(none);
  const boardFree = new Float64Array(boards.length).fill(now);
  const restedAt = evening.restedAt.slice();
  const marksUntil = new Float64Array(restedAt.length).fill(-Infinity);
  // Since when its sides are known, or those who come out of the games before are rested; it counts once all of them have begun.
  const fedAt = Float64Array.from(games, ({ waitingSince: known }) => known ?? -Infinity);
  const waitsFor = evening.waitsFor.slice();
  const calls: number[] = [];
  let end = now;

  const occupy = (at: number, board: number, start: number): void => {
    const over = Math.max(now, start + durations[at]!);
    const rested = over + rest;
    starts[at] = start;
    boardOf[at] = board;
    if (board !== none) boardFree[board] = Math.max(boardFree[board]!, over);
    for (const person of people[at]!) restedAt[person] = Math.max(restedAt[person]!, rested);
    const marker = evening.markers[at]!;
    if (marker !== none) marksUntil[marker] = Math.max(marksUntil[marker]!, over);
    for (const follower of followers[at]!) {
      fedAt[follower] = Math.max(fedAt[follower]!, rested);
      waitsFor[follower]! -= 1;
    }
    end = Math.max(end, over);
  };
  /** since when a game waits: its people are known and rested */
  const waitingSince = (at: number): number => {
    if (waitsFor[at]! > 0) return Infinity;
    let since = fedAt[at]!;
    for (const person of people[at]!) since = Math.max(since, restedAt[person]!);
    return since;
  };
  /** marking keeps somebody from playing, but does not put their game behind the others */
  const freeAt = (at: number): number => {
    let free = -Infinity;
    for (const person of people[at]!) free = Math.max(free, marksUntil[person]!);
    return free;
  };

  // Those that wait are a chain: `after[at]` is the next one in the list; the place behind the last game leads to the first.
  const head = games.length;
  const after = new Int32Array(games.length + 1);
  let last = head;
  games.forEach(({ running }, at) => {
    if (running) return occupy(at, boards.indexOf(running.board), running.since);
    after[last] = at;
    last = at;
  });
  after[last] = none;

  let clock = now;
  while (clock < Infinity) {
    let nextReady = Infinity;
    let boardNeeded = false;
    let free = 0;
    for (const time of boardFree) if (time <= clock) free++;
    while (free > 0) {
      nextReady = Infinity;
      boardNeeded = false;
      let first = { at: none, before: none, board: none, since: Infinity };
      for (let before = head, at = after[head]!; at !== none; before = at, at = after[at]!) {
        const since = waitingSince(at);
        const ready = Math.max(since, freeAt(at));
        if (ready > clock) nextReady = Math.min(nextReady, ready);
        else if (since < first.since) {
          const board = allowed[at]!.find((one) => boardFree[one]! <= clock);
          if (board === undefined) boardNeeded = true;
          else first = { at, before, board, since };
        }
      }
      if (first.at === none) break;
      occupy(first.at, first.board, clock);
      calls.push(first.at);
      after[first.before] = after[first.at]!;
      free--;
    }
    if (after[head] === none) return { starts, calls, boardOf, end };
    let next = free === 0 ? Infinity : nextReady;
    if (free === 0 || boardNeeded) for (const time of boardFree) if (time > clock) next = Math.min(next, time);
    clock = next;
  }
  return { starts, calls, boardOf, end: Infinity };
}

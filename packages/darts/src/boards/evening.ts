import type { EstimateInput, PlannedGame } from './estimate.ts';
import { Line } from './line.ts';

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
  /** the marker of each running game, -1 if there is none */
  markers: readonly number[];
  /** the games that wait for each game */
  followers: readonly (readonly number[])[];
  /** how many games each game waits for */
  waitsFor: Int32Array;
  /** the different choices of boards that games have, each in the order of the boards */
  choices: readonly (readonly number[])[];
  /** which of them each game has */
  choiceOf: readonly number[];
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
  const choices = new Map<string, { at: number; boards: readonly number[] }>();
  const choiceOf = games.map((game) => {
    const key = game.boards ? game.boards.join() : 'everywhere';
    const known = choices.get(key) ?? { at: choices.size, boards: boardsOf(game) };
    choices.set(key, known);
    return known.at;
  });
  const markers = games.map(({ running }) => (running?.marker === undefined ? none : numberOf(running.marker)));
  const restedAt = Float64Array.from(people.keys(), (person) => (lastEnded?.get(person) ?? -Infinity) + rest);
  const found = {
    restedAt,
    people: peopleOf,
    markers,
    followers,
    waitsFor,
    choices: [...choices.values()].map((one) => one.boards),
    choiceOf,
  };
  return { games, boards, now, rest, ...found };
}

/**
 * Plays an evening with given durations, one for each game in milliseconds. Games are called as `assignGames` calls them: whenever a
 * board is free, the game goes on it that has waited longest, and of those that have waited equally long the first of the list. No board stands idle while a game that may be played on it could begin.
 *
 * Nothing but a game that gets ready or a board that gets free can change what is possible, and both are known as soon as the games
 * before have begun, so the clock steps from one such moment to the next. Those that could begin stand in a line for each choice of
 * boards, those that could not yet in another. When players begin a game, their other games wait from a later moment. A wait only ever moves
 * to a later moment, so it is enough to notice that when such a game is the first of its line. A game therefore costs a few steps in a heap
 * rather than a look at all other games.
 */
export function runEvening(evening: Evening, durations: ArrayLike<number>): Run {
  const { games, boards, now, rest, people, followers, choices, choiceOf } = evening;
  const starts = new Float64Array(games.length).fill(Infinity);
  const boardOf = new Int32Array(games.length).fill(none);
  const boardFree = new Float64Array(boards.length).fill(now);
  const restedAt = evening.restedAt.slice();
  const marksUntil = new Float64Array(restedAt.length).fill(-Infinity);
  // Since when its sides are known, or those who come out of the games before are rested; it counts once all of them have begun.
  const fedAt = Float64Array.from(games, ({ waitingSince: known }) => known ?? -Infinity);
  const waitsFor = evening.waitsFor.slice();
  const calls: number[] = [];
  let clock = now;
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
    let since = fedAt[at]!;
    for (const person of people[at]!) since = Math.max(since, restedAt[person]!);
    return since;
  };
  /** when it can begin: a player who is marking cannot play, but the game keeps its place in the order */
  const readyAt = (at: number): number => {
    let ready = waitingSince(at);
    for (const person of people[at]!) ready = Math.max(ready, marksUntil[person]!);
    return ready;
  };

  const keys = new Float64Array(games.length);
  const later = new Line(keys);
  const lines = choices.map(() => new Line(keys));
  const lineUp = (at: number): void => {
    const ready = readyAt(at);
    if (ready > clock) later.join(at, ready);
    else lines[choiceOf[at]!]!.join(at, waitingSince(at));
  };
  const boardFor = (choice: readonly number[]): number => choice.find((one) => boardFree[one]! <= clock) ?? none;
  /** the first game of a line, after games with outdated keys have been put back */
  const firstOf = (line: Line): number => {
    for (;;) {
      const at = line.first;
      if (at === undefined) return none;
      if (readyAt(at) <= clock && waitingSince(at) === keys[at]) return at;
      lineUp(line.leave());
    }
  };
  const callNext = (): boolean => {
    let first = none;
    let board = none;
    for (const [choice, line] of lines.entries()) {
      const free = boardFor(choices[choice]!);
      const at = free === none ? none : firstOf(line);
      if (at === none || (first !== none && (keys[at]! > keys[first]! || (keys[at] === keys[first] && at > first)))) continue;
      first = at;
      board = free;
    }
    if (first === none) return false;
    lines[choiceOf[first]!]!.leave();
    calls.push(first);
    occupy(first, board, clock);
    for (const follower of followers[first]!) if (waitsFor[follower] === 0 && !games[follower]!.running) lineUp(follower);
    return true;
  };

  let waiting = 0;
  games.forEach(({ running }, at) => {
    if (running) occupy(at, boards.indexOf(running.board), running.since);
    else waiting++;
  });
  games.forEach(({ running }, at) => {
    if (!running && waitsFor[at] === 0) lineUp(at);
  });
  while (calls.length < waiting) {
    while (later.first !== undefined && keys[later.first]! <= clock) lineUp(later.leave());
    while (callNext());
    const next = Math.min(later.first === undefined ? Infinity : keys[later.first]!, ...boardFree.filter((time) => time > clock));
    if (calls.length < waiting && next === Infinity) return { starts, calls, boardOf, end: Infinity };
    clock = next;
  }
  return { starts, calls, boardOf, end };
}

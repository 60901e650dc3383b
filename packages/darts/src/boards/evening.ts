import type { PlannedGame } from './estimate.ts';

/** A list of games with everything looked up once, so that it can be played through many times. Numbers are places in the list. */
export type Evening = {
  games: readonly PlannedGame[];
  boards: readonly string[];
  now: number;
  rest: number;
  /** the people of each game */
  people: readonly (readonly number[])[];
  howManyPeople: number;
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
  /** the board of each game, -1 for none */
  boardOf: Int32Array;
  /** when the last game ended, `Infinity` where something is never played */
  end: number;
};

/** Looks everything up. Throws a RangeError for an id that is there twice. */
export function prepareEvening(games: readonly PlannedGame[], boards: readonly string[], now: number, rest: number): Evening {
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
  return { games, boards, now, rest, people: peopleOf, howManyPeople: people.size, followers, waitsFor, allowed };
}

const none = -1;

/**
 * Plays an evening with given durations, one for each game in milliseconds: whenever a board is free, the first game of the list
 * that can be played goes on it. No board stands idle while a game that may be played on it could begin.
 *
 * Nothing but a game that gets ready or a board that gets free can change what is possible, and both are known as soon as the games
 * before have begun. So the clock steps from one such moment to the next; the work is the games passed over on the way.
 */
export function runEvening(evening: Evening, durations: ArrayLike<number>): Run {
  const { games, boards, now, rest, people, followers, allowed } = evening;
  const starts = new Float64Array(games.length).fill(Infinity);
  const boardOf = new Int32Array(games.length).fill(none);
  const boardFree = new Float64Array(boards.length).fill(now);
  const personFree = new Float64Array(evening.howManyPeople).fill(now);
  // When those who come out of the games before are rested; it counts once all of them have begun.
  const fedAt = new Float64Array(games.length).fill(now);
  const waitsFor = evening.waitsFor.slice();
  let end = now;
  let nextReady = Infinity;

  const occupy = (at: number, board: number, start: number): void => {
    const over = Math.max(now, start + durations[at]!);
    const rested = over + rest;
    starts[at] = start;
    boardOf[at] = board;
    if (board !== none) boardFree[board] = Math.max(boardFree[board]!, over);
    for (const person of people[at]!) personFree[person] = Math.max(personFree[person]!, rested);
    for (const follower of followers[at]!) {
      fedAt[follower] = Math.max(fedAt[follower]!, rested);
      if (--waitsFor[follower]! === 0) nextReady = Math.min(nextReady, fedAt[follower]!);
    }
    end = Math.max(end, over);
  };
  const readyAt = (at: number): number => {
    if (waitsFor[at]! > 0) return Infinity;
    let ready = fedAt[at]!;
    for (const person of people[at]!) ready = Math.max(ready, personFree[person]!);
    return ready;
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
    nextReady = Infinity;
    let boardNeeded = false;
    let free = 0;
    for (const time of boardFree) if (time <= clock) free++;
    for (let before = head, at = after[head]!; at !== none && free > 0; at = after[at]!) {
      const ready = readyAt(at);
      const board = ready <= clock ? allowed[at]!.find((one) => boardFree[one]! <= clock) : undefined;
      if (board === undefined) {
        if (ready > clock) nextReady = Math.min(nextReady, ready);
        else boardNeeded = true;
        before = at;
        continue;
      }
      occupy(at, board, clock);
      after[before] = after[at]!;
      free--;
    }
    if (after[head] === none) return { starts, boardOf, end };
    let next = free === 0 ? Infinity : nextReady;
    if (free === 0 || boardNeeded) for (const time of boardFree) if (time > clock) next = Math.min(next, time);
    clock = next;
  }
  return { starts, boardOf, end: Infinity };
}

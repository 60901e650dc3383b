import type { EstimateInput, PlannedGame } from './estimate.ts';
import { PriorityQueue } from './priorityQueue.ts';

const none = -1;

/** A list of games with all lookups done, so that it can be simulated many times. Games, boards and people are numbers: indexes into their lists. */
export type Evening = {
  games: readonly PlannedGame[];
  boards: readonly string[];
  now: number;
  rest: number;
  /** when each person is rested after the finished games, `-Infinity` for people who have not played */
  restedAt: Float64Array;
  /** the people of each game */
  people: readonly (readonly number[])[];
  /** the marker of each running game, -1 if there is none */
  markers: readonly number[];
  /** the games that wait for each game */
  followers: readonly (readonly number[])[];
  /** the number of games for which each game waits */
  waitsFor: Int32Array;
  /** the distinct combinations of boards, in their order */
  choices: readonly (readonly number[])[];
  /** the choice of each game, an index of `choices` */
  choiceOf: readonly number[];
  /** the priority of each game */
  priorities: Int32Array;
};

/** One simulated evening. */
export type Run = {
  /** the start of each game, `Infinity` if it is never played */
  starts: Float64Array;
  /** the waiting games, in the order in which they are called */
  calls: readonly number[];
  /** the board of each game, -1 for none */
  boardOf: Int32Array;
  /** the end of the last game, `Infinity` if a game is never played */
  end: number;
};

/** Does all lookups of an evening. Throws a RangeError for a duplicate id. */
export function prepareEvening({ games, boards, now, rest = 0, lastEnded }: EstimateInput): Evening {
  const places = new Map(games.map(({ id }, index) => [id, index]));
  if (places.size < games.length) throw new RangeError('Two games of the list have the same id');
  const boardPlaces = new Map(boards.map((id, index) => [id, index]));
  const allBoards = boards.map((_, index) => index);
  const people = new Map<string, number>();
  const followers: number[][] = games.map(() => []);
  const waitsFor = new Int32Array(games.length);
  games.forEach((game, index) => {
    for (const id of new Set(game.after)) {
      const earlier = places.get(id);
      if (earlier === undefined) continue;
      followers[earlier]?.push(index);
      waitsFor[index]! += 1;
    }
  });
  const numberOf = (person: string): number => {
    const existing = people.get(person) ?? people.size;
    people.set(person, existing);
    return existing;
  };
  const peopleOf = games.map((game) => game.people.map(numberOf));
  const boardsOf = ({ boards: allowed }: PlannedGame): number[] =>
    allowed ? allowed.flatMap((id) => boardPlaces.get(id) ?? []).sort((a, b) => a - b) : allBoards;
  const choices: (readonly number[])[] = [];
  const choicePlaces = new Map<string, number>();
  const choiceOf = games.map((game) => {
    const key = game.boards?.join() ?? 'all';
    const place = choicePlaces.get(key) ?? choices.push(boardsOf(game)) - 1;
    choicePlaces.set(key, place);
    return place;
  });
  const priorities = Int32Array.from(games, ({ priority = 0 }) => priority);
  const markers = games.map(({ running }) => (running?.marker === undefined ? none : numberOf(running.marker)));
  const restedAt = Float64Array.from(people.keys(), (person) => (lastEnded?.get(person) ?? -Infinity) + rest);
  const lookups = {
    restedAt,
    people: peopleOf,
    markers,
    followers,
    waitsFor,
    choices,
    choiceOf,
    priorities,
  };
  return { games, boards, now, rest, ...lookups };
}

/**
 * Simulates an evening with given durations, one for each game in milliseconds. Games are called as in `assignGames`: whenever a board is
 * free, the game of the highest priority that has waited longest is called, and of games that have waited equally long the first of the list.
 * No board is idle while a game that may be played on it could start.
 *
 * This is a discrete event simulation: the clock jumps to the next time at which a game becomes ready or a board becomes free. Both are known
 * as soon as the earlier games have started. Games that could start wait in one queue for each choice, the others in the queue
 * `later`. When a player starts a game, the player's other games wait from a later time. Keys only ever increase, so an outdated key is
 * corrected when its game is the first of its queue. A game therefore costs a few steps in a heap, and no scan of the other games.
 */
export function runEvening(evening: Evening, durations: ArrayLike<number>): Run {
  const { games, boards, now, rest, people, followers, choices, choiceOf, priorities } = evening;
  const starts = new Float64Array(games.length).fill(Infinity);
  const boardOf = new Int32Array(games.length).fill(none);
  const boardFree = new Float64Array(boards.length).fill(now);
  const restedAt = evening.restedAt.slice();
  const marksUntil = new Float64Array(restedAt.length).fill(-Infinity);
  // The time at which the players who come from earlier games are rested. It is final when all earlier games have started.
  const playersReadyAt = Float64Array.from(games, ({ waitingSince: since }) => since ?? -Infinity);
  const waitsFor = evening.waitsFor.slice();
  const calls: number[] = [];
  let clock = now;
  let end = now;

  const occupy = (index: number, board: number, start: number): void => {
    const finish = Math.max(now, start + durations[index]!);
    const rested = finish + rest;
    starts[index] = start;
    boardOf[index] = board;
    if (board !== none) boardFree[board] = Math.max(boardFree[board]!, finish);
    for (const person of people[index]!) restedAt[person] = Math.max(restedAt[person]!, rested);
    const marker = evening.markers[index]!;
    if (marker !== none) marksUntil[marker] = Math.max(marksUntil[marker]!, finish);
    for (const follower of followers[index]!) {
      playersReadyAt[follower] = Math.max(playersReadyAt[follower]!, rested);
      waitsFor[follower]! -= 1;
    }
    end = Math.max(end, finish);
  };
  /** the time since which a game waits: its players are known and rested */
  const waitingSince = (index: number): number => {
    let since = playersReadyAt[index]!;
    for (const person of people[index]!) since = Math.max(since, restedAt[person]!);
    return since;
  };
  /** the time at which a game can start: a player who is marking cannot play, but the game keeps its place in the order */
  const readyAt = (index: number): number => {
    let ready = waitingSince(index);
    for (const person of people[index]!) ready = Math.max(ready, marksUntil[person]!);
    return ready;
  };

  const keys = new Float64Array(games.length);
  // Games leave this queue as soon as they are ready. Priorities decide in the other queues.
  const later = new PriorityQueue(keys, new Int32Array(games.length));
  const queues = choices.map(() => new PriorityQueue(keys, priorities));
  const enqueue = (index: number): void => {
    const ready = readyAt(index);
    if (ready > clock) later.add(index, ready);
    else queues[choiceOf[index]!]!.add(index, waitingSince(index));
  };
  const boardFor = (choice: readonly number[]): number => choice.find((board) => boardFree[board]! <= clock) ?? none;
  /** the first game of a queue, after games with outdated keys have been queued again */
  const firstOf = (queue: PriorityQueue): number => {
    for (;;) {
      const index = queue.first;
      if (index === undefined) return none;
      if (readyAt(index) <= clock && waitingSince(index) === keys[index]) return index;
      enqueue(queue.removeFirst());
    }
  };
  const callNext = (): boolean => {
    let first = none;
    let board = none;
    for (const [choice, queue] of queues.entries()) {
      const free = boardFor(choices[choice]!);
      const index = free === none ? none : firstOf(queue);
      if (index === none || (first !== none && !queue.goesFirst(index, first))) continue;
      first = index;
      board = free;
    }
    if (first === none) return false;
    queues[choiceOf[first]!]!.removeFirst();
    calls.push(first);
    occupy(first, board, clock);
    for (const follower of followers[first]!) if (waitsFor[follower] === 0 && !games[follower]!.running) enqueue(follower);
    return true;
  };

  let waiting = 0;
  games.forEach(({ running }, index) => {
    if (running) occupy(index, boards.indexOf(running.board), running.since);
    else waiting++;
  });
  games.forEach(({ running }, index) => {
    if (!running && waitsFor[index] === 0) enqueue(index);
  });
  while (calls.length < waiting) {
    while (later.first !== undefined && keys[later.first]! <= clock) enqueue(later.removeFirst());
    while (callNext());
    const next = Math.min(later.first === undefined ? Infinity : keys[later.first]!, ...boardFree.filter((time) => time > clock));
    if (calls.length < waiting && next === Infinity) return { starts, calls, boardOf, end: Infinity };
    clock = next;
  }
  return { starts, calls, boardOf, end };
}

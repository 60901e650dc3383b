import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlannedGame } from './estimate.ts';
import { prepareEvening, runEvening } from './evening.ts';

type Played = { at: number; game: PlannedGame; start: number; end: number; board: string };

const boards = ['x', 'y', 'z'];
const now = 1000;

/** Evenings with people in several games, games that come out of others, bound games, running ones, rest. */
const evening = fc
  .record({
    rest: fc.constantFrom(0, 3),
    boards: fc.integer({ min: 1, max: 3 }).map((count) => boards.slice(0, count)),
    games: fc.array(
      fc.record({
        people: fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 3 }),
        after: fc.array(fc.nat(9), { maxLength: 2 }),
        duration: fc.integer({ min: 1, max: 9 }),
        bound: fc.option(fc.uniqueArray(fc.constantFrom(...boards), { maxLength: 2 }), { freq: 4 }),
      }),
      { maxLength: 10 },
    ),
    running: fc.uniqueArray(fc.constantFrom(...boards), { maxLength: 2 }),
    since: fc.integer({ min: -12, max: 0 }),
  })
  .map((some) => {
    const games = some.games.map(({ bound, after, ...one }, at): PlannedGame => ({
      ...one,
      id: `${at}`,
      // Mostly games before it in the list, now and then one behind it: never a circle.
      after: after.filter((before) => before !== at && (before < at || before % 3 === 0) && !(at % 3 === 0 && before > at)).map(String),
      ...(bound ? { boards: bound } : {}),
    }));
    const running = some.running.map((board, i): PlannedGame => {
      const people = [`r${i}`, 'abc'[i] as string];
      return { id: `r${i}`, people, after: [], duration: 5, running: { board, since: now + some.since } };
    });
    return { games: [...running, ...games], boards: some.boards, rest: some.rest };
  });

const play = ({ games, boards: inUse, rest }: { games: PlannedGame[]; boards: string[]; rest: number }) => {
  const run = runEvening(
    prepareEvening({ games, boards: inUse, now, rest }),
    games.map(({ duration }) => duration),
  );
  const played = games.flatMap((game, at): Played[] => {
    const start = run.starts[at] as number;
    const board = game.running?.board ?? inUse[run.boardOf[at] as number];
    return board === undefined ? [] : [{ at, game, start, end: Math.max(now, start + game.duration), board }];
  });
  return { run, played };
};

/** Whether a game could go on a board at a moment, if only these others are or have been played. */
const couldBegin = (game: PlannedGame, time: number, board: string, others: readonly Played[], all: readonly PlannedGame[], rest: number) =>
  (game.boards?.includes(board) ?? true) &&
  game.after
    .filter((id) => all.some((one) => one.id === id))
    .every((id) => others.some((one) => one.game.id === id && one.end + rest <= time)) &&
  game.people.every((person) => others.every((one) => !one.game.people.includes(person) || one.end + rest <= time)) &&
  others.every((one) => one.board !== board || one.end <= time);

test('nobody and no board is in two games at once, everybody rests, and nothing begins before what it comes out of', () => {
  fc.assert(
    fc.property(evening, (input) => {
      const { played } = play(input);
      for (const { game, start, board } of played.filter((one) => !one.game.running)) {
        const before = played.filter((one) => one.game.id !== game.id && one.start <= start);
        const earlier = before.filter((one) => one.start < start || one.game.running);
        expect(couldBegin(game, start, board, earlier, input.games, input.rest)).toBe(true);
        const sameTime = before.filter((one) => !earlier.includes(one));
        expect(sameTime.some((one) => one.board === board || one.game.people.some((person) => game.people.includes(person)))).toBe(false);
      }
    }),
  );
});

/** Since when a game waits, after these games: its people are known and rested. */
const waitingSince = (game: PlannedGame, before: readonly Played[], rest: number): number =>
  Math.max(
    -Infinity,
    ...before
      .filter((one) => game.after.includes(one.game.id) || one.game.people.some((person) => game.people.includes(person)))
      .map(({ end }) => end + rest),
  );

test('no board is idle while a game could be played on it, and no game is overtaken that has waited longer and could have begun', () => {
  fc.assert(
    fc.property(evening, (input) => {
      const { played } = play(input);
      const moments = [now, ...played.flatMap(({ end }) => [end, end + input.rest])];
      for (const time of moments) {
        const before = played.filter((one) => one.start < time || one.game.running);
        const begun = played.filter((one) => one.start === time && !one.game.running);
        input.games.forEach((game, at) => {
          if (game.running || played.some((one) => one.at === at && one.start <= time)) return;
          const since = waitingSince(game, before, input.rest);
          const goesFirst = (one: Played) => {
            const others = waitingSince(one.game, before, input.rest);
            return others < since || (others === since && one.at < at);
          };
          const ahead = [...before, ...begun.filter(goesFirst)];
          for (const board of input.boards) expect(couldBegin(game, time, board, ahead, input.games, input.rest)).toBe(false);
        });
      }
    }),
  );
});

test('the end is that of the last game; it is never where a game is never played', () => {
  fc.assert(
    fc.property(evening, (input) => {
      const { run, played } = play(input);
      const isWhole = played.length === input.games.length;
      expect(run.end).toBe(isWhole ? Math.max(now, ...played.map(({ end }) => end)) : Infinity);
      // What is left hangs on something that never is played, or may be played on no board in use.
      const left = input.games.filter((game) => !played.some((one) => one.game === game));
      for (const game of left) {
        const hopeless = game.boards && !game.boards.some((board) => input.boards.includes(board));
        expect(hopeless || game.after.some((id) => left.some((one) => one.id === id))).toBe(true);
      }
    }),
  );
});

test('a running game on a board that is no longer in use keeps its people only', () => {
  const games: PlannedGame[] = [
    { id: 'r', people: ['a'], after: [], duration: 9, running: { board: 'gone', since: now } },
    { id: '1', people: ['a', 'b'], after: [], duration: 9 },
    { id: '2', people: ['c', 'd'], after: [], duration: 9 },
  ];
  const { run } = play({ games, boards: ['x'], rest: 0 });
  expect([...run.starts]).toEqual([now, now + 9, now]);
});

test('a game that runs although an earlier one is still being played is not called again', () => {
  const games: PlannedGame[] = [
    { id: '1', people: ['a', 'b'], after: [], duration: 9 },
    { id: 'r', people: ['c', 'd'], after: ['1'], duration: 9, running: { board: 'y', since: now } },
    { id: '2', people: ['a', 'b'], after: ['r'], duration: 9 },
  ];
  const { run } = play({ games, boards: ['x', 'y'], rest: 0 });
  expect(run.calls).toEqual([0, 2]);
});

test('an id that is there twice is refused', () => {
  const game: PlannedGame = { id: '1', people: [], after: [], duration: 9 };
  expect(() => prepareEvening({ games: [game, game], boards: ['x'], now })).toThrow(RangeError);
});

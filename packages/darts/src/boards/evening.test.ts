import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlannedGame } from './estimate.ts';
import { prepareEvening, runEvening } from './evening.ts';

type Played = { index: number; game: PlannedGame; start: number; end: number; board: string };

const boards = ['x', 'y', 'z'];
const now = 1000;

/** Evenings with players in several games, games that wait for others, games with a choice of boards or a priority, running games and rest. */
const evening = fc
  .record({
    rest: fc.constantFrom(0, 3),
    boards: fc.integer({ min: 1, max: 3 }).map((count) => boards.slice(0, count)),
    games: fc.array(
      fc.record({
        people: fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 3 }),
        after: fc.array(fc.nat(9), { maxLength: 2 }),
        duration: fc.integer({ min: 1, max: 9 }),
        priority: fc.constantFrom(0, 0, 0, 1, 2),
        boardChoice: fc.option(fc.uniqueArray(fc.constantFrom(...boards), { maxLength: 2 }), { freq: 4 }),
      }),
      { maxLength: 10 },
    ),
    running: fc.uniqueArray(fc.constantFrom(...boards), { maxLength: 2 }),
    since: fc.integer({ min: -12, max: 0 }),
  })
  .map((input) => {
    const games = input.games.map(({ boardChoice, after, ...other }, index): PlannedGame => ({
      ...other,
      id: `${index}`,
      // Mostly games before it in the list, sometimes a later one, and never a cycle.
      after: after
        .filter((before) => before !== index && (before < index || before % 3 === 0) && !(index % 3 === 0 && before > index))
        .map(String),
      ...(boardChoice ? { boards: boardChoice } : {}),
    }));
    const running = input.running.map((board, i): PlannedGame => {
      const people = [`r${i}`, 'abc'[i] as string];
      return { id: `r${i}`, people, after: [], duration: 5, running: { board, since: now + input.since } };
    });
    return { games: [...running, ...games], boards: input.boards, rest: input.rest };
  });

const play = ({ games, boards: inUse, rest }: { games: PlannedGame[]; boards: string[]; rest: number }) => {
  const run = runEvening(
    prepareEvening({ games, boards: inUse, now, rest }),
    games.map(({ duration }) => duration),
  );
  const played = games.flatMap((game, index): Played[] => {
    const start = run.starts[index] as number;
    const board = game.running?.board ?? inUse[run.boardOf[index] as number];
    return board === undefined ? [] : [{ index, game, start, end: Math.max(now, start + game.duration), board }];
  });
  return { run, played };
};

/** Whether a game could start on a board at a time, if only the games `others` are being played or have been played. */
const couldStart = (game: PlannedGame, time: number, board: string, others: readonly Played[], all: readonly PlannedGame[], rest: number) =>
  (game.boards?.includes(board) ?? true) &&
  game.after
    .filter((id) => all.some((other) => other.id === id))
    .every((id) => others.some((other) => other.game.id === id && other.end + rest <= time)) &&
  game.people.every((person) => others.every((other) => !other.game.people.includes(person) || other.end + rest <= time)) &&
  others.every((other) => other.board !== board || other.end <= time);

test('no player and no board is in two games at once, players rest, and no game starts before its earlier games end', () => {
  fc.assert(
    fc.property(evening, (input) => {
      const { played } = play(input);
      for (const { game, start, board } of played.filter((other) => !other.game.running)) {
        const before = played.filter((other) => other.game.id !== game.id && other.start <= start);
        const earlier = before.filter((other) => other.start < start || other.game.running);
        expect(couldStart(game, start, board, earlier, input.games, input.rest)).toBe(true);
        const sameTime = before.filter((other) => !earlier.includes(other));
        expect(sameTime.some((other) => other.board === board || other.game.people.some((person) => game.people.includes(person)))).toBe(
          false,
        );
      }
    }),
  );
});

/** The time since which a game waits: its players are known, and rested after the games `before`. */
const waitingSince = (game: PlannedGame, before: readonly Played[], rest: number): number =>
  Math.max(
    -Infinity,
    ...before
      .filter((other) => game.after.includes(other.game.id) || other.game.people.some((person) => game.people.includes(person)))
      .map(({ end }) => end + rest),
  );

test('no board is idle while a game could be played on it, and no game starts before one of a higher priority, or of the same that has waited longer, that could start', () => {
  fc.assert(
    fc.property(evening, (input) => {
      const { played } = play(input);
      const times = [now, ...played.flatMap(({ end }) => [end, end + input.rest])];
      for (const time of times) {
        const before = played.filter((other) => other.start < time || other.game.running);
        const starting = played.filter((other) => other.start === time && !other.game.running);
        input.games.forEach((game, index) => {
          if (game.running || played.some((other) => other.index === index && other.start <= time)) return;
          const since = waitingSince(game, before, input.rest);
          const goesFirst = (other: Played) => {
            const otherSince = waitingSince(other.game, before, input.rest);
            const lead = (other.game.priority ?? 0) - (game.priority ?? 0);
            if (lead !== 0) return lead > 0;
            return otherSince < since || (otherSince === since && other.index < index);
          };
          const precedingGames = [...before, ...starting.filter(goesFirst)];
          for (const board of input.boards) expect(couldStart(game, time, board, precedingGames, input.games, input.rest)).toBe(false);
        });
      }
    }),
  );
});

test('the end is that of the last game, or infinite if a game is never played', () => {
  fc.assert(
    fc.property(evening, (input) => {
      const { run, played } = play(input);
      const isComplete = played.length === input.games.length;
      expect(run.end).toBe(isComplete ? Math.max(now, ...played.map(({ end }) => end)) : Infinity);
      // The remaining games wait for a game that is never played, or may not be played on any board in use.
      const unplayed = input.games.filter((game) => !played.some((other) => other.game === game));
      for (const game of unplayed) {
        const hasNoBoard = game.boards && !game.boards.some((board) => input.boards.includes(board));
        expect(hasNoBoard || game.after.some((id) => unplayed.some((other) => other.id === id))).toBe(true);
      }
    }),
  );
});

test('a running game on a board that is no longer in use occupies only its players', () => {
  const games: PlannedGame[] = [
    { id: 'r', people: ['a'], after: [], duration: 9, running: { board: 'gone', since: now } },
    { id: '1', people: ['a', 'b'], after: [], duration: 9 },
    { id: '2', people: ['c', 'd'], after: [], duration: 9 },
  ];
  const { run } = play({ games, boards: ['x'], rest: 0 });
  expect([...run.starts]).toEqual([now, now + 9, now]);
});

test('a running game is not called again, even if an earlier game is still being played', () => {
  const games: PlannedGame[] = [
    { id: '1', people: ['a', 'b'], after: [], duration: 9 },
    { id: 'r', people: ['c', 'd'], after: ['1'], duration: 9, running: { board: 'y', since: now } },
    { id: '2', people: ['a', 'b'], after: ['r'], duration: 9 },
  ];
  const { run } = play({ games, boards: ['x', 'y'], rest: 0 });
  expect(run.calls).toEqual([0, 2]);
});

test('a duplicate id is refused', () => {
  const game: PlannedGame = { id: '1', people: [], after: [], duration: 9 };
  expect(() => prepareEvening({ games: [game, game], boards: ['x'], now })).toThrow(RangeError);
});

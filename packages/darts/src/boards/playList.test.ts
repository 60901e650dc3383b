import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { assignGames, byTurn, type PlayBoard, type PlayListInput, type ReadyGame } from './playList.ts';

const game = (id: string, people: string, changes: Partial<ReadyGame> = {}): ReadyGame => ({
  id,
  people: people.split(''),
  waitingSince: 0,
  round: 1,
  ...changes,
});
const boards = (...ids: string[]): PlayBoard[] => ids.map((id) => ({ id, state: 'free' }));
const call = (input: Partial<PlayListInput>) =>
  assignGames({ games: [], boards: boards('1', '2'), busy: [], now: 1000, ...input }).map(
    ({ game: id, board, marker }) => `${id}@${board}${marker === null ? '' : `/${marker}`}`,
  );

describe('the order of calls', () => {
  test('is by priority, then by the longest wait, the earlier round and the id', () => {
    const games = [
      game('d', 'gh', { waitingSince: 10, round: 1 }),
      game('b', 'ef', { waitingSince: 5, round: 2 }),
      game('c', 'cd', { waitingSince: 5, round: 1 }),
      game('a', 'ab', { waitingSince: 20, priority: 1 }),
    ];
    expect(call({ games, boards: boards('1', '2', '3', '4') })).toEqual(['a@1', 'c@2', 'b@3', 'd@4']);
    expect(call({ games: [...games].reverse() })).toEqual(['a@1', 'c@2']);
  });

  test('skips a game whose players are busy', () => {
    expect(call({ games: [game('a', 'ab'), game('b', 'ac', { round: 2 }), game('c', 'de', { round: 3 })] })).toEqual(['a@1', 'c@2']);
    expect(call({ games: [game('a', 'ab'), game('b', 'cd')], busy: ['b'] })).toEqual(['b@1']);
  });

  test('skips a game whose players have just played and must rest', () => {
    const lastEnded = new Map([['a', 800]]);
    expect(call({ games: [game('a', 'ab')], rest: 300, lastEnded })).toEqual([]);
    expect(call({ games: [game('a', 'ab')], rest: 200, lastEnded })).toEqual(['a@1']);
    // A game may need a longer rest than the others.
    expect(call({ games: [game('a', 'ab', { rest: 300 })], rest: 200, lastEnded })).toEqual([]);
  });

  test('starts with the players of a group who have rested longest, because all of its games could be played from the start', () => {
    const lastEnded = new Map([
      ['a', 10],
      ['b', 50],
      ['c', 20],
      ['d', 20],
    ]);
    const games = [game('r1', 'ab', { round: 1 }), game('r2', 'cd', { round: 2 }), game('r3', 'ef', { round: 3 })];
    expect(call({ games, lastEnded, boards: boards('1', '2', '3') })).toEqual(['r3@1', 'r2@2', 'r1@3']);
    // If the sides became known later, that time counts.
    const late = games.map((one) => ({ ...one, waitingSince: 60 }));
    expect(call({ games: late, lastEnded, boards: boards('1', '2', '3') })).toEqual(['r1@1', 'r2@2', 'r3@3']);
  });

  test('follows the order of the games if waits and rounds are equal, not their ids', () => {
    const games = [game('z', 'ab', { place: 0 }), game('a', 'cd', { place: 1 }), game('m', 'ef', { place: 2 })];
    expect(call({ games: games.toReversed(), boards: boards('1', '2', '3') })).toEqual(['z@1', 'a@2', 'm@3']);
  });

  test('compares a game as equal to itself', () => {
    expect(byTurn(game('a', 'ab'), game('a', 'ab'))).toBe(0);
    expect(byTurn(game('b', 'ab'), game('a', 'ab'))).toBe(1);
    expect([game('b', 'ab'), game('a', 'ab')].sort(byTurn).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('boards', () => {
  test('that are out of order, in use or reserved get no game', () => {
    const list: PlayBoard[] = [
      { id: '1', state: 'out-of-order' },
      { id: '2', state: 'playing' },
      { id: '3', state: 'free', reservedFor: ['final'] },
      { id: '4', state: 'free' },
    ];
    expect(call({ games: [game('a', 'ab'), game('b', 'cd')], boards: list })).toEqual(['a@4']);
    expect(call({ games: [game('a', 'ab', { waitingSince: 1 }), game('final', 'cd')], boards: [...list].reverse() })).toEqual([
      'final@3',
      'a@4',
    ]);
  });

  test('are waited for by a game that may be played only on them', () => {
    expect(call({ games: [game('a', 'ab', { boards: ['9'] }), game('b', 'cd', { boards: ['2'] })] })).toEqual(['b@2']);
  });

  test('to which another game is restricted are left to that game', () => {
    expect(call({ games: [game('a', 'ab'), game('b', 'cd', { boards: ['1'], round: 2 })] })).toEqual(['a@2', 'b@1']);
    expect(call({ games: [game('a', 'ab'), game('b', 'cd', { boards: ['1'], round: 2 })], boards: boards('1') })).toEqual(['a@1']);
    expect(call({ games: [game('a', 'ab', { boards: ['1', '2'] }), game('b', 'cd', { boards: ['1'], round: 2 })] })).toEqual([
      'a@2',
      'b@1',
    ]);
    expect(call({ games: [game('a', 'ab'), game('b', 'cd', { boards: ['1', '2'], round: 2 })] })).toEqual(['a@1', 'b@2']);
  });
});

describe('markers', () => {
  const group = (id: string, people: string, changes: Partial<ReadyGame> = {}) =>
    game(id, people, { markers: [...'abcd'].filter((p) => !people.includes(p)), ...changes });

  test('wanted: two games of a group start on two boards before a player has to mark', () => {
    expect(call({ games: [group('g1', 'ab'), group('g2', 'cd')] })).toEqual(['g1@1', 'g2@2']);
    expect(call({ games: [group('g1', 'ab'), group('g2', 'cd')], boards: boards('1') })).toEqual(['g1@1/c']);
  });

  test('required: the second game waits, because one of its players marks', () => {
    expect(call({ games: [group('g1', 'ab'), group('g2', 'cd')], marking: 'required' })).toEqual(['g1@1/c']);
    expect(call({ games: [group('g1', 'ab', { markers: [] })], marking: 'required' })).toEqual([]);
  });

  test('a person marks at most one of the games that are called together, and the counts are respected', () => {
    const games = [game('a', 'ab', { markers: ['x', 'y'] }), game('b', 'cd', { markers: ['x', 'y'] })];
    expect(call({ games, marked: new Map([['y', 1]]) })).toEqual(['a@1/x', 'b@2/y']);
    expect(call({ games, marking: 'none' })).toEqual(['a@1', 'b@2']);
  });

  test('in a knockout the previous loser of the board marks, unless the loser is busy or plays in the game', () => {
    const list: PlayBoard[] = [{ id: '1', state: 'free', previousLoser: 'x' }];
    expect(call({ games: [game('a', 'ab')], boards: list })).toEqual(['a@1/x']);
    expect(call({ games: [game('a', 'ab')], boards: list, busy: ['x'] })).toEqual(['a@1']);
    expect(call({ games: [game('a', 'ax')], boards: list })).toEqual(['a@1']);
  });

  test('a person who plays next marks only if nobody else can, or not at all', () => {
    // c has marked least, but plays in the next game. e plays in the game after it, and there is only one board.
    const games = [game('1', 'ab', { markers: ['c', 'e'] }), game('2', 'cd', { round: 2 }), game('3', 'ef', { round: 3 })];
    const marked = new Map([['e', 4]]);
    expect(call({ games, marked, boards: boards('1') })).toEqual(['1@1/e']);
    const next: Partial<PlayListInput> = { games: games.slice(0, 2).map((one) => ({ ...one, markers: ['c'] })), boards: boards('1') };
    expect(call(next)).toEqual(['1@1/c']);
    expect(call({ ...next, nextPlayersMark: false })).toEqual(['1@1']);
    expect(call({ ...next, nextPlayersMark: false, marking: 'required' })).toEqual([]);
    // Boards that are out of order or reserved do not count.
    const changes: PlayBoard[] = [...boards('1'), { id: '2', state: 'out-of-order' }, { id: '3', state: 'free', reservedFor: [] }];
    expect(call({ games, marked, boards: changes })).toEqual(['1@1/e']);
    expect(call({ games, marked, boards: [...boards('1'), { id: '2', state: 'playing' }] })).toEqual(['1@1/c']);
  });

  test('the next games are the first of the remaining games, one for each board', () => {
    const games = [
      game('1', 'ab', { markers: ['g', 'i'] }),
      game('2', 'cd', { markers: [], round: 2 }),
      game('3', 'ef', { round: 3 }),
      game('4', 'gh', { round: 4 }),
    ];
    expect(call({ games })).toEqual(['1@1/i', '2@2']);
    expect(call({ games, boards: boards('1') })).toEqual(['1@1/g']);
  });

  test('markers come from the sources in the given order', () => {
    const list: PlayBoard[] = [{ id: '1', state: 'free', previousLoser: 'x' }];
    const input: Partial<PlayListInput> = { games: [game('a', 'ab', { markers: ['c'] })], boards: list, named: ['n', 'm'] };
    expect(call(input)).toEqual(['a@1/c']);
    expect(call({ ...input, busy: ['c'] })).toEqual(['a@1']);
    expect(call({ ...input, markersFrom: ['previous-loser', 'candidates'] })).toEqual(['a@1/x']);
    expect(call({ ...input, markersFrom: ['candidates', 'named'], busy: ['c'] })).toEqual(['a@1/n']);
    expect(call({ ...input, markersFrom: ['named'], marked: new Map([['n', 1]]) })).toEqual(['a@1/m']);
    expect(call({ ...input, markersFrom: [] })).toEqual(['a@1']);
  });
});

test('no person is in two places, no board has two games, and no game that could start is left over', () => {
  const people = [...'abcdefghij'];
  const person = fc.constantFrom(...people);
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          people: fc.uniqueArray(person, { minLength: 2, maxLength: 4 }),
          waitingSince: fc.nat(9),
          round: fc.nat(3),
          markers: fc.uniqueArray(person),
        }),
        { maxLength: 12 },
      ),
      fc.uniqueArray(person),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('none' as const, 'wanted' as const, 'required' as const),
      fc.boolean(),
      (list, busy, free, marking, nextPlayersMark) => {
        const games = list.map((one, i) => ({ id: `g${i}`, ...one }));
        const assignments = assignGames({
          games,
          boards: boards(...Array.from({ length: free }, (_, i) => String(i))),
          busy,
          now: 0,
          marking,
          nextPlayersMark,
        });
        const at = assignments.flatMap(({ game: id, marker }) => [
          ...(games.find((one) => one.id === id)?.people ?? []),
          ...(marker === null ? [] : [marker]),
        ]);
        expect(new Set([...at, ...busy]).size).toBe(at.length + busy.length);
        expect(new Set(assignments.map((one) => one.board)).size).toBe(assignments.length);
        expect(assignments.every((one) => (one.marker !== null) === (marking === 'required') || marking === 'wanted')).toBe(true);
        if (assignments.length === free || marking === 'required') return;
        const playing = assignments.flatMap(({ game: id }) => games.find((one) => one.id === id)?.people ?? []);
        const left = games.filter((one) => !assignments.some(({ game: id }) => id === one.id));
        for (const one of left) expect(one.people.some((p) => busy.includes(p) || playing.includes(p))).toBe(true);
      },
    ),
  );
});

test('the expected next game is called when a board becomes free and nothing else has changed', () => {
  const people = [...'abcdefgh'];
  const pair = fc.uniqueArray(fc.constantFrom(...people), { minLength: 2, maxLength: 2 });
  const anyHall = fc.record({
    games: fc.array(fc.record({ people: pair, waitingSince: fc.nat(9), round: fc.nat(2), place: fc.nat(4) }), {
      minLength: 1,
      maxLength: 10,
    }),
    // one game on each board, with different ends; `m` and `n` only mark
    running: fc.uniqueArray(
      fc.record({ people: pair, marker: fc.constantFrom('m', 'n', ...people), left: fc.integer({ min: 1, max: 60 }) }),
      {
        minLength: 1,
        maxLength: 3,
        selector: ({ left }) => left,
      },
    ),
    lastEnded: fc.dictionary(fc.constantFrom(...people), fc.integer({ min: 0, max: 100 })),
    rest: fc.constantFrom(0, 20),
  });
  fc.assert(
    fc.property(anyHall, (hall) => {
      const now = 100;
      const lastEnded = new Map(Object.entries(hall.lastEnded));
      const games = hall.games.map((one, at): ReadyGame => ({ id: `g${at}`, ...one }));
      const running = hall.running.map((one, at) => ({ ...one, id: `r${at}`, board: String(at) }));
      const expectation = estimate({
        games: [
          ...running.map(({ id, people: playing, board, marker, left }) => ({
            ...{ id, people: playing, after: [], duration: left },
            running: { board, since: now, marker },
          })),
          ...games
            .map((one) => ({ ...one, after: [], duration: 99 }))
            .sort((a, b) => a.round - b.round || a.place! - b.place! || (a.id < b.id ? -1 : 1)),
        ],
        boards: running.map(({ board }) => board),
        ...{ now, rest: hall.rest, lastEnded },
      });
      const firstToEnd = running.toSorted((a, b) => a.left - b.left)[0]!;
      const end = now + firstToEnd.left;
      const stillRunning = running.filter((one) => one !== firstToEnd);
      const called = assignGames({
        games,
        boards: running.map(({ board }) => ({ id: board, state: board === firstToEnd.board ? 'free' : 'playing' })),
        busy: stillRunning.flatMap(({ people: playing, marker }) => [...playing, marker]),
        now: end,
        rest: hall.rest,
        lastEnded: new Map([...lastEnded, ...firstToEnd.people.map((person) => [person, end] as const)]),
        marking: 'none',
      });
      const next = [...expectation.starts].filter(([, start]) => start === end).map(([id]) => id);
      expect(called.map((one) => one.game)).toEqual(next);
    }),
  );
});

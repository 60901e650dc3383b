import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { assignGames, byTurn, type PlayBoard, type PlayListInput, type ReadyGame } from './playList.ts';

const game = (id: string, people: string, more: Partial<ReadyGame> = {}): ReadyGame => ({
  id,
  people: people.split(''),
  waitingSince: 0,
  round: 1,
  ...more,
});
const boards = (...ids: string[]): PlayBoard[] => ids.map((id) => ({ id, state: 'free' }));
const call = (input: Partial<PlayListInput>) =>
  assignGames({ games: [], boards: boards('1', '2'), busy: [], now: 1000, ...input }).map(
    ({ game: id, board, marker }) => `${id}@${board}${marker === null ? '' : `/${marker}`}`,
  );

describe('whose turn it is', () => {
  test('the longest wait, then the earlier round, then the id; priority goes before all', () => {
    const games = [
      game('d', 'gh', { waitingSince: 10, round: 1 }),
      game('b', 'ef', { waitingSince: 5, round: 2 }),
      game('c', 'cd', { waitingSince: 5, round: 1 }),
      game('a', 'ab', { waitingSince: 20, priority: 1 }),
    ];
    expect(call({ games, boards: boards('1', '2', '3', '4') })).toEqual(['a@1', 'c@2', 'b@3', 'd@4']);
    expect(call({ games: [...games].reverse() })).toEqual(['a@1', 'c@2']);
  });

  test('a game whose people are busy is passed over', () => {
    expect(call({ games: [game('a', 'ab'), game('b', 'ac', { round: 2 }), game('c', 'de', { round: 3 })] })).toEqual(['a@1', 'c@2']);
    expect(call({ games: [game('a', 'ab'), game('b', 'cd')], busy: ['b'] })).toEqual(['b@1']);
  });

  test('whoever has just played rests', () => {
    const lastEnded = new Map([['a', 800]]);
    expect(call({ games: [game('a', 'ab')], rest: 300, lastEnded })).toEqual([]);
    expect(call({ games: [game('a', 'ab')], rest: 200, lastEnded })).toEqual(['a@1']);
    // A final may ask for a longer rest than the list.
    expect(call({ games: [game('a', 'ab', { rest: 300 })], rest: 200, lastEnded })).toEqual([]);
  });

  test('in a group, where all could be played from the start, those go first who have been off the longest', () => {
    const lastEnded = new Map([
      ['a', 10],
      ['b', 50],
      ['c', 20],
      ['d', 20],
    ]);
    const games = [game('r1', 'ab', { round: 1 }), game('r2', 'cd', { round: 2 }), game('r3', 'ef', { round: 3 })];
    expect(call({ games, lastEnded, boards: boards('1', '2', '3') })).toEqual(['r3@1', 'r2@2', 'r1@3']);
    // Known after they were rested: then that counts.
    const late = games.map((one) => ({ ...one, waitingSince: 60 }));
    expect(call({ games: late, lastEnded, boards: boards('1', '2', '3') })).toEqual(['r1@1', 'r2@2', 'r3@3']);
  });

  test('if waits and rounds are equal, the order of the games decides, not their ids', () => {
    const games = [game('z', 'ab', { place: 0 }), game('a', 'cd', { place: 1 }), game('m', 'ef', { place: 2 })];
    expect(call({ games: games.toReversed(), boards: boards('1', '2', '3') })).toEqual(['z@1', 'a@2', 'm@3']);
  });

  test('the same game is before itself and nowhere else', () => {
    expect(byTurn(game('a', 'ab'), game('a', 'ab'))).toBe(0);
    expect(byTurn(game('b', 'ab'), game('a', 'ab'))).toBe(1);
    expect([game('b', 'ab'), game('a', 'ab')].sort(byTurn).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('boards', () => {
  test('out of order, playing and reserved ones are left alone', () => {
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

  test('a game that may be played on some boards only waits for them', () => {
    expect(call({ games: [game('a', 'ab', { boards: ['9'] }), game('b', 'cd', { boards: ['2'] })] })).toEqual(['b@2']);
  });

  test('a game with a free choice leaves the board to the one that is bound to it', () => {
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
  const group = (id: string, people: string, more: Partial<ReadyGame> = {}) =>
    game(id, people, { markers: [...'abcd'].filter((p) => !people.includes(p)), ...more });

  test('wanted: two games of a group start on two boards before anybody is taken for marking', () => {
    expect(call({ games: [group('g1', 'ab'), group('g2', 'cd')] })).toEqual(['g1@1', 'g2@2']);
    expect(call({ games: [group('g1', 'ab'), group('g2', 'cd')], boards: boards('1') })).toEqual(['g1@1/c']);
  });

  test('required: the second game waits, because its player marks', () => {
    expect(call({ games: [group('g1', 'ab'), group('g2', 'cd')], marking: 'required' })).toEqual(['g1@1/c']);
    expect(call({ games: [group('g1', 'ab', { markers: [] })], marking: 'required' })).toEqual([]);
  });

  test('in one round of calls nobody marks twice, and the counts go on', () => {
    const games = [game('a', 'ab', { markers: ['x', 'y'] }), game('b', 'cd', { markers: ['x', 'y'] })];
    expect(call({ games, marked: new Map([['y', 1]]) })).toEqual(['a@1/x', 'b@2/y']);
    expect(call({ games, marking: 'none' })).toEqual(['a@1', 'b@2']);
  });

  test('in a knockout the previous loser of the board marks, unless busy or gone to play', () => {
    const list: PlayBoard[] = [{ id: '1', state: 'free', previousLoser: 'x' }];
    expect(call({ games: [game('a', 'ab')], boards: list })).toEqual(['a@1/x']);
    expect(call({ games: [game('a', 'ab')], boards: list, busy: ['x'] })).toEqual(['a@1']);
    expect(call({ games: [game('a', 'ax')], boards: list })).toEqual(['a@1']);
  });

  test('whoever plays next marks only when nobody else can, or not at all', () => {
    // c has marked least, but plays in the game whose turn it is next; e plays in the one after, and there is one board.
    const games = [game('1', 'ab', { markers: ['c', 'e'] }), game('2', 'cd', { round: 2 }), game('3', 'ef', { round: 3 })];
    const marked = new Map([['e', 4]]);
    expect(call({ games, marked, boards: boards('1') })).toEqual(['1@1/e']);
    const next: Partial<PlayListInput> = { games: games.slice(0, 2).map((one) => ({ ...one, markers: ['c'] })), boards: boards('1') };
    expect(call(next)).toEqual(['1@1/c']);
    expect(call({ ...next, nextPlayersMark: false })).toEqual(['1@1']);
    expect(call({ ...next, nextPlayersMark: false, marking: 'required' })).toEqual([]);
    // Boards that are out of order or reserved bring nobody's turn nearer.
    const more: PlayBoard[] = [...boards('1'), { id: '2', state: 'out-of-order' }, { id: '3', state: 'free', reservedFor: [] }];
    expect(call({ games, marked, boards: more })).toEqual(['1@1/e']);
    expect(call({ games, marked, boards: [...boards('1'), { id: '2', state: 'playing' }] })).toEqual(['1@1/c']);
  });

  test('those who play next are those of the games that are left, as many as there are boards', () => {
    const games = [
      game('1', 'ab', { markers: ['g', 'i'] }),
      game('2', 'cd', { markers: [], round: 2 }),
      game('3', 'ef', { round: 3 }),
      game('4', 'gh', { round: 4 }),
    ];
    expect(call({ games })).toEqual(['1@1/i', '2@2']);
    expect(call({ games, boards: boards('1') })).toEqual(['1@1/g']);
  });

  test('markers come from the sources in the order asked for', () => {
    const list: PlayBoard[] = [{ id: '1', state: 'free', previousLoser: 'x' }];
    const one: Partial<PlayListInput> = { games: [game('a', 'ab', { markers: ['c'] })], boards: list, named: ['n', 'm'] };
    expect(call(one)).toEqual(['a@1/c']);
    expect(call({ ...one, busy: ['c'] })).toEqual(['a@1']);
    expect(call({ ...one, markersFrom: ['previous-loser', 'candidates'] })).toEqual(['a@1/x']);
    expect(call({ ...one, markersFrom: ['candidates', 'named'], busy: ['c'] })).toEqual(['a@1/n']);
    expect(call({ ...one, markersFrom: ['named'], marked: new Map([['n', 1]]) })).toEqual(['a@1/m']);
    expect(call({ ...one, markersFrom: [] })).toEqual(['a@1']);
  });
});

test('whatever the hall looks like, nobody is in two places, no board has two games, and no game that could start is left', () => {
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
        const given = assignGames({
          games,
          boards: boards(...Array.from({ length: free }, (_, i) => String(i))),
          busy,
          now: 0,
          marking,
          nextPlayersMark,
        });
        const at = given.flatMap(({ game: id, marker }) => [
          ...(games.find((one) => one.id === id)?.people ?? []),
          ...(marker === null ? [] : [marker]),
        ]);
        expect(new Set([...at, ...busy]).size).toBe(at.length + busy.length);
        expect(new Set(given.map((one) => one.board)).size).toBe(given.length);
        expect(given.every((one) => (one.marker !== null) === (marking === 'required') || marking === 'wanted')).toBe(true);
        if (given.length === free || marking === 'required') return;
        const playing = given.flatMap(({ game: id }) => games.find((one) => one.id === id)?.people ?? []);
        const left = games.filter((one) => !given.some(({ game: id }) => id === one.id));
        for (const one of left) expect(one.people.some((p) => busy.includes(p) || playing.includes(p))).toBe(true);
      },
    ),
  );
});

test('the promised next game is called when a board becomes free and nothing else has changed', () => {
  const people = [...'abcdefgh'];
  const two = fc.uniqueArray(fc.constantFrom(...people), { minLength: 2, maxLength: 2 });
  const hall = fc.record({
    games: fc.array(fc.record({ people: two, waitingSince: fc.nat(9), round: fc.nat(2), place: fc.nat(4) }), {
      minLength: 1,
      maxLength: 10,
    }),
    // one on each board, which end one after another; `m` and `n` only mark
    running: fc.uniqueArray(
      fc.record({ people: two, marker: fc.constantFrom('m', 'n', ...people), left: fc.integer({ min: 1, max: 60 }) }),
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
    fc.property(hall, (some) => {
      const now = 100;
      const lastEnded = new Map(Object.entries(some.lastEnded));
      const games = some.games.map((one, at): ReadyGame => ({ id: `g${at}`, ...one }));
      const running = some.running.map((one, at) => ({ ...one, id: `r${at}`, board: String(at) }));
      const promised = estimate({
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
        ...{ now, rest: some.rest, lastEnded },
      });
      const over = running.toSorted((a, b) => a.left - b.left)[0]!;
      const end = now + over.left;
      const still = running.filter((one) => one !== over);
      const called = assignGames({
        games,
        boards: running.map(({ board }) => ({ id: board, state: board === over.board ? 'free' : 'playing' })),
        busy: still.flatMap(({ people: playing, marker }) => [...playing, marker]),
        now: end,
        rest: some.rest,
        lastEnded: new Map([...lastEnded, ...over.people.map((person) => [person, end] as const)]),
        marking: 'none',
      });
      const next = [...promised.starts].filter(([, start]) => start === end).map(([id]) => id);
      expect(called.map((one) => one.game)).toEqual(next);
    }),
  );
});

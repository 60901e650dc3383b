import { expect, test } from 'vitest';
import { createRandom, shuffle } from '../draw/random.ts';
import type { StandingsGame } from '../standings/totals.ts';
import type { Cup } from './bracket.ts';
import { cupStandings } from './cupStandings.ts';
import { level, nobodyCame, seededTies, won } from './testCup.ts';

const teams = ['1', '2', '3', '4', '5', '6', '7', '8'];
const ties = seededTies(8);
const match = (sides: [string, string], sets: [number, number], legs: [number, number]): StandingsGame => ({
  ...{ sides, sets, legs },
  winner: sets[0] > sets[1] ? 0 : 1,
});
/** 1 v 8, 4 v 5, 2 v 7, 3 v 6. */
const first = new Map(['w1-1', 'w1-2', 'w1-3', 'w1-4'].map((key) => [key, won(0)]));
const matches = [
  match(['1', '8'], [6, 4], [20, 15]),
  match(['4', '5'], [6, 4], [21, 14]),
  match(['2', '7'], [8, 2], [25, 9]),
  match(['3', '6'], [6, 4], [20, 15]),
];
const cup: Cup = { teams, ties, results: first };
const summary = (of: Cup, played = matches) =>
  cupStandings(of, played).map(({ entry, state, round, position }) => [entry, state, round, position]);

test('teams are ordered by the round that they have reached, then by game points and legs', () => {
  expect(summary({ ...cup, results: new Map(first).set('w2-1', won(1)) })).toEqual([
    ['4', 'in', 3, null],
    ['2', 'in', 2, null],
    ['3', 'in', 2, null],
    ['1', 'out', 2, 4],
    ['6', 'out', 1, 5],
    ['8', 'out', 1, 5],
    ['5', 'out', 1, 5],
    ['7', 'out', 1, 5],
  ]);
});

test('rows have the totals of all matches of the team, and do not depend on the order of the input', () => {
  const rows = cupStandings(cup, matches);
  expect(rows.find(({ entry }) => entry === '2')).toMatchObject({
    played: 1,
    won: 1,
    lost: 0,
    setsFor: 8,
    setsAgainst: 2,
    legsFor: 25,
    legsAgainst: 9,
  });
  const random = createRandom(3);
  expect(cupStandings({ ...cup, teams: shuffle(teams, random) }, shuffle(matches, random))).toEqual(rows);
});

test('the champion is first, the losers of a round share a place', () => {
  const results = new Map([...first, ['w2-1', won(0)], ['w2-2', won(0)], ['w3-1', won(1)]]);
  expect(summary({ ...cup, results }).slice(0, 4)).toEqual([
    ['2', 'champion', 4, 1],
    ['1', 'out', 3, 2],
    ['4', 'out', 2, 3],
    ['3', 'out', 2, 3],
  ]);
});

test('a level tie leaves both in; a tie to which neither came takes both out; a withdrawn team is out', () => {
  const results = new Map([...first, ['w1-1', level], ['w1-2', nobodyCame]]);
  const rows = new Map(cupStandings({ ...cup, results, withdrawn: new Set(['3']) }, []).map((row) => [row.entry, row]));
  const of = (entry: string) => [rows.get(entry)?.state, rows.get(entry)?.round];
  expect([of('1'), of('8')]).toEqual([
    ['in', 1],
    ['in', 1],
  ]);
  expect([of('4'), of('5')]).toEqual([
    ['out', 1],
    ['out', 1],
  ]);
  expect(of('3')).toEqual(['out', 2]);
});

test('teams that have not entered yet are in, without a round, unless they have withdrawn', () => {
  const rows = summary({ ...cup, teams: [...teams, '9', '10'], withdrawn: new Set(['10']) }, []);
  expect(rows.find(([entry]) => entry === '9')).toEqual(['9', 'in', null, null]);
  expect(rows.at(-1)).toEqual(['10', 'out', null, 10]);
});

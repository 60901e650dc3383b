import { describe, expect, test } from 'vitest';
import { standings } from '../standings/standings.ts';
import { hdoFirstDivision, moraira } from '../match/presets.ts';
import { captain, over, playedMatch, playing, team, TestMatch } from '../match/testMatch.ts';
import { small } from '../match/testStructure.ts';
import { seasonGames, seasonMatch, sheetFacts, type CalendarMatch } from './fromSheet.ts';
import { twoForAWin } from './presets.ts';
import { countsInTable, toStandingsGame } from './seasonMatch.ts';

const calendar: CalendarMatch = { id: 'HA', group: 'g1', home: 'H', away: 'A', matchday: 1, day: '2026-10-02', status: null };
const matchOf = (match: TestMatch, status: CalendarMatch['status'] = null) => seasonMatch({ ...calendar, status }, match.state);
const counts = (match: TestMatch) => [countsInTable(matchOf(match)), countsInTable(matchOf(match), true)];
const gamesOf = (match: TestMatch) => seasonGames(matchOf(match), match.state, (key) => `id of ${key}`);

describe('a match of a season', () => {
  test('counts when it is confirmed, in the live table as soon as it is played', () => {
    const match = playedMatch();
    expect(counts(match)).toEqual([false, true]);
    match.confirm(0);
    match.confirm(1);
    expect(counts(match)).toEqual([true, true]);
    expect(toStandingsGame(matchOf(match))).toEqual({ sides: ['H', 'A'], sets: [3, 1], legs: [5, 3], winner: 0, walkover: false });
    match.add('dispute', { side: 0, about: ['m1'], reason: 'x' }, captain(0));
    expect(counts(match)).toEqual([true, true]);
  });

  test('that is disputed before it was confirmed counts in the live table only', () => {
    const match = playedMatch();
    match.add('dispute', { side: 0, about: ['m1'], reason: 'x' }, captain(0));
    expect(counts(match)).toEqual([false, true]);
  });

  test('that has not begun or is annulled does not count; a walkover that neither team came to has no winner', () => {
    const match = new TestMatch(small);
    expect(counts(match)).toEqual([false, false]);
    match.add('walkover', { absent: 'both', reason: 'x' });
    expect(counts(match)).toEqual([true, true]);
    expect(toStandingsGame(matchOf(match))).toMatchObject({ sets: [0, 0], legs: [0, 0], winner: null, walkover: true });
    match.add('annul', { reason: 'withdrawn' });
    expect(counts(match)).toEqual([false, false]);
  });

  test('is cancelled or postponed by the calendar; a postponed match that has begun follows its log', () => {
    expect(matchOf(new TestMatch(small)).status).toBe('planned');
    expect(matchOf(new TestMatch(small), 'cancelled').status).toBe('cancelled');
    expect(matchOf(new TestMatch(small), 'postponed').status).toBe('postponed');
    const match = new TestMatch(small);
    match.reveal('match');
    expect(matchOf(match, 'postponed').status).toBe('postponed');
    match.play('2-0');
    expect(matchOf(match, 'postponed').status).toBe('playing');
    expect(matchOf(match, 'cancelled').status).toBe('cancelled');
  });

  test('of Moraira is won by legs', () => {
    const match = new TestMatch(moraira);
    match.add('score', { points: [5, 4], legs: [11, 12] });
    expect(matchOf(match)).toMatchObject({ leader: 1, points: [5, 4], legs: [11, 12] });
  });

  test('gives the points of the table', () => {
    const { rows } = standings({ ...twoForAWin, entries: ['H', 'A'], games: [toStandingsGame(matchOf(playedMatch()))] });
    expect(rows.map(({ entry, points, setDifference }) => [entry, points, setDifference])).toEqual([
      ['H', 2, 2],
      ['A', 0, -2],
    ]);
  });
});

describe('the games of a match', () => {
  test('have all players who threw, including one who was replaced between legs', () => {
    const match = playedMatch();
    match.games = {
      ...match.games,
      m3: over(2, 1, {
        hasVisits: true,
        playersByLeg: [
          [team(0, 1, 2), team(1, 1, 2)],
          [team(0, 1, 3), team(1, 2, 0)],
        ],
      }),
    };
    expect(gamesOf(match).map(({ id, size, start, kind, players }) => [id, size, start, kind, ...players])).toEqual([
      ['id of m1', 1, 501, 'result', ['h1'], ['a1']],
      ['id of m2', 1, 501, 'result', ['h2'], ['a2']],
      ['id of m3', 2, 501, 'played', ['h1', 'h2', 'h3'], ['a1', 'a2']],
    ]);
    expect(gamesOf(match)[2]).toMatchObject({ legs: [2, 1], winner: 0, match: matchOf(match) });
  });

  test('are forfeits, walkovers, running or not played', () => {
    const match = new TestMatch(small);
    match.reveal('match', team(0, 0, 2));
    match.games = { m2: over(2, 0, { ending: 'walkover', hasVisits: true }), m3: playing(1, 0) };
    expect(gamesOf(match).map(({ kind }) => kind)).toEqual(['walkover', 'walkover', 'playing']);
    match.games = {};
    expect(gamesOf(match).map(({ kind }) => kind)).toEqual(['walkover', 'not-played', 'not-played']);
  });

  test('that are not X01 have no start', () => expect(gamesOf(new TestMatch(hdoFirstDivision)).map(({ start }) => start)).toContain(null));
});

test('facts from paper have the side of their player, by the sheet or, without one, as the caller knows it', () => {
  const match = playedMatch();
  const first = match.add('fact', { player: 'a2', game: 'm2', kind: '180', value: 2 });
  const second = match.add('fact', { player: 'h1', kind: 'checkout', value: 120 });
  const third = match.add('fact', { player: 'x', kind: 'short-leg', value: 15 });
  const games = gamesOf(match);
  expect(sheetFacts(matchOf(match), match.state, games, () => 1)).toEqual([
    { id: first, match: matchOf(match), game: games[1], side: 1, player: 'a2', kind: '180', value: 2 },
    { id: second, match: matchOf(match), game: null, side: 0, player: 'h1', kind: 'checkout', value: 120 },
    { id: third, match: matchOf(match), game: null, side: 1, player: 'x', kind: 'short-leg', value: 15 },
  ]);
});

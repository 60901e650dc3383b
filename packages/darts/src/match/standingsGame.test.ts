import { describe, expect, it } from 'vitest';
import { standings } from '../standings/standings.ts';
import { defaultPoints } from '../standings/totals.ts';
import { moraira } from './presets.ts';
import { standingsGame } from './standingsGame.ts';
import { captain, playedMatch, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

const teams = ['H', 'A'] as const;

describe('a match in the table', () => {
  it('counts when it is confirmed, in the live table as soon as it is played', () => {
    const match = playedMatch();
    const game = { sides: teams, sets: [3, 1], legs: [5, 3], winner: 0 };
    expect(standingsGame(match.state, teams)).toBeNull();
    expect(standingsGame(match.state, teams, true)).toEqual(game);
    match.confirm(0);
    match.confirm(1);
    expect(standingsGame(match.state, teams)).toEqual(game);
    match.add('dispute', { side: 0, about: ['m1'], reason: 'x' }, captain(0));
    expect(standingsGame(match.state, teams)).toEqual(game);
  });

  it('that is disputed before it was confirmed counts in the live table only', () => {
    const match = playedMatch();
    match.add('dispute', { side: 0, about: ['m1'], reason: 'x' }, captain(0));
    expect(standingsGame(match.state, teams)).toBeNull();
    expect(standingsGame(match.state, teams, true)).not.toBeNull();
  });

  it('that has not begun or is annulled does not count', () => {
    const match = new TestMatch(small);
    expect(standingsGame(match.state, teams, true)).toBeNull();
    match.add('walkover', { absent: 'both', reason: 'x' });
    expect(standingsGame(match.state, teams)).toEqual({ sides: teams, sets: [0, 0], legs: [0, 0], winner: null, walkover: true });
    match.add('annul', { reason: 'withdrawn' });
    expect(standingsGame(match.state, teams, true)).toBeNull();
  });

  it('of Moraira is won by legs', () => {
    const match = new TestMatch(moraira);
    match.add('score', { points: [5, 4], legs: [11, 12] });
    expect(standingsGame(match.state, teams, true)).toMatchObject({ winner: 1, legs: [11, 12] });
  });

  it('gives the points of the table', () => {
    const match = playedMatch();
    const game = standingsGame(match.state, teams, true)!;
    const { rows } = standings({ entries: ['H', 'A'], games: [game], points: defaultPoints, tieBreakers: ['points'] });
    expect(rows.map(({ entry, points, setDifference }) => [entry, points, setDifference])).toEqual([
      ['H', 2, 2],
      ['A', 0, -2],
    ]);
  });
});

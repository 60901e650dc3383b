import { describe, expect, test } from 'vitest';
import { match } from '../league/testSeason.ts';
import { exchangeSides, matchesOf, tieMatchOf, tieResult, type TieMatch } from './tieResult.ts';

const played = (one: number, two: number): TieMatch => ({ score: [one, two] });
const walkover = (winner: 0 | 1 | null, one: number, two: number): TieMatch => ({ score: [one, two], walkover: { winner } });

test('a tie has one match at the first-named team, or one at each', () => {
  expect(matchesOf({ key: 'w2-3' }, 1)).toEqual([{ key: 'w2-3', home: 0 }]);
  expect(matchesOf({ key: 'w2-3' }, 2)).toEqual([
    { key: 'w2-3a', home: 0 },
    { key: 'w2-3b', home: 1 },
  ]);
});

test('sides are exchanged', () => {
  const [one, two] = [{ kind: 'entry', entry: 'a' } as const, { kind: 'winnerOf', game: 'w1-2' } as const];
  const tie = { key: 'w2-1', round: 2, position: 1 };
  expect(exchangeSides({ ...tie, slots: [one, two] })).toEqual({ ...tie, slots: [two, one] });
});

describe('a match of a season in a tie', () => {
  const [home, away] = [{ home: 0 }, { home: 1 }] as const;
  test('has its score by side of the tie, in game points or legs', () => {
    const second = match('2 B-A 4-6 15-20');
    expect(tieMatchOf(home, second, 'points')).toEqual({ score: [4, 6] });
    expect(tieMatchOf(away, second, 'points')).toEqual({ score: [6, 4] });
    expect(tieMatchOf(away, second, 'legs')).toEqual({ score: [20, 15] });
  });
  test('keeps the winner of a walkover', () => {
    const awarded = match('2 B-A 10-0 30-0', { status: 'walkover' });
    expect(tieMatchOf(home, awarded, 'points')).toEqual({ score: [10, 0], walkover: { winner: 0 } });
    expect(tieMatchOf(away, awarded, 'points')).toEqual({ score: [0, 10], walkover: { winner: 1 } });
    const nobodyCame = match('2 B-A 0-0 0-0', { status: 'walkover' });
    expect(tieMatchOf(away, nobodyCame, 'points')).toEqual({ score: [0, 0], walkover: { winner: null } });
  });
});

describe('a tie of one match', () => {
  test('is won by its score', () => {
    expect(tieResult([played(6, 4)], 1)).toEqual({ kind: 'played', winner: 0, score: [6, 4], by: 'score' });
    expect(tieResult([played(4, 6)], 1, 0)).toEqual({ kind: 'played', winner: 1, score: [4, 6], by: 'score' });
  });
  test('is open without its match', () => expect(tieResult([], 1)).toBeNull());
  test('waits for a shoot-out if it is level', () => {
    expect(tieResult([played(5, 5)], 1)).toEqual({ kind: 'played', winner: null, score: [5, 5], by: null });
    expect(tieResult([played(5, 5)], 1, 1)).toEqual({ kind: 'played', winner: 1, score: [5, 5], by: 'shoot-out' });
  });
  test('is won as a walkover by the team that came, with any score, or by neither', () => {
    expect(tieResult([walkover(1, 0, 10)], 1)).toEqual({ kind: 'walkover', winner: 1, score: [0, 10], by: 'walkover' });
    expect(tieResult([walkover(0, 0, 0)], 1)).toMatchObject({ kind: 'walkover', winner: 0 });
    expect(tieResult([walkover(null, 0, 0)], 1)).toEqual({ kind: 'walkover', winner: null, score: [0, 0], by: 'walkover' });
  });
});

describe('a tie of two matches', () => {
  test('adds the scores', () => {
    expect(tieResult([played(6, 4)], 2)).toBeNull();
    expect(tieResult([played(6, 4), played(3, 7)], 2)).toEqual({ kind: 'played', winner: 1, score: [9, 11], by: 'score' });
  });
  test('waits for a shoot-out if the sums are level', () => {
    expect(tieResult([played(6, 4), played(4, 6)], 2)).toMatchObject({ kind: 'played', winner: null, by: null });
    expect(tieResult([played(6, 4), played(4, 6)], 2, 0)).toMatchObject({ kind: 'played', winner: 0, by: 'shoot-out' });
  });
  test('counts a walkover in one match with its score', () => {
    expect(tieResult([played(7, 3), walkover(1, 0, 10)], 2)).toMatchObject({ kind: 'played', winner: 1, score: [7, 13] });
    expect(tieResult([played(7, 3), walkover(null, 0, 0)], 2)).toMatchObject({ kind: 'played', winner: 0, score: [7, 3] });
    expect(tieResult([walkover(0, 10, 0), played(5, 5)], 2)).toMatchObject({ kind: 'played', winner: 0, score: [15, 5] });
  });
  test('is a walkover if the same team came to both, or nobody to either; otherwise it is level', () => {
    expect(tieResult([walkover(0, 0, 0), walkover(0, 0, 0)], 2)).toMatchObject({ kind: 'walkover', winner: 0 });
    expect(tieResult([walkover(null, 0, 0), walkover(null, 0, 0)], 2)).toMatchObject({ kind: 'walkover', winner: null });
    expect(tieResult([walkover(0, 10, 0), walkover(1, 0, 10)], 2)).toMatchObject({ kind: 'played', winner: null, by: null });
  });
});

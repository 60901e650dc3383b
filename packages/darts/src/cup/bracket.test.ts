import { describe, expect, test } from 'vitest';
import type { GameResult } from '../draw/progress.ts';
import { bracketOf, pathOf, type Cup } from './bracket.ts';
import { followingCup } from './follows.ts';
import { level, named, nobodyCame, seededTies, won } from './testCup.ts';

/** A cup of teams `1` to `n`, all seeded, drawn in one go. */
const seeded = (count: number, results: Record<string, GameResult> = {}): Cup => {
  const teams = Array.from({ length: count }, (_, i) => String(i + 1));
  return { teams, ties: seededTies(count), results: new Map(Object.entries(results)) };
};
const rounds = (cup: Cup) => bracketOf(cup).rounds.map(({ ties }) => named(ties));

describe('a cup drawn at once', () => {
  test('shows teams, byes and winners of ties that are still open', () => {
    const cup = seeded(6, { 'w1-4': won(1) });
    expect(rounds(cup)).toEqual([['1-bye', '4-5', '2-bye', '3-6'], ['1->w1-2', '2-6'], ['>w2-1->w2-2']]);
    expect(bracketOf(cup)).toMatchObject({ toDraw: null, champion: null });
    expect(bracketOf(cup).rounds[1]?.ties.map(({ ready }) => ready)).toEqual([false, true]);
  });

  test('has a champion when the final is decided, and keeps it if it withdraws afterwards', () => {
    const cup = seeded(3, { 'w1-2': won(0), 'w2-1': won(1) });
    expect(bracketOf(cup)).toMatchObject({ toDraw: null, champion: '2' });
    expect(bracketOf({ ...cup, withdrawn: new Set(['2']) }).champion).toBe('2');
  });

  test('a level tie is open until its shoot-out', () => {
    const cup = seeded(4, { 'w1-1': level });
    expect(rounds(cup)[1]).toEqual(['>w1-1->w1-2']);
  });

  test('neither team came: the next opponent has a bye; a final to which nobody came has no champion', () => {
    const cup = seeded(4, { 'w1-1': nobodyCame, 'w1-2': won(0) });
    expect(rounds(cup)[1]).toEqual(['bye-2']);
    expect(bracketOf(cup).champion).toBe('2');
    expect(bracketOf(seeded(2, { 'w1-1': nobodyCame }))).toMatchObject({ champion: null, toDraw: null });
  });

  test('a side whose opponent is a bye is shown in the next tie before it is known', () =>
    expect(rounds(seeded(8, { 'w1-1': nobodyCame }))[2]).toEqual(['>w1-2->w2-2']));

  test('a withdrawn team loses by walkover', () => {
    expect(rounds({ ...seeded(4), withdrawn: new Set(['1']) })[1]).toEqual(['4->w1-2']);
  });
});

describe('a cup drawn round by round', () => {
  const first = seeded(4).ties.slice(0, 2);
  const cup: Cup = { teams: ['1', '2', '3', '4', '5', '6'], ties: first, results: new Map([['w1-1', won(0)]]) };

  test('counts the teams of the next round: winners, open ties and teams that have not entered', () => {
    expect(bracketOf({ ...cup, ties: [], results: new Map() })).toEqual({ rounds: [], toDraw: { round: 1, teams: 6 }, champion: null });
    expect(bracketOf(cup).toDraw).toEqual({ round: 2, teams: 4 });
    expect(bracketOf({ ...cup, withdrawn: new Set(['5']) }).toDraw).toEqual({ round: 2, teams: 3 });
    expect(bracketOf({ ...cup, withdrawn: new Set(['1']) }).toDraw).toEqual({ round: 2, teams: 3 });
    expect(bracketOf({ ...cup, results: new Map([['w1-1', nobodyCame]]) }).toDraw).toEqual({ round: 2, teams: 3 });
    expect(bracketOf({ ...cup, results: new Map([['w1-1', level]]) }).toDraw).toEqual({ round: 2, teams: 4 });
  });

  test('its last team is the champion', () => {
    const results = new Map([
      ['w1-1', won(0)],
      ['w1-2', won(1)],
    ]);
    const semi: Cup = { ...cup, teams: ['1', '2', '3', '4'], results };
    expect(bracketOf(semi)).toMatchObject({ toDraw: { round: 2, teams: 2 }, champion: null });
    expect(bracketOf({ ...semi, withdrawn: new Set(['1']) })).toMatchObject({ toDraw: null, champion: '3' });
  });
});

describe('the path of a team', () => {
  const keys = (cup: Cup, team: string) => pathOf(cup, team).map(({ key }) => key);
  test('continues to the final while the team is in', () => {
    expect(keys(seeded(8), '6')).toEqual(['w1-4', 'w2-2', 'w3-1']);
    expect(keys(seeded(8, { 'w1-4': won(1) }), '6')).toEqual(['w1-4', 'w2-2', 'w3-1']);
    expect(keys(seeded(8, { 'w1-4': level }), '6')).toEqual(['w1-4', 'w2-2', 'w3-1']);
  });
  test('ends where the team went out', () => {
    expect(keys(seeded(8, { 'w1-4': won(0) }), '6')).toEqual(['w1-4']);
    expect(keys(seeded(8, { 'w1-4': nobodyCame }), '6')).toEqual(['w1-4']);
  });
  test('goes as far as the cup is drawn, and is empty for a team without a tie', () => {
    const { ties, ...cup } = seeded(8);
    expect(keys({ ...cup, ties: ties.slice(0, 4) }, '6')).toEqual(['w1-4']);
    expect(keys(seeded(8), 'x')).toEqual([]);
  });
});

test('a cup that follows a league shows ranks, then the teams when they are decided', () => {
  const cup: Cup = { teams: [], ties: followingCup(1, [1, 2, 3]), results: new Map() };
  expect(rounds(cup)).toEqual([['1.1-bye', '1.2-1.3'], ['1.1->w1-2']]);
  expect(rounds({ ...cup, ranks: new Map([[1, ['a', null, 'c']]]) })).toEqual([['a-bye', '1.2-c'], ['a->w1-2']]);
  const decided = { ...cup, ranks: new Map([[1, ['a', 'b', 'c']]]), results: new Map([['w1-2', won(1)]]) };
  expect(rounds(decided)).toEqual([['a-bye', 'b-c'], ['a-c']]);
});

import { describe, expect, test } from 'vitest';
import { foldMatch } from '@oche/darts/match/fold';
import { middenkust } from '@oche/darts/match/presets';
import type { MatchState } from '@oche/darts/match/state';
import { factOf, nobodyThere, paperGame, paperScore, problemOf, resultsOf, slotsOf, type PaperGame } from './paperValues.ts';

const state = foldMatch(middenkust, [], {});
const game = (key: string) => state.games.find((each) => each.key === key)!;
const single = (home: string, away: string): PaperGame => ({ players: [['h1'], ['a1']], legs: [home, away] });
const papersOf = (changes: Record<string, PaperGame>) => ({
  ...Object.fromEntries(state.games.map((each) => [each.key, paperGame(middenkust, each)])),
  ...changes,
});

describe('a sheet from paper', () => {
  test('marks legs that are no final score of the format', () => {
    expect(problemOf(game('m1'), single('3', '1'))).toBeNull();
    expect(problemOf(game('m1'), single('3', '3'))).toBe('no-final-score');
    expect(problemOf(game('m1'), single('3', ''))).toBe('no-final-score');
    expect(problemOf(game('m1'), single('', ''))).toBeNull();
  });

  test('marks a game with legs and a place that is not filled in', () => {
    expect(
      problemOf(game('m5'), {
        players: [
          ['h1', null],
          ['a1', 'a2'],
        ],
        legs: ['3', '0'],
      }),
    ).toBe('players');
  });

  test('marks a game with a player twice, also without legs', () => {
    const pair = (...home: string[]): PaperGame => ({ players: [home, ['a1', 'a2']], legs: ['', ''] });
    expect(problemOf(game('m5'), pair('h1', 'h1'))).toBe('twice');
    expect(problemOf(game('m5'), pair('h1', 'h2'))).toBeNull();
    expect(problemOf(game('m5'), pair(nobodyThere, nobodyThere))).toBeNull();
  });

  test('derives the score from the games, and leaves out those that are not final', () => {
    expect(paperScore(state.games, papersOf({ m1: single('3', '1'), m2: single('0', '3'), m3: single('3', '3') }))).toEqual([1, 1]);
  });

  test('names the players of games, with null for a player who is missing', () => {
    const papers = papersOf({ m1: { players: [['h1'], [nobodyThere]], legs: ['', ''] } });
    expect(slotsOf(state, papers)).toEqual([
      { kind: 'slot', payload: { game: 'm1', side: 0, players: ['h1'] } },
      { kind: 'slot', payload: { game: 'm1', side: 1, players: [null] } },
    ]);
    expect(resultsOf(state.games, papers)).toEqual([]);
  });

  test('writes only results that differ, and knows which of them correct an earlier one', () => {
    const over: MatchState['games'] = state.games.map((each) =>
      each.key === 'm1' ? { ...each, status: 'over', legs: [3, 1], winner: 0 } : each,
    );
    expect(resultsOf(over, papersOf({ m1: single('3', '1'), m2: single('1', '3') }))).toEqual([
      { key: 'm2', legs: [1, 3], isCorrection: false },
    ]);
    expect(resultsOf(over, papersOf({ m1: single('1', '3') }))).toEqual([{ key: 'm1', legs: [1, 3], isCorrection: true }]);
  });

  test('accepts possible figures only', () => {
    expect(factOf({ player: 'h1', kind: 'checkout', value: '121' })).toEqual({
      kind: 'fact',
      payload: { player: 'h1', kind: 'checkout', value: 121 },
    });
    expect(factOf({ player: 'h1', kind: 'checkout', value: '169' })).toBeNull();
    expect(factOf({ player: '', kind: '180', value: '1' })).toBeNull();
  });
});

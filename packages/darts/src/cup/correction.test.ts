import { expect, test } from 'vitest';
import type { GameResult } from '../draw/progress.ts';
import type { DrawnGame } from '../draw/slot.ts';
import type { Cup } from './bracket.ts';
import { drawConflict } from './correction.ts';
import { nobodyCame, won } from './testCup.ts';

const tie = (key: string, round: number, [home, away]: [string, string]): DrawnGame => ({
  ...{ key, round, position: 1 },
  slots: [
    { kind: 'entry', entry: home },
    { kind: 'entry', entry: away },
  ],
});
/** A cup of two rounds, in which `a` was drawn into the final. */
const cup = (first: GameResult, rounds = 2): Cup => ({
  teams: ['a', 'b', 'c', 'd'],
  ties: [tie('w1-1', 1, ['a', 'b']), tie('w1-2', 1, ['c', 'd']), tie('w2-1', 2, ['a', 'c'])].filter(({ round }) => round <= rounds),
  results: new Map([
    ['w1-1', first],
    ['w1-2', won(0)],
  ]),
});

test('trap 10: a round that is drawn keeps the team that went through before, and has no place for the other one', () => {
  expect(drawConflict(cup(won(0)), 'w1-1', won(1))).toEqual({ stays: 'a', missing: 'b' });
  expect(drawConflict(cup(won(0)), 'w1-1', nobodyCame)).toEqual({ stays: 'a', missing: null });
  const without = { ...cup(nobodyCame), ties: [...cup(nobodyCame, 1).ties, tie('w2-1', 2, ['c', 'd'])] };
  expect(drawConflict(without, 'w1-1', won(1))).toEqual({ stays: null, missing: 'b' });
});

test('the round that is drawn decides, not the result before: an earlier correction can be corrected back', () => {
  expect(drawConflict(cup(won(1)), 'w1-1', won(0))).toBeNull();
  expect(drawConflict(cup(won(1)), 'w1-1', won(1))).toEqual({ stays: 'a', missing: 'b' });
});

test('nothing changes if the same team goes through, or if the next round is not drawn yet', () => {
  expect(drawConflict(cup(won(0)), 'w1-1', { kind: 'walkover', winner: 0 })).toBeNull();
  expect(drawConflict(cup(won(0), 1), 'w1-1', won(1))).toBeNull();
  expect(drawConflict(cup(won(0)), 'w2-1', won(1))).toBeNull();
});

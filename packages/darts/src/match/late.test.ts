import { expect, it } from 'vitest';
import { claimAfter } from './late.ts';
import { derbyDartsLiga, newmarket } from './presets.ts';
import { small } from './testStructure.ts';

it('Derby: a side can claim the match after 20 minutes', () => {
  expect(claimAfter(derbyDartsLiga, 19)).toBeNull();
  expect(claimAfter(derbyDartsLiga, 20)).toEqual({ what: 'walkover' });
  expect(claimAfter(small, 29)).toBeNull();
});

it('Newmarket: the first game is lost immediately, and one more every 10 minutes', () => {
  expect([0, 9, 10, 25].map((minutes) => claimAfter(newmarket, minutes))).toEqual(
    [1, 1, 2, 3].map((games) => ({ what: 'forfeit-game', games })),
  );
});

it('without a time for further games, each takes as long as the first', () => {
  const rule = (wait: number) => ({ ...small, late: { wait, then: 'forfeit-game' } as const });
  expect([14, 15, 30].map((minutes) => claimAfter(rule(15), minutes))).toEqual([
    null,
    { what: 'forfeit-game', games: 1 },
    { what: 'forfeit-game', games: 2 },
  ]);
  expect(claimAfter(rule(0), 100)).toEqual({ what: 'forfeit-game', games: 1 });
});

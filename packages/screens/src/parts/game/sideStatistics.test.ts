import { applyEvent, foldGame } from '@oche/darts/x01/game';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { eveningInProgress } from '@oche/mocks/world';
import { expect, test } from 'vitest';
import { sideStatistics } from './sideStatistics.ts';

test('statistics that are updated event by event equal those of the whole game', () => {
  const logs = eveningInProgress()
    .logs.map(({ events }) => events)
    .filter((log) => log.length > 1);
  let legs = 0;
  for (const log of logs) {
    let game = foldGame(log.slice(0, 1));
    for (const event of log.slice(1)) {
      const played = applyEvent(game, event);
      if (!played.ok) throw new Error(played.code);
      game = played.value;
      expect(sideStatistics(game)).toEqual(gameStatistics(game).sides);
    }
    legs = Math.max(legs, game.legs.length);
  }
  expect(legs).toBeGreaterThan(2);
});

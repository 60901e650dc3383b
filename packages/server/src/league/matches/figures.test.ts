import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '@oche/darts/draw/random';
import { legsOfSheet, playersOfMatch } from '@oche/darts/league/matchFigures';
import { middenkust } from '@oche/darts/match/presets';
import { defaultSeasonRules } from '@oche/api/contract/season';
import type { TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { openMatch, playMatch } from './testMatch.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

test('everybody reads the darts of each leg that boards have scored, and what the season lists', async () => {
  const leaderboards = { ...defaultSeasonRules.leaderboards, highCheckout: 90 };
  const match = await openMatch(world, boss, middenkust, { leaderboards });
  const figures = () => world.as().call('getMatchFigures', { id: match.id });
  expect(await figures()).toEqual({ shares: [], listed: leaderboards });
  const state = await playMatch(match, 1, createRandom(5));
  const { shares } = await figures();
  for (const game of state.games) {
    const legs = legsOfSheet(shares, game);
    for (const side of [0, 1] as const) expect(legs.filter(({ winner }) => winner === side)).toHaveLength(game.legs[side]);
    expect(legs.every(({ darts }) => darts >= 9)).toBe(true);
  }
  const { people } = await match.sheet();
  for (const { player, average } of playersOfMatch(shares, state)) {
    expect(people.map(({ id }) => id)).toContain(player);
    expect(average).toBeGreaterThan(0);
  }
});

test('before the season runs, only organisers read the figures of a match', async () => {
  const match = await openMatch(world, boss, middenkust);
  await world.database.db.updateTable('seasons').set({ state: 'open' }).where('id', '=', match.seasonId).execute();
  await expect(world.as().call('getMatchFigures', { id: match.id })).rejects.toMatchObject({ status: 404 });
  expect(await boss.call('getMatchFigures', { id: match.id })).toMatchObject({ shares: [] });
});

test('the sheet has the address of the location', async () => {
  const match = await openMatch(world, boss, middenkust);
  await world.database.db.updateTable('locations').set({ address: 'Kerkplein 20' }).where('id', '=', match.location.id).execute();
  expect(await match.sheet()).toMatchObject({ address: 'Kerkplein 20' });
});

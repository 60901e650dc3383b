import { encodeDomain } from '@oche/api/domain';
import { createRandom } from '@oche/darts/draw/random';
import { middenkust } from '@oche/darts/match/presets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { openMatch, playMatch, type TestedMatch } from './testMatch.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

/** The messages on the channel of a season since the last call, by their event. */
const messagesOf = ({ seasonId }: TestedMatch) => {
  const own = world.published.splice(0).filter(({ channel }) => channel === `season-${seasonId}`);
  return Object.groupBy(own, ({ event }) => event);
};

const readsOf = async ({ seasonId, group, id }: TestedMatch) => {
  const reader = world.as();
  const { items } = await reader.call('listMatches', { seasonId });
  const { matches } = await reader.call('getSeasonCalendar', { seasonId });
  const pointsIn = async (live: boolean) => {
    const { rows } = await reader.call('getStandings', { id: group.id, live });
    return rows.reduce((sum, { setsFor }) => sum + setsFor, 0);
  };
  return [
    items.find((match) => match.id === id)?.points,
    matches.find((match) => match.id === id)?.points,
    await pointsIn(true),
    await pointsIn(false),
  ];
};

const sumOf = ([home, away]: readonly [number, number]): number => home + away;

test('readers get every change of a match as its row, and refetch tables only when its result counts', async () => {
  const match = await openMatch(world, boss, middenkust);
  const random = createRandom(20);
  await boss.call('updateSite', { organisationId: match.organisationId, domains: ['scores.example'] });
  const live = async () => (await world.as().call('getCompetitionContext', { domainBase64: encodeDomain('scores.example') })).live;
  expect(await live()).toEqual([]);
  messagesOf(match);
  await playMatch(match, 1, random, 0);
  expect(await readsOf(match)).toEqual([null, null, 0, 0]);
  expect(Object.keys(messagesOf(match))).toEqual(['match']);
  const one = await playMatch(match, 1, random, 1);
  expect(await live()).toEqual([match.id]);
  // The clock stands still, so these responses are new only because the score has made the former ones stale.
  expect(await readsOf(match)).toEqual([one.points, one.points, 1, 0]);
  messagesOf(match);

  const three = await playMatch(match, 1, random, 2);
  const during = messagesOf(match);
  expect(during['changed']).toBeUndefined();
  expect(during['match']?.map(({ data }) => (data as { match: { id: string; points: [number, number] } }).match)).toMatchObject([
    { id: match.id, state: 'playing' },
    { id: match.id, state: 'playing', points: three.points },
  ]);
  expect(await readsOf(match)).toEqual([three.points, three.points, sumOf(three.points), 0]);

  const all = await playMatch(match, 1, random);
  const last = messagesOf(match);
  expect(last['changed']).toBeUndefined();
  expect(last['match']?.at(-1)?.data).toMatchObject({ match: { state: 'to-confirm', points: all.points } });
  expect(await live()).toEqual([]);
  expect(await readsOf(match)).toEqual([all.points, all.points, sumOf(all.points), 0]);

  await match.confirm(0);
  expect(messagesOf(match)['changed']).toBeUndefined();
  await match.confirm(1);
  const decided = messagesOf(match);
  expect(decided['changed']?.map(({ data }) => data)).toEqual([{ topics: ['tables'] }]);
  expect(decided['match']?.at(-1)?.data).toMatchObject({ match: { state: 'confirmed' } });
  expect(await readsOf(match)).toEqual([all.points, all.points, sumOf(all.points), sumOf(all.points)]);
});

import { expect, test } from 'vitest';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints } from '@oche/api/contract/endpoints';
import { channelOfTopic } from '@oche/api/contract/topics';
import { routeNames, routes } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { knockoutInProgress } from '@oche/mocks/world';
import { channelsOf } from './channelsOf.ts';

/** Public pages about tournaments, as old as a page may be: a list of them all has no channel, and rankings change once an evening. */
const untold = ['rankings'];

test('a public page about a tournament reads something that says where its changes are told', async () => {
  const open = await Promise.all(routeNames.filter((name) => routes[name].access === 'none').map(loadPage));
  const pages = open.map((page) => {
    const reads = Object.values(readsOf(page, {}, new URLSearchParams())).map(({ name }) => endpoints[name] as Endpoint);
    return { route: page.route, reads: reads.flatMap((each) => (each.method === 'GET' ? each : [])) };
  });
  const told = pages.filter(({ reads }) => reads.some((each) => each.reads.some((topic) => channelOfTopic[topic] === 'tournament')));
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter(({ reads }) => !reads.some(({ follows }) => follows)).map(({ route }) => route)).toEqual(untold);
});

test('a page follows its tournament, its games, and the tournament of its live game', () => {
  const { tournament, games } = knockoutInProgress();
  const game = games.find(({ phase }) => phase === 'playing')!;
  const of = `tournament-${tournament.id}`;
  expect(
    channelsOf([
      { name: 'getTournament', answer: tournament },
      { name: 'listEntries', answer: [] },
    ]),
  ).toEqual([of]);
  expect(channelsOf([{ name: 'getGame', answer: { game } }])).toEqual([`game-${game.id}`, of]);
  expect(channelsOf([{ name: 'getHome', answer: { live: game, tournaments: [] } }])).toEqual([of]);
});

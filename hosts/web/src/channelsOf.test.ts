import { expect, test } from 'vitest';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints } from '@oche/api/contract/endpoints';
import { channelOfTopic } from '@oche/api/contract/topics';
import { routeNames, routes } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { buildCompetition, buildSeasons } from '@oche/mocks/competition';
import { knockoutInProgress } from '@oche/mocks/world';
import { channelsOf } from './channelsOf.ts';

/** Public pages about tournaments that only expire: no channel announces their changes, because rankings change only once an evening. */
const withoutChannel = ['rankings'];

test('a public page about a tournament has a read with a channel that announces its changes', async () => {
  const publicPages = await Promise.all(routeNames.filter((name) => routes[name].access === 'none').map(loadPage));
  const pages = publicPages.map((page) => {
    const reads = Object.values(readsOf(page, {}, new URLSearchParams())).map(({ name }) => endpoints[name] as Endpoint);
    return { route: page.route, reads: reads.flatMap((each) => (each.method === 'GET' ? each : [])) };
  });
  const aboutTournaments = pages.filter(({ reads }) =>
    reads.some((each) => each.reads.some((topic) => channelOfTopic[topic] === 'tournament')),
  );
  expect(aboutTournaments.length).toBeGreaterThan(8);
  const unannounced = aboutTournaments.filter(({ reads }) => !reads.some(({ follows }) => follows));
  expect(unannounced.map(({ route }) => route)).toEqual(withoutChannel);
});

test('a page follows its tournament, its games, the tournament of its live game, and the season of its site', () => {
  const { tournament, games } = knockoutInProgress();
  const game = games.find(({ phase }) => phase === 'playing')!;
  const tournamentChannel = `tournament-${tournament.id}`;
  expect(
    channelsOf([
      { name: 'getTournament', data: tournament },
      { name: 'listEntries', data: [] },
    ]),
  ).toEqual([tournamentChannel]);
  expect(channelsOf([{ name: 'getGame', data: { game } }])).toEqual([`game-${game.id}`, tournamentChannel]);
  expect(channelsOf([{ name: 'getCompetitionContext', data: buildCompetition() }])).toEqual([`season-${buildSeasons()[0]!.id}`]);
  expect(channelsOf([{ name: 'getHome', data: { live: game, tournaments: [] } }])).toEqual([tournamentChannel]);
});

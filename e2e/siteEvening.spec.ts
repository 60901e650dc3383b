import { expect, test, type Browser } from '@playwright/test';
import { seen } from '@oche/darts/match/sheet';
import type { Side } from '@oche/darts/match/structure';
import { cafes, playerName } from '../scripts/demo/league/names.ts';
import { pairTablet } from '../scripts/rehearse/organiser.ts';
import { client } from './api.ts';
import { ports } from './environment.ts';
import { expectPointsOn, openLeague, say, sheetOf, type Match } from './league.ts';
import { beginMatch, confirmBoth, halfGame, scoreGame } from './matchBot.ts';
import { batchMs } from '../packages/screens/src/shell/batch.ts';
import { clickWhenReady } from './ready.ts';

const domain = 'evening.localhost';
const squads = cafes
  .slice(0, 8)
  .map(({ club }, team) => ({ name: club, players: [0, 1, 2].map((player) => playerName(3 * team + player)) }));

/** The winners of the three games of each match. */
const winners: readonly (readonly [Side, Side, Side])[] = [
  [0, 0, 0],
  [0, 0, 1],
  [1, 0, 1],
  [1, 1, 0],
];

/** How often a page that follows a running game refetches its log, as in `useGame.ts`. */
const refreshMs = 20_000;

/**
 * A spectator on a page of the site, with the requests of the page to the API and the changes that the server has announced to it.
 * The page connects to the channels only when `online` resolves.
 */
async function openReader(browser: Browser, path: string, online?: Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const opened = Date.now();
  const requests = new Map<string, number>();
  const announced: number[] = [];
  let results = 0;
  if (online)
    await page.routeWebSocket(/\/app\//, async (socket) => {
      await online;
      socket.connectToServer();
    });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith('/api/')) return;
    // A page asks for the part of a log that it does not have yet, so each request for the same game has its own query.
    url.searchParams.delete('since');
    const read = `${url.pathname}${url.search}`;
    requests.set(read, (requests.get(read) ?? 0) + 1);
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { event, channel } = JSON.parse(String(payload)) as { event: string; channel?: string };
      if (event === 'changed') results += 1;
      if (channel?.startsWith('season-') || channel?.startsWith('match-')) announced.push(Date.now());
    }),
  );
  await page.goto(`http://${domain}:${ports.web}/en${path}`);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  return {
    page,
    results: () => results,
    /** Expects that the page has not been loaded again, and that it has asked for nothing more often than the design allows. */
    expectCalm: async () => {
      expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
      // Changes that arrive within the shortest wait cause one refetch. A later one can only cause fewer.
      let [refetches, until] = [0, 0];
      for (const at of announced)
        if (at > until) {
          refetches += 1;
          until = at + batchMs;
        }
      const refreshes = Math.ceil((Date.now() - opened) / refreshMs);
      for (const [read, count] of requests) {
        // Once it has joined a channel, a page reads again what may have changed since it was rendered.
        if (read.startsWith('/api/games/')) expect(count, read).toBeLessThanOrEqual(2 + refreshes);
        // Live tables count matches in progress, and change with each of them.
        else if (/\/(standings|leaderboards)(?!.*live=true)/.test(read)) expect(count, read).toBeLessThanOrEqual(1 + results);
        else expect(count, read).toBeLessThanOrEqual(2 + refetches);
      }
    },
    close: () => context.close(),
  };
}

test('two spectators follow an evening of four matches without reloading', async ({ browser }) => {
  const league = await openLeague({ squads, start: 501, domain });
  const { token, allTonight: matches, location } = league;
  const [first, second] = matches as [Match, Match];
  // Tablets score two matches, and the captains' phones the others.
  const tablets = [await pairTablet(client, token, location.boards[0]!.id), await pairTablet(client, token, location.boards[1]!.id)];
  const online = Promise.withResolvers<void>();
  const front = await openReader(browser, '', online.promise);
  const inside = await openReader(browser, `/matches/${first.slug}`);
  let visits = 0;
  const scoreAll = async (number: number, until?: number) => {
    const devices = matches.map((match, index) =>
      scoreGame(match, number, {
        ...{ winner: winners[index]![number - 1]!, token: tablets[index] ?? match.home.link, pauseMs: 150 },
        ...(until !== undefined && { until }),
      }),
    );
    for (const scored of await Promise.all(devices)) visits += scored;
  };

  await test.step('the matches begin, and both see it', async () => {
    await expect(inside.page.getByText(say('words.live'), { exact: true })).toHaveCount(0);
    for (const [index, match] of matches.entries()) await beginMatch(match, location.boards[index]!.id);
    await scoreAll(1, halfGame);
    // The front page was rendered before the matches began, and connects only now.
    await expect(front.page.getByText(say('words.live'), { exact: true })).toHaveCount(0);
    online.resolve();
    await expect(front.page.getByText(say('words.live'), { exact: true })).toHaveCount(4);
    // 501 less 180 and four times 40, and less five times 26.
    const board = inside.page.getByRole('article', { name: say('words.boardNumber', { number: 1 }) });
    await expect(board).toContainText('161');
    await expect(board).toContainText('371');
  });

  await test.step('figures change when games end', async () => {
    await scoreAll(1);
    await scoreAll(2);
    await expect(inside.page.getByText('2–0', { exact: true }).first()).toBeVisible();
    await scoreAll(3);
    await expect(inside.page.getByText('3–0', { exact: true }).first()).toBeVisible();
    for (const [index, { home, away }] of matches.entries()) {
      const lost = winners[index]!.reduce<number>((sum, winner) => sum + winner, 0);
      const row = front.page.getByRole('link').filter({ hasText: home.name }).filter({ hasText: away.name });
      await expect(row).toContainText(new RegExp(`${home.name}${3 - lost}${away.name}${lost}`));
    }
    await expect(front.page.getByRole('table', { name: say('words.standings') })).toHaveCount(0);
  });

  await test.step('the table and the leaderboard change when sheets are confirmed', async () => {
    await clickWhenReady(inside.page.getByRole('link', { name: say('site.individual'), exact: true }));
    await expect(inside.page.getByText(say('leaders.none'))).toBeVisible();
    for (const match of [first, second]) await confirmBoth(match);
    // The home page shows the first six teams.
    await expectPointsOn(front.page, [first.home, 2], [second.home, 2]);
    const board = inside.page.getByRole('region', { name: say('leaders.highScores') });
    await expect(board.getByText(first.home.players[0]!).first()).toBeVisible();
    const last = matches.at(-1)!;
    await expect(board.getByText(last.away.players[0]!)).toHaveCount(0);
    for (const match of matches.slice(2)) await confirmBoth(match);
    await expect(board.getByText(last.away.players[0]!).first()).toBeVisible();
    await expectPointsOn(front.page, [first.home, 2], [last.away, 2]);
  });

  await test.step('a correction by the secretary arrives', async () => {
    const { state } = await sheetOf(first.id);
    const results = ['m1', 'm2'].map((key) => ({ key, legs: [0, 1] as [number, number] }));
    const reason = 'The paper sheet proves it';
    await client.call('savePaperSheet', { id: first.id, saw: seen(state), events: [], results, reason }, { token });
    await expectPointsOn(front.page, [first.away, 2]);
    await inside.page.goBack();
    await expect(inside.page.getByText('1–2', { exact: true }).first()).toBeVisible();
    await expect(inside.page.getByText(reason)).toBeVisible();
  });

  await test.step('neither page was loaded again, or asked for every visit', async () => {
    // Tables change with each result. The correction is the last.
    expect(front.results()).toBe(matches.length + 1);
    expect(visits).toBeGreaterThan(100);
    for (const reader of [front, inside]) await reader.expectCalm();
  });
  for (const reader of [front, inside]) await reader.close();
});

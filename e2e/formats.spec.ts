import { expect, test, type Page } from '@playwright/test';
import { newEvent } from '@oche/api/gameLedger';
import type { GameSummary } from '@oche/api/contract/game';
import { createRandom } from '@oche/darts/draw/random';
import { playGame } from '@oche/mocks/playGame';
import { href } from '@oche/routes/href';
import { openClub, settleTies, signUp } from '../scripts/rehearse/organiser.ts';
import { client, newEmail, newId } from './api.ts';
import { webOrigin } from './environment.ts';
import * as desk from './organiser.ts';
import { clickWhenReady } from './ready.ts';

const names = ['Anna', 'Bram', 'Chloé', 'Dirk', 'Eva', 'Fons', 'Gaëlle', 'Hugo'].map((name, index) => `${name} Dubbel ${index + 1}`);

/** The events of a whole game between two bots, as a tablet records them. */
const botGame = (game: GameSummary) => {
  const sides = game.sides.map(({ id, players }) => ({ id: id!, players: players.map((player) => player.id) }));
  const { events } = playGame({ format: game.format, sides, sigmas: [12, 15], random: createRandom(7), newId, startedAt: 0 });
  return events.map(({ id, kind, payload }) => newEvent(id, kind, payload, Date.now()));
};

/** Bots play every game that is called, until the tournament is over. Each board has one game at a time. */
const playOut = async (token: string, id: string): Promise<void> => {
  for (;;) {
    const { boards } = await client.call('getPlayList', { id }, { token });
    const called = boards.flatMap(({ game }) => (game?.parent?.id === id && game.length === 0 ? [game] : []));
    for (const game of called)
      await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events: botGame(game) }, { token });
    if (called.length > 0) continue;
    const { slug, status } = await client.call('getTournament', { tournament: id }, { token });
    if (status === 'finished') return;
    const { lots } = await settleTies(client, token, { id, slug });
    if (lots === 0) throw new Error('No game is on a board, but the tournament is not over.');
  }
};

type Format = {
  name: string;
  /** the card of the format */
  card: RegExp;
  who?: 'Pairs' | 'Pairs by lot';
  isOneGroup?: boolean;
  /** looks at the public pages of the finished tournament */
  look: (page: Page, tournament: string) => Promise<void>;
};

const openPage = async (page: Page, route: 'winnerBrackets' | 'consolationBrackets' | 'tournamentGroups', tournament: string) => {
  await page.goto(href(route, { tournament }, 'en'));
};

const formats: Format[] = [
  {
    name: 'a knockout',
    card: /^Knockout only/,
    look: async (page, tournament) => {
      await openPage(page, 'winnerBrackets', tournament);
      await expect(page.getByRole('heading', { name: 'Semi-finals' })).toBeVisible();
    },
  },
  {
    name: 'groups and both knockouts, of pairs who entered together',
    card: /^Groups, then knockouts/,
    who: 'Pairs',
    look: async (page, tournament) => {
      await openPage(page, 'tournamentGroups', tournament);
      await expect(page.getByRole('table').first()).toContainText(`${names[0]} / ${names[1]}`);
    },
  },
  {
    name: 'a round robin',
    card: /^Groups only/,
    isOneGroup: true,
    look: async (page, tournament) => {
      await openPage(page, 'tournamentGroups', tournament);
      await expect(page.getByRole('table').first()).toContainText(names[0]!);
    },
  },
  {
    name: 'a double elimination',
    card: /^Double elimination/,
    look: async (page, tournament) => {
      await openPage(page, 'winnerBrackets', tournament);
      for (const bracket of ['Upper', 'Lower'])
        await expect(
          page.getByRole('group', { name: `${bracket} bracket` }).getByRole('heading', { name: `${bracket} final` }),
        ).toBeVisible();
    },
  },
  {
    name: 'a Swiss tournament',
    card: /^Swiss/,
    look: async (page, tournament) => {
      await openPage(page, 'tournamentGroups', tournament);
      for (const round of [1, 2, 3]) await expect(page.getByRole('heading', { name: `Round ${round}` })).toBeVisible();
      await expect(page.getByRole('table').first()).toContainText(names[0]!);
    },
  },
  {
    name: 'a second chance, of pairs by lot',
    card: /^Knockout with a second chance/,
    who: 'Pairs by lot',
    look: async (page, tournament) => {
      await openPage(page, 'consolationBrackets', tournament);
      await expect(page.getByRole('heading', { name: 'Final' })).toBeVisible();
    },
  },
];

for (const { name, card, who, isOneGroup = false, look } of formats) {
  test(`${name}: from the entries to the published result`, async ({ page, browser }) => {
    const token = await signUp(client, { name: 'Femke', email: newEmail('format'), password: desk.password });
    const club = await openClub(client, token, {
      organisation: 'Formats',
      timeZone: 'Europe/Brussels',
      location: 'Hall',
      boards: 3,
      newId,
    });
    await client.call(
      'createEvent',
      { organisationId: club.organisationId, id: newId(), name: 'Evening', startsAt: '2026-11-27T19:30', locationId: club.locationId },
      { token },
    );
    await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
    const title = `Open ${newId().slice(-6)}`;

    await test.step('the organiser chooses the format in pictures', async () => {
      await page.goto(href('tournamentCreate', {}, 'en'));
      await page.getByLabel('Name', { exact: true }).fill(title);
      await clickWhenReady(page.getByRole('radio', { name: card }));
      if (who) await page.getByRole('radio', { name: who, exact: true }).click();
      if (isOneGroup) {
        await page.getByRole('radio', { name: 'Number', exact: true }).click();
        await page.getByLabel('Number of groups').fill('1');
      }
      await page
        .getByLabel('Expected')
        .first()
        .fill(who === 'Pairs' ? '4' : '8');
      await page.getByRole('button', { name: 'Create the tournament' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
    const id = /tournaments\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

    await test.step('enters the players, checks them in and draws', async () => {
      await desk.openTab(page, 'Players');
      const pairs = [0, 2, 4, 6].map((first) => `${names[first]} / ${names[first + 1]}`);
      await desk.pasteNames(page, who === 'Pairs' ? pairs : names);
      await desk.openTab(page, 'Overview');
      await page.getByRole('button', { name: 'Start check-in' }).click();
      await desk.openTab(page, 'Players');
      await page.getByRole('button', { name: 'Check everybody in' }).click();
      if (who === 'Pairs by lot') {
        await page.getByRole('button', { name: 'Draw pairs' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Draw pairs' }).click();
        await expect(page.getByRole('rowheader', { name: / \/ / })).toHaveCount(4);
      }
      await desk.openTab(page, 'Overview');
      await desk.draw(page, 'Draw', 301);
      await page.getByRole('button', { name: 'Start the tournament' }).click();
      await expect(page.getByRole('link', { name: 'Go to the order of play' })).toBeVisible();
    });

    await playOut(token, id);
    const { slug, winner, games } = await client.call('getTournament', { tournament: id }, { token });
    expect(winner).not.toBeNull();

    await test.step('everybody reads the result', async () => {
      const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      await visitor.goto(href('tournamentResults', { tournament: slug }, 'en'));
      await expect(visitor.getByRole('main')).toContainText(winner!);
      expect(games.finished).toBe(games.total);
      await look(visitor, slug);
      await visitor.context().close();
    });
  });
}

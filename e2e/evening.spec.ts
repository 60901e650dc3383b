import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { GameEvent } from '@oche/darts/x01/event';
import { foldGame } from '@oche/darts/x01/game';
import { tabletOrigin, webOrigin } from './addresses.ts';
import { client, newEmail } from './api.ts';
import { playBoards } from './boardBot.ts';
import { begin, goOn, mistype, nextGame, playLeg } from './marker.ts';
import * as desk from './organiser.ts';
import { qrPath } from './qr.ts';
import { showCode } from './tablet.ts';
import { text } from './texts.ts';

/** As a club writes them down; who stands higher wins. */
const players = [
  'Zoë van der Sluijs',
  'Dirk D’hooghe',
  'Séverine L’Écuyer',
  'Björn Ångström',
  'Łukasz Żółć',
  'Jürgen von und zu Größe',
  'Siobhán Ní Bhriain',
  'Çağla Öztürk',
] as const;
const champion = players[0];
const winnerOf = (names: readonly string[]): string => players.find((name) => names.includes(name)) ?? '';
const loserOf = (names: readonly string[]): string => names.find((name) => name !== winnerOf(names)) ?? '';

const tournamentName = 'Vrijdagavond 301';

/** A page that is opened once; `unharmed` proves that it is still the document that was opened. */
async function openOnce(page: Page, path: string) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(path);
  const mark = `opened ${path}`;
  await page.evaluate((value) => Object.assign(window, { openedOnce: value }), mark);
  return {
    page,
    unharmed: async () => expect([loads, await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)]).toEqual([1, mark]),
  };
}

async function contextsOf(browser: Browser) {
  const device = { viewport: { width: 1280, height: 800 }, hasTouch: true };
  const [organiser, one, two, spectator] = await Promise.all([
    browser.newContext({ viewport: { width: 1440, height: 900 } }),
    browser.newContext(device),
    browser.newContext(device),
    browser.newContext({ viewport: { width: 412, height: 915 } }),
  ]);
  return { organiser, one, two, spectator };
}

test('an evening of eight players, from the first account to the final', async ({ browser }) => {
  const contexts = await contextsOf(browser);
  const organiser = await contexts.organiser.newPage();
  const [tabletOne, tabletTwo] = await Promise.all([contexts.one.newPage(), contexts.two.newPage()]);

  await test.step('the organiser registers, names the club, adds a location with four boards and plans an event', async () => {
    await desk.register(organiser, 'Joke Bordmeester', newEmail('organiser'));
    await desk.nameClub(organiser, 'DC De Krijtlijn');
    await desk.addLocation(organiser, 'Café De Bull', 4);
    await desk.planEvent(organiser, 'Vrijdagavond');
  });
  const token = (await contexts.organiser.cookies()).find(({ name }) => name === 'token')?.value ?? '';

  await test.step('one tablet is paired by its typed code, the other by the address in its QR code', async () => {
    await desk.pairByCode(organiser, await showCode(tabletOne), 'Board 1');
    await expect(tabletOne.getByRole('heading', { name: 'No game on this board' })).toBeVisible();

    const code = await showCode(tabletTwo);
    const address = `${tabletOrigin}/manage/events-locations?pair=${code}`;
    const drawn = tabletTwo.getByRole('img', { name: 'Link for the organiser’s phone' }).locator('path');
    await expect(drawn).toHaveAttribute('d', qrPath(address));
    const phone = await contexts.organiser.newPage();
    await phone.goto(address);
    await expect(phone.getByLabel('Code on the tablet')).toHaveValue(code);
    await desk.acceptTablet(phone, 'Board 2');
    await phone.close();
    await expect(tabletTwo.getByRole('heading', { name: 'No game on this board' })).toBeVisible();
  });

  await test.step('the organiser creates the tournament and pastes the names; the one that stands there twice is noticed', async () => {
    await desk.createTournament(organiser, tournamentName);
    const lines = [...players.map((name, index) => `${index + 1}. ${name}`), players[1].replace('’', "'").toUpperCase()];
    const noticed = await desk.pasteNames(organiser, lines);
    expect(noticed).toHaveLength(1);
    await expect(organiser.getByText('0 of 8 checked in, 0 paid')).toBeVisible();
    for (const name of players) await expect(organiser.getByRole('rowheader', { name })).toBeVisible();
  });
  const id = /tournaments\/([0-9a-f-]+)/.exec(organiser.url())?.[1] ?? '';
  const { slug } = await client.call('getTournament', { tournament: id }, { token });

  await test.step('everybody is checked in, drawn from a published number, drawn again, and two change places', async () => {
    await desk.openTab(organiser, 'Overview');
    await organiser.getByRole('button', { name: 'Start check-in' }).click();
    await organiser.getByRole('link', { name: 'Go to players' }).click();
    await organiser.getByRole('button', { name: 'Check everybody in' }).click();
    await expect(organiser.getByText('8 of 8 checked in, 0 paid')).toBeVisible();
    await desk.openTab(organiser, 'Overview');
    await desk.draw(organiser, 'Draw', 301);
    await desk.draw(organiser, 'Draw again', 501);
    const [a = '', b = ''] = await desk.swapFirstOfGroups(organiser);
    const groups = await client.call('listGroups', { tournament: id }, { token });
    const groupOf = (name: string) => groups.find(({ rows }) => rows.some(({ entry }) => entry.name === name))?.number;
    await expect.poll(() => groupOf(a)).toBe(2);
    expect(groupOf(b)).toBe(1);
  });

  await test.step('the tournament starts, and every board gets its game by itself', async () => {
    await organiser.getByRole('button', { name: 'Start the tournament' }).click();
    await organiser.getByRole('link', { name: 'Go to the play list' }).click();
    for (const number of [1, 2, 3, 4]) await expect(organiser.getByRole('article', { name: `Board ${number}` })).toContainText('Called');
    for (const tablet of [tabletOne, tabletTwo]) await expect(tablet.getByRole('button', { name: 'Start the game' })).toBeVisible();
  });
});

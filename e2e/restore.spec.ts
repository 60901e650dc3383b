import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createClient, type Client } from '@oche/api/client';
import type { Plan } from '@oche/api/contract/tournament';
import type { Format } from '@oche/darts/x01/format';
import { foldGame } from '@oche/darts/x01/game';
import { drawAndStart, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { waitForServer } from '../scripts/lib/waitForServer.ts';
import { startChild, stopChildren, type Child } from '../scripts/lib/children.ts';
import { productionHosts } from '../scripts/lib/hosts.ts';
import { freePort, type Ports } from '../scripts/lib/ports.ts';
import { runQuietly } from '../scripts/lib/run.ts';
import { newEmail, newId } from './api.ts';
import { begin, checkOut, firstVisit, goOn, secondVisit, toGo, type Leg } from './marker.ts';
import { showCode } from './tablet.ts';

/** A separate product for this flow, which can be stopped and restarted on its ports. */
let ports: Ports;
let folder: string;
let client: Client;
const running: Child[] = [];
const dataDir = () => join(folder, 'data');
const env = () => ({ ...process.env, DATA_DIR: dataDir(), DATABASE_URL: '' });

async function startProduct(): Promise<void> {
  for (const { command, ready } of productionHosts(ports, dataDir())) {
    const child = startChild({ ...command, env: { ...command.env, DATABASE_URL: '' } }, { logFolder: folder, append: true });
    // If a run is interrupted, `afterAll` does not run.
    process.once('exit', () => child.process.kill());
    running.push(child);
    await waitForServer(ready, child);
  }
}
async function stopProduct(): Promise<void> {
  for (const { process } of running) process.kill('SIGTERM');
  await Promise.all(running.splice(0).map(({ exited }) => exited));
}
const runScript = (...args: string[]) => runQuietly(args, env());

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oche-restore-'));
  ports = { api: await freePort(21_000), web: await freePort(24_000), tablet: await freePort(27_000) };
  client = createClient({ baseUrl: `http://127.0.0.1:${ports.api}/api` });
  await startProduct();
});
test.afterAll(async () => {
  await stopChildren();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const format: Format = { start: 301, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'bull-up' };
const stage = { default: format };
const plan: Plan = {
  groups: {
    ...{ size: 4, method: 'random', clubsApart: false, format: stage, points: { win: 2, draw: 1, loss: 0 } },
    tieBreakers: ['leg-difference', 'legs-won', 'head-to-head'],
  },
  winners: { format: stage, thirdPlace: false },
  losers: { format: stage, thirdPlace: false },
};

/** Waits until a game is called to a tablet. Returns its sides. */
async function waitForCall(tablet: Page): Promise<Leg> {
  await expect(tablet.getByRole('button', { name: 'Start the game' })).toBeVisible();
  const [winner = '', loser = ''] = await tablet.getByRole('heading', { level: 1 }).locator('span').allTextContents();
  return { winner, loser };
}

/** The game of a leg on the server: its phase, and the remaining points of the winner and the loser. Null if the game does not exist. */
async function gameOf(tournament: string, { winner, loser }: Leg) {
  const { items } = await client.call('listTournamentGames', { tournament, perPage: 200 });
  const game = items.find(({ sides }) => [winner, loser].every((name) => sides.some((side) => side.name === name)));
  if (!game) return null;
  const { events } = await client.call('getGame', { id: game.id, since: 0 });
  const state = events.length > 0 ? foldGame(events) : null;
  const left = Object.fromEntries(game.sides.map(({ name }, side) => [name, state?.legs.at(-1)?.remaining[side]]));
  return { id: game.id, phase: game.phase, left: [left[winner], left[loser]] };
}

/** Ids of the games in a tablet's storage. */
const storedGames = (tablet: Page) =>
  tablet.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('oche-outbox');
        opening.onerror = () => reject(new Error('The storage of this tablet cannot be read.'));
        opening.onsuccess = () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result as string[]);
          };
        };
      }),
  );

test('after an organiser restores an old backup, tablets send their games again, and keep games that the server does not have', async ({
  browser,
}) => {
  test.setTimeout(10 * 60_000);
  const email = newEmail('restore');
  const password = 'a copy of every evening';
  let token = await signUp(client, { name: 'Rita Reserve', email, password });
  const club = await openClub(client, token, { organisation: 'Reserve', timeZone: 'Europe/Brussels', location: 'Hall', boards: 2, newId });
  const evening = (event: string, names: readonly string[]) =>
    openEvening(client, club, {
      ...{ event, tournament: event, startsAt: '2030-01-05T19:30', plan, newId },
      entries: names.map((name) => ({ name })),
    });

  const device = { viewport: { width: 1280, height: 800 }, hasTouch: true };
  const tablets: Page[] = [];
  let loads = 0;
  for (const { id } of club.boards) {
    const page = await (await browser.newContext(device)).newPage();
    const code = await showCode(page, `http://localhost:${ports.tablet}`);
    await client.call('pairBoard', { id, code }, { token });
    await expect(page.getByRole('heading', { name: 'No game on this board' })).toBeVisible();
    page.on('load', () => (loads += 1));
    tablets.push(page);
  }
  const [one, two] = tablets as [Page, Page];
  const hall = await evening('Friday', ['Ada', 'Bea', 'Cas', 'Dirk', 'Els', 'Fons', 'Gert', 'Hilde']);
  await drawAndStart(client, token, hall.id, 301);

  const [first, second] = [await waitForCall(one), await waitForCall(two)];
  for (const [tablet, leg] of [
    [one, first],
    [two, second],
  ] as const) {
    await begin(tablet, leg);
    await firstVisit(tablet, leg);
  }
  for (const leg of [first, second]) await expect.poll(async () => (await gameOf(hall.slug, leg))?.left).toEqual([121, 301]);
  const file = join(folder, 'friday.oche');
  expect(await runScript('scripts/backup.ts', file)).toMatchObject({ code: 0 });

  // After the backup, a game ends on board 1 and the next one begins. On board 2, a game of a newly drawn tournament begins.
  await secondVisit(one, first);
  await checkOut(one, first);
  await goOn(one);
  const third = await waitForCall(one);
  const spectator = await (await browser.newContext()).newPage();
  await spectator.goto(`http://localhost:${ports.web}/live/${(await gameOf(hall.slug, third))!.id}`);
  await expect(spectator.getByRole('heading', { name: 'Not started yet' })).toBeVisible();
  // The spectator's page shows new visits live.
  await begin(one, third);
  await firstVisit(one, third);
  await toGo(spectator, third.winner, 121);
  spectator.on('load', () => (loads += 1));
  await client.call('updateTournament', { id: hall.id, autoAssign: false }, { token });
  await secondVisit(two, second);
  await checkOut(two, second);
  const late = await evening('Late', ['Ivo', 'Jef', 'Kaat', 'Lut']);
  await drawAndStart(client, token, late.id, 501);
  await goOn(two);
  const unknown = await waitForCall(two);
  await begin(two, unknown);
  await firstVisit(two, unknown);
  await expect.poll(async () => (await gameOf(late.slug, unknown))?.left).toEqual([121, 301]);
  await expect.poll(async () => (await gameOf(hall.slug, third))?.left).toEqual([121, 301]);
  const { id: unknownId } = (await gameOf(late.slug, unknown))!;

  await stopProduct();
  // Scoring continues while the product is stopped.
  await secondVisit(one, third);
  await expect(one.locator('header')).toContainText('No network');
  renameSync(join(dataDir(), 'postgres'), join(dataDir(), 'postgres.lost'));
  const damaged = join(folder, 'damaged.oche');
  writeFileSync(damaged, readFileSync(file).subarray(0, -20));
  const refusal = `${damaged} is not a complete backup of Oche: it is damaged or truncated.\n`;
  expect(await runScript('scripts/restore.ts', damaged)).toEqual({ code: 1, output: refusal });
  expect(readdirSync(dataDir())).not.toContain('postgres');
  expect(await runScript('scripts/restore.ts', file)).toMatchObject({ code: 0, output: expect.stringContaining('has to log in again') });
  await startProduct();

  const soon = { timeout: 120_000 };
  for (const leg of [first, second]) await expect.poll(async () => (await gameOf(hall.slug, leg))?.phase, soon).toBe('finished');
  await expect.poll(async () => (await gameOf(hall.slug, third))?.left, soon).toEqual([121, 241]);
  await toGo(one, third.loser, 241);
  await expect(one.locator('header')).toContainText('All saved');
  await expect(spectator.getByRole('region', { name: 'Scoreboard' })).toContainText('241', soon);
  ({ token } = await client.call('login', { email, password }));
  const { boards } = await client.call('getPlayList', { id: hall.id }, { token });
  expect(boards.find(({ board }) => board.number === 1)?.game?.id).toBe((await gameOf(hall.slug, third))!.id);

  await expect(two.getByRole('heading', { name: 'The server does not know this game any more' })).toBeVisible(soon);
  await toGo(two, unknown.winner, 121);
  await two.getByRole('button', { name: 'Put this game aside' }).tap();
  const fourth = await waitForCall(two);
  await expect(two.getByRole('alert')).toContainText('121 and 301 left');
  await begin(two, fourth);
  await firstVisit(two, fourth);
  await expect.poll(async () => (await gameOf(hall.slug, fourth))?.left, soon).toEqual([121, 301]);
  expect(await storedGames(two)).toContain(unknownId);

  // The game can be played to its end.
  await checkOut(one, third);
  await expect.poll(async () => (await gameOf(hall.slug, third))?.phase, soon).toBe('finished');
  expect(loads).toBe(0);
});

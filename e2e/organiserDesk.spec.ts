import { expect, test, type Page } from '@playwright/test';
import type { Plan } from '@oche/api/contract/tournament';
import { href } from '@oche/routes/href';
import { openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { webOrigin } from './environment.ts';
import { client, newEmail, newId } from './api.ts';
import { planEvent } from './organiser.ts';
import { untilReady } from './ready.ts';

const format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' } as const;
const stage = { default: format };
const knockout: Plan = { groups: null, winners: { format: stage, thirdPlace: true }, losers: null };
const groups: Plan = {
  groups: {
    size: 4,
    method: 'random',
    clubsApart: false,
    format: stage,
    points: { win: 2, draw: 1, loss: 0 },
    tieBreakers: ['leg-difference'],
  },
  winners: { format: stage, thirdPlace: false },
  losers: null,
};

/** Creates a running tournament, and logs its organiser in on the page. */
const openRunning = async (page: Page, plan: Plan, players: number) => {
  const token = await signUp(client, { name: 'Paper', email: newEmail('paper'), password: 'ink and a printer' });
  const club = await openClub(client, token, { organisation: 'Paper', timeZone: 'Europe/Brussels', location: 'Hall', boards: 4, newId });
  const { id } = await openEvening(client, club, {
    ...{ event: 'Friday', tournament: 'Friday on paper', startsAt: '2030-01-04T20:00', plan, newId },
    entries: Array.from({ length: players }, (_, index) => ({ name: `Maximilian Langenacker ${index + 1}` })),
  });
  await client.call('drawTournament', { id, drawNumber: 180 }, { token });
  await client.call('setTournamentStatus', { id, status: 'running' }, { token });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  return { id, token };
};

/** Prints the page. Returns for each sheet whether it is landscape, from the PDF's objects, which are not compressed. */
const sheetsOf = async (page: Page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => Number(width) > Number(height),
  );
};

test('an organiser prints a knockout of 18 on one landscape sheet with the name of the tournament', async ({ page }) => {
  const { id } = await openRunning(page, knockout, 18);
  await page.goto(href('winnersKnockout', { id }, 'en'));
  await expect(page.getByRole('heading', { level: 1, name: 'Friday on paper' })).toBeVisible();
  // A script renders the version for print. Before hydration, only the screen version would be printed.
  await untilReady(page.getByRole('group', { name: 'Knockout' }));
  expect(await sheetsOf(page)).toEqual([true]);
});

test('an organiser prints eight groups on at most two sheets, and no group is split', async ({ page }) => {
  const { id } = await openRunning(page, groups, 32);
  await page.goto(href('playGroups', { id }, 'en'));
  await expect(page.getByRole('heading', { name: 'Group H' })).toBeVisible();
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  // The printable area of A4: 186 by 273 mm.
  await page.setViewportSize({ width: 703, height: 1032 });
  const sections = page.locator('section[id^=group-]');
  await expect(sections).toHaveCount(8);
  for (const section of await sections.all()) {
    expect(await section.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
    expect((await section.boundingBox())!.height).toBeLessThan(1032);
  }
});

test('an organiser who saves a result on a phone keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await openRunning(page, groups, 24);
  await page.goto(href('playGroups', { id }, 'en'));
  const games = page.getByRole('list', { name: 'Games of group D' }).getByRole('link');
  const game = games.last();
  await game.scrollIntoViewIfNeeded();
  const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollPosition();
  expect(before).toBeGreaterThan(500);
  await game.click();
  await page.getByRole('button', { name: 'Enter the result' }).click();
  const fields = page.getByLabel(/^Legs of/);
  await fields.first().fill('2');
  await fields.last().fill('0');
  await page.getByRole('button', { name: 'Save the result' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => Math.abs((await scrollPosition()) - before)).toBeLessThan(200);
  await expect(page.getByRole('list', { name: 'Games of group D' }).locator('a:focus')).toHaveCount(1);
});

test('an organiser who saves a result causes each read on the page at most once', async ({ page }) => {
  const { id } = await openRunning(page, groups, 12);
  await page.goto(href('playGroups', { id }, 'en'));
  const games = page.getByRole('list', { name: 'Games of group A' }).getByRole('link');
  await untilReady(games.first());
  // Waits until the reads after joining the channels are over.
  await page.waitForTimeout(2000);
  await games.last().click();
  await page.getByRole('button', { name: 'Enter the result' }).click();
  const fields = page.getByLabel(/^Legs of/);
  await fields.first().fill('2');
  await fields.last().fill('0');
  await page.waitForTimeout(1000);
  const reads: string[] = [];
  let isSaved = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/events')) isSaved = true;
    if (isSaved && request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname);
  });
  await page.getByRole('button', { name: 'Save the result' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.waitForTimeout(3000);
  expect(reads).toContain(`/api/tournaments/${id}/groups`);
  expect(reads).toEqual([...new Set(reads)]);
});

test('an organiser who creates a tournament right after an event finds that event selected, even if the list of events is slow', async ({
  page,
}) => {
  await openRunning(page, groups, 4);
  await page.goto(href('manage', {}, 'en'));
  await expect(page.getByText('Friday').first()).toBeVisible();
  await untilReady(page.getByRole('link', { name: 'New event' }).first());
  await planEvent(page, 'Sunday');
  const list = /\/organisations\/[^/]+\/events/;
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(list, async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest(list);
  await page.getByRole('link', { name: 'New tournament' }).click();
  await request;
  // The stale list must not appear, because "Friday" would be selected in it.
  await expect(page.getByRole('heading', { level: 1, name: 'New tournament' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Event', exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('combobox', { name: 'Event', exact: true })).toHaveText(/Sunday/);
});

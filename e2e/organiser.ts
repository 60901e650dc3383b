import { expect, type Page } from '@playwright/test';
import { untilReady } from './ready.ts';

// The actions of an organiser on the pages of the product.

/** The password of every account that the flows register. */
export const password = 'three darts and a pint';

export async function register(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/auth/register');
  await untilReady(page.getByRole('button', { name: 'Create an account' }));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
}

/** Logs in on the log-in page. */
export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await untilReady(page.getByRole('button', { name: 'Log in' }));
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Creates a club, starting on the first page that new users see. */
export async function nameClub(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Start a club' }).click();
  await page.getByLabel('Name of the club').fill(name);
  await page.getByRole('button', { name: 'Create the club' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function addLocation(page: Page, name: string, boards: number): Promise<void> {
  await page.getByRole('link', { name: 'New location' }).click();
  const dialog = page.getByRole('dialog', { name: 'New location' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Boards', { exact: true }).fill(String(boards));
  await dialog.getByRole('button', { name: 'Add the location' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name }).getByRole('row')).toHaveCount(1 + boards);
}

export async function planEvent(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New event' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create the event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Boards of ${name}` })).toBeVisible();
}

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Sets a short format for a stage: 301, first to one leg. */
async function shorten(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  const format = page.getByRole('dialog', { name: label });
  await format.getByRole('combobox', { name: 'Start' }).click();
  await page.getByRole('option', { name: '301', exact: true }).click();
  await format.getByText('First to', { exact: true }).click();
  await format.getByRole('spinbutton', { name: 'Legs' }).fill('1');
  await page.keyboard.press('Escape');
  await expect(format).toBeHidden();
  await expect(page.getByLabel(label, { exact: true })).toHaveText('301, double out, first to 1');
}

/** Creates a tournament, starting on the boards of an event: groups of four, then both knockouts, with every game 301 and first to one leg. */
export async function createTournament(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Same format as the other rounds: final' }).click();
  for (const stage of ['Groups', 'Winners’ knockout', 'Losers’ knockout']) await shorten(page, `${stage}: every game`);
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Pastes a list of names and adds them. Returns the lines marked as duplicates. */
export async function pasteNames(page: Page, lines: readonly string[]): Promise<string[]> {
  await page.getByRole('button', { name: 'Add a list' }).click();
  await page.getByLabel('Names', { exact: true }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Check names' }).click();
  const review = page.getByRole('dialog', { name: 'Check the names' });
  await expect(review.getByRole('listitem')).toHaveCount(lines.length);
  const duplicates = await review.getByRole('listitem').filter({ hasText: 'In the list twice' }).allTextContents();
  await review.getByRole('button', { name: /^Add \d+ (players|pairs)$/ }).click();
  await expect(review).toBeHidden();
  return duplicates;
}

/** Opens a tab of a managed tournament. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages of the tournament' }).getByRole('link', { name }).click();
}

/** Types the code of a tablet, and pairs it with a board. */
export async function pairByCode(page: Page, code: string, board: string): Promise<void> {
  await page.getByLabel('Code on the tablet').fill(code);
  await acceptTablet(page, board);
}

/** Pairs the tablet whose code is in the form with a board. */
export async function acceptTablet(page: Page, board: string): Promise<void> {
  await choose(page, 'Board', board);
  await page.getByRole('button', { name: 'Pair a tablet' }).click();
  await expect(page.getByText(`Tablet paired with ${board}`)).toBeVisible();
}

/** Makes the draw with a draw number. */
export async function draw(page: Page, verb: 'Draw' | 'Draw again', drawNumber: number): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: verb });
  await dialog.getByLabel('Draw number').fill(String(drawNumber));
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(new RegExp(`^Draw number ${drawNumber}, `))).toBeVisible();
}

/** Swaps the first entries of groups A and B with two clicks. Returns their names, first the name that was in A. */
export async function swapFirstOfGroups(page: Page): Promise<string[]> {
  const board = page.getByRole('group', { name: 'The draw' });
  const firstOf = (group: string) =>
    board
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: group }) })
      .getByRole('button')
      .first();
  const names = await Promise.all(['Group A', 'Group B'].map(async (group) => ((await firstOf(group).textContent()) ?? '').trim()));
  await firstOf('Group A').click();
  await firstOf('Group B').click();
  await expect(board.locator('section').filter({ has: page.getByRole('heading', { name: 'Group B' }) })).toContainText(names[0] ?? '');
  return names;
}

/** The names in the first game of the queue. */
export async function firstWaiting(page: Page): Promise<string[]> {
  const menu = page
    .getByRole('list', { name: 'Waiting' })
    .getByRole('button', { name: /^Actions for / })
    .first();
  const name = (await menu.getAttribute('aria-label')) ?? '';
  return name.replace('Actions for ', '').split(' v ');
}

/** Awards a walkover in a game of the queue. */
export async function awardWalkover(page: Page, names: readonly string[], winner: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${names.join(' v ')}` }).click();
  await page.getByRole('menuitem', { name: 'Result, walkover, marker' }).click();
  const sheet = page.getByRole('dialog', { name: 'Game' });
  await sheet.getByRole('button', { name: 'Award a walkover' }).click();
  await sheet.getByRole('radio', { name: winner }).click();
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Award it' }).click();
  await expect(sheet).toBeHidden();
}

/** Corrects the result of a finished game, on the page of results. Also checks that a correction without a reason is rejected. */
export async function correctResult(page: Page, title: string, legs: Readonly<Record<string, number>>, reason: string): Promise<void> {
  await page.getByRole('list', { name: 'Finished games' }).getByRole('link').filter({ hasText: title }).click();
  const sheet = page.getByRole('dialog', { name: 'Game' });
  await sheet.getByRole('button', { name: 'Correct the result' }).click();
  for (const [name, count] of Object.entries(legs)) await sheet.getByLabel(`Legs of ${name}`).fill(String(count));
  await sheet.getByRole('button', { name: 'Save the result' }).click();
  await expect(sheet.getByText('Give a reason: the game is already over.')).toBeVisible();
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Save the result' }).click();
  await expect(sheet).toBeHidden();
}

import { expect, type Page } from '@playwright/test';
import { keypad, tapTotal } from './tablet.ts';

/** The names of the game that is called to a tablet. */
export async function calledNames(tablet: Page): Promise<[string, string]> {
  const [a = '', b = ''] = await tablet.getByRole('heading', { level: 1 }).locator('span').allTextContents();
  return [a, b];
}

/** Waits for a game to be called to a tablet, unless the evening ends first. */
export async function nextGame(tablet: Page, over: Promise<void>): Promise<[string, string] | null> {
  const start = tablet.getByRole('button', { name: 'Start the game' });
  const called = start.waitFor({ timeout: 0 }).then(() => true);
  // Whoever loses the race may fail later, when the page is closed.
  called.catch(() => undefined);
  return (await Promise.race([called, over.then(() => false)])) ? calledNames(tablet) : null;
}

/** Begins the called game: `first` has won the throw at the bull. */
export async function begin(tablet: Page, first: string): Promise<void> {
  await tablet.getByRole('button', { name: 'Start the game' }).tap();
  await tablet.getByRole('region', { name: 'Who throws first?' }).getByRole('button', { name: first, exact: true }).tap();
}

/** What a side has to go, as the tablet shows it. */
export const toGo = (tablet: Page, name: string, points: number): Promise<void> =>
  expect(tablet.getByRole('region', { name: 'Scoreboard' }).getByRole('region', { name, exact: true })).toContainText(String(points));

/** One visit of the loser, mistyped and taken back first, as it happens. */
export async function mistype(tablet: Page, name: string): Promise<void> {
  await keypad(tablet).getByRole('button', { name: '26', exact: true }).tap();
  await toGo(tablet, name, 275);
  await keypad(tablet).getByRole('button', { name: 'Undo' }).tap();
  await toGo(tablet, name, 301);
}

/** Taps a leg to its end: 180, 60 and 121 from 121. */
export async function playLeg(tablet: Page, winner: string, loser: string): Promise<void> {
  await keypad(tablet).getByRole('button', { name: '180', exact: true }).tap();
  await toGo(tablet, winner, 121);
  await keypad(tablet).getByRole('button', { name: '60', exact: true }).tap();
  await toGo(tablet, loser, 241);
  await tapTotal(tablet, 121);
  await expect(tablet.getByRole('heading', { name: `${winner} wins` })).toBeVisible();
}

/** From the result to the next game, or to the board that waits. */
export const goOn = (tablet: Page): Promise<void> => tablet.getByRole('button', { name: /^(Next game|Done)$/ }).tap();

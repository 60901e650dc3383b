import { expect, type Page } from '@playwright/test';
import { keypad, tapTotal } from './tablet.ts';

/** The players of a leg of 301. The winner throws first, scores 180 and checks out 121 with the next three darts. */
export type Leg = { winner: string; loser: string };

/** Waits until a game is called to a tablet and returns the names of its sides, or null if the evening ends first. */
export async function nextGame(tablet: Page, finished: Promise<void>): Promise<string[] | null> {
  const called = tablet
    .getByRole('button', { name: 'Start the game' })
    .waitFor({ timeout: 0 })
    .then(() => true);
  // If the evening ends first, this promise is rejected when its page is closed.
  called.catch(() => undefined);
  if (!(await Promise.race([called, finished.then(() => false)]))) return null;
  return tablet.getByRole('heading', { level: 1 }).locator('span').allTextContents();
}

/** Starts the called game. The winner of the leg wins the bull-up. */
export async function begin(tablet: Page, { winner }: Leg): Promise<void> {
  await tablet.getByRole('button', { name: 'Start the game' }).tap();
  await tablet.getByRole('region', { name: 'Who throws first?' }).getByRole('button', { name: winner, exact: true }).tap();
}

/** Expects a side's remaining points, on a tablet or on a live page. */
export const toGo = (page: Page, name: string, points: number): Promise<void> => expect(sideOf(page, name)).toContainText(String(points));

const sideOf = (page: Page, name: string) => page.getByRole('region', { name: 'Scoreboard' }).getByRole('region', { name, exact: true });

const tapQuickTotal = (tablet: Page, total: number) =>
  keypad(tablet)
    .getByRole('button', { name: String(total), exact: true })
    .tap();

export async function firstVisit(tablet: Page, { winner }: Leg): Promise<void> {
  // Keys that appear under a finger, such as these after "Who throws first?", ignore taps for half a second. The marker then taps again.
  await expect(async () => {
    await tapQuickTotal(tablet, 180);
    await expect(sideOf(tablet, winner)).toContainText('121', { timeout: 2000 });
  }).toPass();
}

/** Enters a mistyped total, undoes it and enters the right one. */
export async function mistypedVisit(tablet: Page, { loser }: Leg): Promise<void> {
  await tapQuickTotal(tablet, 26);
  await toGo(tablet, loser, 275);
  await keypad(tablet).getByRole('button', { name: 'Undo' }).tap();
  await toGo(tablet, loser, 301);
  await secondVisit(tablet, { loser });
}

export async function secondVisit(tablet: Page, { loser }: Pick<Leg, 'loser'>): Promise<void> {
  await tapQuickTotal(tablet, 60);
  await toGo(tablet, loser, 241);
}

export async function checkOut(tablet: Page, { winner }: Leg): Promise<void> {
  await tapTotal(tablet, 121);
  await expect(tablet.getByRole('heading', { name: `${winner} wins` })).toBeVisible();
}

/** Goes from the result to the next game, or to the waiting board. */
export const goOn = (tablet: Page): Promise<void> => tablet.getByRole('button', { name: /^(Next game|Done)$/ }).tap();

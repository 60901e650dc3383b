import { expect, test } from '@playwright/test';
import { newEmail } from './api.ts';
import { followLink } from './emails.ts';
import * as desk from './organiser.ts';
import { untilReady } from './ready.ts';

test('a user who forgot the password sets a new one by an e-mail, and only the new one works', async ({ page, browser }) => {
  const email = newEmail('forgetful');
  await desk.register(page, 'Vera Vergeetal', email);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/auth/login');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page has a field with the same name.
  await untilReady(other.getByRole('button', { name: 'Send the link' }));
  await other.getByLabel('E-mail', { exact: true }).fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.getByRole('status')).toContainText(email);

  await followLink(other, email, 'Set a new password');
  const link = other.url();
  await untilReady(other.getByRole('button', { name: 'Set the password' }));
  await other.getByLabel('Password', { exact: true }).fill('a quite new password');
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other).toHaveURL('/profile');

  // The device that was logged in with the old password is logged out.
  await page.goto('/manage');
  await expect(page).toHaveURL(/\/auth\/login/);
  await desk.logIn(page, email, desk.password);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  // The link does not work a second time.
  await page.goto(link);
  await untilReady(page.getByRole('button', { name: 'Set the password' }));
  await page.getByLabel('Password', { exact: true }).fill('a password of a thief');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has been used or is too old.');
  await page.goto('/auth/login');
  await untilReady(page.getByRole('button', { name: 'Log in' }));
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quite new password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  await other.context().close();
});

import { expect, test, type Page } from '@playwright/test';
import { newEmail } from './api.ts';
import { findEmail, followLink } from './emails.ts';
import * as desk from './organiser.ts';
import { clickWhenReady, untilReady } from './ready.ts';

const newPassword = 'double sixteen at last';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a user changes name and password, logs out everywhere, deletes the account, and can no longer log in', async ({ page, browser }) => {
  const email = newEmail('kortstondig');
  await desk.register(page, 'Kobe Kortstondig', email);
  await expect(page).toHaveURL('/profile');

  await page.getByRole('button', { name: 'Account of Kobe Kortstondig' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();

  // The name changes only by the link in the e-mail.
  await part(page, 'Name').getByLabel('Name', { exact: true }).fill('Kobe Langeadem');
  await part(page, 'Name').getByRole('button', { name: 'Change the name' }).click();
  await expect(part(page, 'Name').getByRole('status')).toContainText(email);
  await page.reload();
  await expect(part(page, 'Name').getByLabel('Name', { exact: true })).toHaveValue('Kobe Kortstondig');
  await followLink(page, email, 'Change your name');
  await clickWhenReady(page.getByRole('button', { name: 'Change my name' }));
  await expect(page.getByRole('main').getByRole('status')).toContainText('Kobe Langeadem');

  // Another device is logged in. The new password logs it out.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/auth/login?next=/profile/settings');
  await desk.logIn(other, email, desk.password);
  await expect(part(other, 'Name').getByLabel('Name', { exact: true })).toHaveValue('Kobe Langeadem');
  await page.goto('/profile/settings');
  const password = part(page, 'Password');
  await untilReady(password.getByRole('button', { name: 'Change the password' }));
  await password.getByLabel('Current password').fill('guessed');
  await password.getByLabel('New password').fill(newPassword);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByText('This is not your password.')).toBeVisible();
  await password.getByLabel('Current password').fill(desk.password);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('status')).toContainText('Your password has changed');
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);
  await desk.logIn(other, email, newPassword);
  await expect(other).toHaveURL('/profile/settings');

  // After logging out everywhere, logging in leads back to the same page.
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);
  await other.context().close();
  await desk.logIn(page, email, newPassword);
  await expect(page).toHaveURL('/profile/settings');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('checkbox', { name: 'Take my name out of results' }).check();
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();

  await page.goto('/auth/login');
  await desk.logIn(page, email, newPassword);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('E-mail address and password do not match.');
});

test('a user changes the e-mail address by a link that works once, and the old address gets an e-mail', async ({ page }) => {
  const [oldEmail, newAddress] = [newEmail('oud'), newEmail('nieuw')];
  await desk.register(page, 'Nore Nieuwpoort', oldEmail);
  await expect(page).toHaveURL('/profile');
  await page.goto('/profile/settings');
  const section = part(page, 'E-mail');
  await untilReady(section.getByRole('button', { name: 'Change the address' }));
  await section.getByLabel('New e-mail address').fill(newAddress);
  await section.getByLabel('Password', { exact: true }).fill(desk.password);
  await section.getByRole('button', { name: 'Change the address' }).click();
  await expect(section.getByRole('status')).toContainText(newAddress);

  await followLink(page, newAddress, 'Confirm your e-mail address');
  const link = page.url();
  await clickWhenReady(page.getByRole('button', { name: 'Use this address' }));
  await expect(page.getByRole('main').getByRole('status')).toContainText(newAddress);
  await page.goto(link);
  await clickWhenReady(page.getByRole('button', { name: 'Use this address' }));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has been used or is too old.');
  await expect(await findEmail(page, oldEmail, 'Your e-mail address was changed')).toContainText(newAddress);

  await page.context().clearCookies();
  await page.goto('/auth/login');
  await desk.logIn(page, oldEmail, desk.password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('E-mail address and password do not match.');
  await desk.logIn(page, newAddress, desk.password);
  await expect(page).toHaveURL('/profile');
});

test('a logged-in user who opens a password link has to log out first', async ({ page }) => {
  const email = newEmail('ingelogd');
  await desk.register(page, 'Inge Logd', email);
  await expect(page).toHaveURL('/profile');
  await page.goto('/auth/reset-password?token=from-a-mail');
  await expect(page.getByText('You are logged in.')).toBeVisible();
  // Logging out reloads the page, which would interrupt the next navigation.
  const reloaded = page.waitForEvent('load');
  await clickWhenReady(page.getByRole('main').getByRole('button', { name: 'Log out' }));
  await reloaded;
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/auth/reset-password?token=from-a-mail');
  await expect(page.getByRole('button', { name: 'Set the password' })).toBeVisible();
});

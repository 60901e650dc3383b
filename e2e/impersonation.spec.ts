import { expect, test, type Page } from '@playwright/test';
import { openClub, signUp } from '../scripts/rehearse/organiser.ts';
import { webOrigin } from './environment.ts';
import { administratorToken, client, demoLogins, newEmail, newId } from './api.ts';
import { logIn } from './organiser.ts';
import { clickWhenReady } from './ready.ts';

const newUser = async (name: string) => {
  const token = await signUp(client, { name, email: newEmail('user'), password: 'a user of the site' });
  const user = await client.call('getUser', {}, { token });
  if (!user) throw new Error(`${name} has just signed up, but has no account.`);
  return { ...user, token };
};
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

test('a super admin impersonates a user, sees a banner on every page, and the audit log lists the changes', async ({ page }) => {
  const admin = demoLogins().administrator;
  const fien = await newUser(`Fien ${newId().slice(-6)}`);
  await openClub(client, fien.token, { organisation: 'Impersonation', timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId });
  const banner = page.getByText(`You are acting as ${fien.name}`, { exact: true });

  await test.step('the admin finds the account, confirms, and impersonates the user', async () => {
    await page.goto('/auth/login?next=/admin/users');
    await logIn(page, admin.email, admin.password);
    await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(fien.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 account', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: fien.name }).click();
    await page.getByRole('button', { name: 'Act as this person' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Act as ${fien.name}?` });
    await dialog.getByRole('button', { name: `Act as ${fien.name}` }).click();
    // The user may not see the administration, so the page redirects.
    await expect(page).toHaveURL('/');
    await expect(banner).toBeVisible();
  });

  await test.step('the banner is on pages of every layout', async () => {
    for (const path of ['/tournaments', '/manage/participants', '/profile/settings', '/nl/privacy-policy', '/nowhere', '/tablet/login']) {
      await page.goto(path);
      await expect(path.startsWith('/nl') ? page.getByText(`Je bent ingelogd als ${fien.name}`) : banner).toBeVisible();
    }
    await page.goto('/admin/users');
    await expect(page).toHaveURL('/');
  });

  await test.step('the admin adds a participant as the user', async () => {
    await page.goto('/manage/participants');
    await expect(accountOf(page, fien.name)).toBeVisible();
    await clickWhenReady(page.getByRole('button', { name: 'Add a participant' }));
    const dialog = page.getByRole('dialog', { name: 'New participant' });
    await dialog.getByLabel('Name', { exact: true }).fill('Lien Kwartfinale');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('row', { name: /Lien Kwartfinale/ })).toBeVisible();
  });

  await test.step('the admin cannot change the user’s password or delete the account', async () => {
    await page.goto('/profile/settings');
    await expect(page.getByText('Only they can change name, e-mail address and password')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden();
  });

  await test.step('the admin stops, and the audit log lists the change', async () => {
    await clickWhenReady(page.getByRole('button', { name: 'Stop', exact: true }));
    await expect(banner).toBeHidden();
    await expect(accountOf(page, admin.name)).toBeVisible();
    await page.goto('/admin/users?view=trail');
    const entry = page.getByRole('row').filter({ hasText: `${admin.name} as ${fien.name}` });
    await expect(entry).toHaveCount(1);
    await expect(entry).not.toContainText('ongoing');
    await entry.getByText('1 change').click();
    await expect(entry.getByText('createPlayer')).toBeVisible();
  });
});

test('a super admin cannot impersonate another super admin, neither on the page nor through the API', async ({ page }) => {
  const token = await administratorToken();
  const other = await newUser('Adri Ministratie');
  await client.call('updateAccount', { userId: other.id, isSuperAdmin: true }, { token });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  await page.goto(`/admin/users/${other.id}/edit`);
  const button = page.getByRole('button', { name: 'Act as this person' });
  await expect(button).toHaveAccessibleDescription('You cannot act as a super admin.');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(client.call('impersonate', { userId: other.id }, { token })).rejects.toMatchObject({ status: 403 });
  await client.call('updateAccount', { userId: other.id, isSuperAdmin: false }, { token });
});

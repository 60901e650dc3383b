import { expect, test } from '@playwright/test';
import { openClub, signUp } from '../scripts/rehearse/organiser.ts';
import { webOrigin } from './addresses.ts';
import { administratorToken, client, newEmail, newId } from './api.ts';
import { clickWhenReady } from './ready.ts';

/*
 * What the product says of itself has three types: something has happened (default, with a way back or to it), it is done (success), it was
 * refused (error). `info`, `warning`, `loading` and the toast of a promise have no action yet; the stories of the Toaster show and test them
 * (EachType, UpdatedById, OfAPromise).
 */

test('a toast of each type that the product has: done, happened with a way back, refused, and what arrives by itself', async ({ page }) => {
  const email = newEmail('toast');
  const token = await signUp(client, { name: 'Toost Meester', email, password: 'to say what happened' });
  const { organisationId } = await openClub(client, token, {
    ...{ organisation: `Toast ${newId().slice(-6)}`, timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId },
  });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  const toast = (words: string) => toasts.getByRole('listitem').filter({ hasText: words });
  const person = page.getByRole('row', { name: /Lien Kwartfinale/ });

  await test.step('success: a participant is added', async () => {
    await page.goto('/manage/participants');
    await clickWhenReady(page.getByRole('button', { name: 'Add a participant' }));
    const dialog = page.getByRole('dialog', { name: 'New participant' });
    await dialog.getByLabel('Name', { exact: true }).fill('Lien Kwartfinale');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast('Lien Kwartfinale is in the address book')).toHaveAttribute('data-type', 'success');
  });

  await test.step('default: archived, and brought back by the toast; Alt+T goes to it', async () => {
    await person.getByRole('button', { name: 'More about Lien Kwartfinale' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(person).toBeHidden();
    const archived = toast('Lien Kwartfinale is archived.');
    // While it is hovered it stays.
    await archived.hover();
    await expect(archived).not.toHaveAttribute('data-type', /./);
    await page.keyboard.press('Alt+t');
    await expect(archived).toHaveAttribute('data-expanded', 'true');
    await archived.getByRole('button', { name: 'Bring back' }).click();
    await expect(archived).toBeHidden();
    await expect(person).toBeVisible();
  });

  const adminToken = await administratorToken();
  const guest = await signUp(client, { name: 'Gast Speler', email: newEmail('gast'), password: 'to say what happened' });
  const { email: guestEmail } = (await client.call('getUser', {}, { token: guest }))!;
  const become = (role: 'editor' | 'captain') =>
    client.call('setMember', { id: organisationId, email: guestEmail, role }, { token: adminToken });

  await test.step('error: where others are, the last administrator stays one', async () => {
    const { slug } = await become('editor');
    await page.context().addCookies([{ name: 'token', value: adminToken, url: webOrigin }]);
    await page.goto(`/admin/organisations/${slug}`);
    await clickWhenReady(page.getByRole('button', { name: 'Remove Toost Meester' }));
    await expect(toast('It needs another administrator first.')).toHaveAttribute('data-type', 'error');
    await expect(page.getByRole('row', { name: /Toost Meester/ })).toBeVisible();
  });

  await test.step('default: what arrives by itself, live, with the way to it', async () => {
    await page.context().addCookies([{ name: 'token', value: guest, url: webOrigin }]);
    await page.goto('/tournaments');
    const told = toast('editor').first();
    await expect(async () => {
      // Until the page has joined its channel nobody is told: the next change is.
      for (const role of ['captain', 'editor'] as const) await become(role);
      await told.getByRole('button', { name: 'Open' }).click({ timeout: 3000 });
    }).toPass();
    await expect(page).toHaveURL('/manage');
  });
});

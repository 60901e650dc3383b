import { expect, test, type Page, type Route } from '@playwright/test';
import { drawAndStart, formatOf, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { webOrigin } from './environment.ts';
import { administratorToken, client, newEmail, newId } from './api.ts';
import { clickWhenReady, untilReady } from './ready.ts';

/*
 * The types of toasts: an action that can be undone (default), success, success with a restriction (warning), a rejected action (error), a
 * notification that arrives in realtime (info), and a running action (loading), which ends with success or error.
 */

const toastOf = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words });

test('a user sees toasts for a success, an action that can be undone, a rejected action, and a notification', async ({ page }) => {
  const email = newEmail('toast');
  const token = await signUp(client, { name: 'Toost Meester', email, password: 'to say what happened' });
  const { organisationId } = await openClub(client, token, {
    ...{ organisation: `Toast ${newId().slice(-6)}`, timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId },
  });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  const toast = (words: string) => toastOf(page, words);
  const person = page.getByRole('row', { name: /Lien Kwartfinale/ });

  await test.step('success: the user adds a participant', async () => {
    await page.goto('/manage/participants');
    await clickWhenReady(page.getByRole('button', { name: 'Add a participant' }));
    const dialog = page.getByRole('dialog', { name: 'New participant' });
    await dialog.getByLabel('Name', { exact: true }).fill('Lien Kwartfinale');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast('Lien Kwartfinale added to the address book')).toHaveAttribute('data-type', 'success');
  });

  await test.step('default: the user archives the participant, focuses the toast with Alt+T, and undoes it there', async () => {
    await person.getByRole('button', { name: 'More actions for Lien Kwartfinale' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const archived = toast('Lien Kwartfinale archived.');
    // A toast remains visible while the pointer is over it.
    await archived.hover();
    await expect(person).toBeHidden();
    await expect(archived).not.toHaveAttribute('data-type', /./);
    await page.keyboard.press('Alt+t');
    await expect(archived).toHaveAttribute('data-expanded', 'true');
    await archived.getByRole('button', { name: 'Restore' }).click();
    await expect(archived).toBeHidden();
    await expect(person).toBeVisible();
  });

  const adminToken = await administratorToken();
  const guest = await signUp(client, { name: 'Gast Speler', email: newEmail('gast'), password: 'to say what happened' });
  const { email: guestEmail } = (await client.call('getUser', {}, { token: guest }))!;
  const setGuestRole = (role: 'editor' | 'admin') =>
    client.call('setMember', { id: organisationId, email: guestEmail, role }, { token: adminToken });

  await test.step('error: the last administrator of a club with other members cannot be removed', async () => {
    const { slug } = await setGuestRole('editor');
    await page.context().addCookies([{ name: 'token', value: adminToken, url: webOrigin }]);
    await page.goto(`/admin/organisations/${slug}`);
    await clickWhenReady(page.getByRole('button', { name: 'Remove Toost Meester' }));
    await expect(toast('Add another administrator first.')).toHaveAttribute('data-type', 'error');
    await expect(page.getByRole('row', { name: /Toost Meester/ })).toBeVisible();
  });

  await test.step('info: a notification arrives in realtime with a link', async () => {
    await page.context().addCookies([{ name: 'token', value: guest, url: webOrigin }]);
    // Before the page has joined its channel, it would miss the notification.
    const joined = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => /subscription_succeeded.*private-user-/.test(String(payload))),
      );
    await page.goto('/tournaments');
    await joined;
    await setGuestRole('admin');
    const notice = toast('administrator');
    await expect(notice).toHaveAttribute('data-type', 'info');
    await notice.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL('/manage');
  });
});

test('an organiser sees a toast that warns of a full tournament, and a toast that shows the progress of a call', async ({ page }) => {
  const token = await signUp(client, { name: 'Zaal Vol', email: newEmail('full'), password: 'two places and no more' });
  const club = await openClub(client, token, {
    ...{ organisation: `Full ${newId().slice(-6)}`, timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId },
  });
  const { id, slug } = await openEvening(client, club, {
    ...{ event: 'Friday', tournament: 'Two places', startsAt: '2030-01-04T20:00', maxEntries: 2, newId },
    plan: { groups: null, winners: { format: { default: formatOf(1) }, thirdPlace: false }, losers: null },
    entries: [{ name: 'Anke Flightsma' }, { name: 'Bart Twintigers' }],
  });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);

  await test.step('warning: a player is added to the waiting list', async () => {
    await page.goto(`/manage/tournaments/${id}/players`);
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await untilReady(add);
    await page.getByLabel('Add one player').fill('Wout Wachter');
    await add.click();
    await expect(toastOf(page, 'The tournament is full: 1 player is on the waiting list.')).toHaveAttribute('data-type', 'warning');
    await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeVisible();
  });

  await client.call('updateTournament', { id, autoAssign: false }, { token });
  await drawAndStart(client, token, id, 180);
  const { items } = await client.call('listTournamentGames', { tournament: slug });
  const game = { id: items[0]!.id };
  /** Calls the game and delays the request until the returned function is called. */
  const call = async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const delay = async (route: Route) => {
      await released;
      await route.continue();
    };
    await page.route(`**/api/games/${game.id}/call`, delay, { times: 1 });
    await clickWhenReady(page.getByRole('button', { name: 'Call next' }));
    await expect(toastOf(page, 'Calling the game')).toHaveAttribute('data-type', 'loading');
    return release;
  };

  await test.step('loading to success: a game is called', async () => {
    await page.goto(`/manage/tournaments/${id}/play/list`);
    (await call())();
    await expect(toastOf(page, 'Called to board 1')).toHaveAttribute('data-type', 'success');
    await expect(toastOf(page, 'Calling the game')).toBeHidden();
  });

  await test.step('loading to error: another organiser was faster', async () => {
    await client.call('releaseGame', game, { token });
    const release = await call();
    await client.call('callGame', game, { token });
    release();
    await expect(toastOf(page, 'Somebody else was quicker.')).toHaveAttribute('data-type', 'error');
  });
});

import { expect, test } from '@playwright/test';
import { href } from '@oche/routes/href';
import { openClub, signUp } from '../scripts/rehearse/organiser.ts';
import { webOrigin } from './environment.ts';
import { client, newEmail, newId } from './api.ts';
import { expectFocus, expectAnnounced, press, tabTo, write } from './keyboard.ts';

const players = [
  ...['Anke Flightsma', 'Bart Twintigers', 'Hanne Schrijvers', 'Koen Bogeyman'],
  ...['Lien Kwartfinale', 'Pascal Troisflèches', 'Saskia Ringers', 'Tom Uitworp'],
];

test('an organiser draws a tournament and calls its first game only with the keyboard', async ({ page, context }) => {
  const token = await signUp(client, { name: 'Keys', email: newEmail('desk'), password: 'keys and no pointer' });
  const club = await openClub(client, token, { organisation: 'Desk', timeZone: 'Europe/Brussels', location: 'Hall', boards: 2, newId });
  const event = {
    organisationId: club.organisationId,
    id: newId(),
    name: 'Friday',
    startsAt: '2030-01-04T20:00',
    locationId: club.locationId,
  };
  await client.call('createEvent', event, { token });
  await context.addCookies([{ name: 'token', value: token, url: webOrigin }]);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Pages of the tournament' }).getByRole('link', { name });

  await page.goto(`${href('tournamentCreate', {}, 'en')}?event=${event.id}`);
  await test.step('the organiser creates the tournament', async () => {
    await write(page, page.getByLabel('Name', { exact: true }), 'By keys');
    await press(page, page.getByRole('button', { name: 'Create the tournament' }));
    await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeFocused();
  });

  await test.step('the organiser adds players by a list and checks them in', async () => {
    const opener = page.getByRole('button', { name: 'Add a list' });
    await press(page, opener);
    await expectFocus(page, page.getByLabel('Names', { exact: true }));
    await page.keyboard.press('Escape');
    await expectFocus(page, opener);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(players.join('\n'));
    await press(page, page.getByRole('button', { name: 'Check names' }));
    await press(page, page.getByRole('button', { name: /^Add \d+ players$/ }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocus(page, opener);
    await press(page, tab('Overview'));
    await press(page, page.getByRole('button', { name: 'Start check-in' }));
    await expectFocus(page, page.getByRole('link', { name: 'Go to the players' }));
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Check everybody in' }));
    await expect(page.getByText('8 of 8 checked in, 0 paid')).toBeVisible();
    await press(page, page.getByRole('checkbox', { name: 'Anke Flightsma has paid' }), 'Space');
    await expect(page.getByText('8 of 8 checked in, 1 paid')).toBeVisible();
  });

  const draw = page.getByRole('group', { name: 'The draw' });
  const group = (letter: string) => draw.locator('section').filter({ has: page.getByRole('heading', { name: `Group ${letter}` }) });

  await test.step('the organiser draws with a draw number', async () => {
    await press(page, tab('Overview'));
    await press(page, page.getByRole('button', { name: 'Draw', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Draw' });
    await expectFocus(page, dialog.getByLabel('Draw number'));
    await page.keyboard.type('301');
    await press(page, dialog.getByRole('button', { name: 'Draw', exact: true }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'The draw' })).toBeFocused();
    await expectAnnounced(page, /^The draw is made: /);
    await expect(draw).toMatchAriaSnapshot(`
      - group "The draw":
        - heading "Group A" [level=3]
        - list:
          - listitem:
            - button
          - listitem:
            - button
          - listitem:
            - button
          - listitem:
            - button
        - heading "Group B" [level=3]
        - list
        - paragraph: /Draw number 301/
    `);
  });

  await test.step('the organiser swaps two players', async () => {
    const first = (letter: string) => group(letter).getByRole('button').first();
    const [a, b] = await Promise.all([first('A').innerText(), first('B').innerText()]);
    await tabTo(page, first('A'));
    await page.keyboard.press('Enter');
    await expect(first('A')).toHaveAttribute('aria-pressed', 'true');
    await expectAnnounced(page, `${a} selected.`);
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, first('B'));
    await page.keyboard.press('Enter');
    await expectAnnounced(page, `${a} and ${b} swapped`);
    await expect(group('B').getByRole('button', { name: a })).toBeVisible();
    await expect(group('A').getByRole('button', { name: b })).toBeVisible();
  });

  await test.step('the organiser starts the tournament, takes a game off its board, and calls another one', async () => {
    await press(page, page.getByRole('button', { name: 'Start the tournament' }));
    await expectFocus(page, page.getByRole('link', { name: 'Go to the order of play' }));
    await page.keyboard.press('Enter');
    const board = page.getByRole('article', { name: 'Board 1' });
    await expect(board).toContainText('Called');
    const autoAssign = page.getByRole('switch', { name: 'Free boards get the next game automatically' });
    await press(page, autoAssign, 'Space');
    await expect(autoAssign).not.toBeChecked();
    await press(page, board.getByRole('button', { name: 'Actions for board 1' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Take off the board' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(board).toContainText('Free');
    await expect(board.getByRole('button', { name: 'Actions for board 1' })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Call next' }));
    await expect(board).toContainText('Called');
    await expect(board).toMatchAriaSnapshot(`
      - article "Board 1":
        - img "Board 1": "1"
        - link /Called/
        - button "Actions for board 1"
    `);
  });
});

import { expect, test } from '@playwright/test';
import { drawAndStart, formatOf, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { client, newEmail, newId } from './api.ts';
import { expectFocus, expectAnnounced, press, tabTo, write } from './keyboard.ts';
import { showCode } from './tablet.ts';

const players = ['Nore Bulling', 'Mats Dubbel', 'Ilse Krijt', 'Piet Oche'];

/** Creates a club with one board and four players: one game is on the board, the next one waits. */
async function twoGamesOnOneBoard() {
  const token = await signUp(client, { name: 'Keys', email: newEmail('keys'), password: 'keys and no pointer' });
  const club = await openClub(client, token, { organisation: 'Keys', timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId });
  const format = { ...formatOf(1), start: 301 };
  const tournament = await openEvening(client, club, {
    event: 'Keys',
    tournament: 'By keyboard',
    startsAt: '2030-01-04T20:00',
    plan: { groups: null, winners: { format: { default: format }, thirdPlace: false }, losers: null },
    entries: players.map((name) => ({ name })),
    newId,
  });
  await drawAndStart(client, token, tournament.id, 301);
  return { token, boardId: club.boards[0]!.id };
}

test('a marker scores a leg only with the keyboard, from the bull-up to the next game', async ({ page }) => {
  const { token, boardId } = await twoGamesOnOneBoard();
  await page.setViewportSize({ width: 1280, height: 800 });
  const code = await showCode(page);
  await client.call('pairBoard', { id: boardId, code }, { token });

  await press(page, page.getByRole('button', { name: 'Start the game' }));
  const bullUp = page.getByRole('region', { name: 'Who throws first?' });
  const [one = '', two = ''] = await bullUp.getByRole('button').allTextContents();
  await expectFocus(page, bullUp.getByRole('button', { name: one }));
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, bullUp.getByRole('button', { name: two }));
  await page.keyboard.press('Enter');

  const keypad = page.getByRole('region', { name: 'Score keypad' });
  const visit = async (total: string, announced: string) => {
    await page.keyboard.type(total);
    await expect(keypad.getByRole('group', { name: `${total} typed` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectAnnounced(page, announced);
  };

  await test.step('the marker types totals', async () => {
    await page.keyboard.type('100');
    await expect(keypad.getByRole('status')).toHaveText('Leaves201');
    await page.keyboard.press('Enter');
    await expectAnnounced(page, `${two} scored 100, 201 to go. ${one} to throw, needs 301.`);
    await visit('60', `${one} scored 60, 241 to go. ${two} to throw, needs 201.`);
    await visit('140', `${two} scored 140, 61 to go. ${one} to throw, needs 241.`);
    await visit('41', `${one} scored 41, 200 to go. ${two} to throw, needs 61.`);
  });

  await test.step('the marker types a bust and answers the question about darts at a double', async () => {
    await page.keyboard.type('60');
    await expect(keypad.getByRole('status')).toHaveText('Bust');
    await page.keyboard.press('Enter');
    const question = page.getByRole('group', { name: 'Darts at a double?' });
    await expectFocus(page, question.getByRole('button', { name: '3 darts, 0 at a double' }));
    await page.keyboard.press('1');
    await expect(question).toBeHidden();
    await expectAnnounced(page, `${two} bust, still 61. ${one} to throw, needs 200.`);
  });

  await test.step('the marker corrects an earlier visit, and the focus returns to it', async () => {
    const visits = page.getByRole('group', { name: 'Visits of leg 1' });
    await tabTo(page, visits.getByRole('button', { name: '41' }));
    await page.keyboard.press('ArrowUp');
    await expectFocus(page, visits.getByRole('button', { name: '60' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct a visit' });
    await expectFocus(page, dialog.getByRole('textbox', { name: 'Total' }));
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Correct a visit":
        - heading "Correct a visit" [level=2]
        - paragraph: "${one}, leg 1: 41 from 241"
        - button "Close"
        - textbox "Total": "41"
        - textbox "Darts"
        - textbox "At a double"
        - checkbox "Bust"
        - button "Cancel"
        - button "Correct"
    `);
    await page.keyboard.press('Escape');
    await expectFocus(page, visits.getByRole('button', { name: '41' }));
    await page.keyboard.press('Enter');
    await write(page, dialog.getByRole('textbox', { name: 'Total' }), '45');
    await press(page, dialog.getByRole('button', { name: 'Correct', exact: true }));
    await expect(dialog).toBeHidden();
    await expectFocus(page, visits.getByRole('button', { name: '45 corrected' }));
    await expectAnnounced(page, `${two} bust, still 61. ${one} to throw, needs 196.`);
  });

  await test.step('digits work independently of the focus', async () => {
    await page.keyboard.type('100');
    await expectFocus(page, keypad.getByRole('button', { name: 'Enter 100' }));
    await page.keyboard.press('Enter');
    await expectAnnounced(page, `${one} scored 100, 96 to go. ${two} to throw, needs 61.`);
  });

  await test.step('a screen reader finds the score and the visits', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${one} v ${two}`);
    await expect(page.getByRole('region', { name: 'Scoreboard' })).toMatchAriaSnapshot(`
      - region "Scoreboard":
        - region "${one}":
          - text: /${one} Legs 0 96 Next visit T20 D18/
          - term: Average
          - definition: "68.33"
        - region "${two}":
          - text: ${two}
          - img "Threw first in this leg"
          - text: Legs 0 61
          - group: Finish T15 D8
          - term: Average
          - definition: "80.00"
        - paragraph: ${one} scored 100, 96 to go. ${two} to throw, needs 61.
    `);
    await expect(page.getByRole('table', { name: 'Visits of leg 1' })).toMatchAriaSnapshot(`
      - table "Visits of leg 1":
        - rowgroup:
          - row:
            - columnheader "${one} Scored"
            - columnheader "${one} To go"
            - columnheader "Darts"
            - columnheader "${two} Scored"
            - columnheader "${two} To go"
        - rowgroup:
          - row "301 301"
          - row "60 241 3 100 201"
          - row "45 corrected 196 6 140 61"
          - row "100 96 9 Bust 61"
    `);
  });

  await test.step('the marker types a checkout and answers its question with digits', async () => {
    await page.keyboard.type('61');
    await page.keyboard.press('Enter');
    const question = page.getByRole('group', { name: 'Darts used, and darts at a double?' });
    await expectFocus(page, question.getByRole('button', { name: '2 darts, 1 at a double' }));
    await page.keyboard.type('31');
    await expect(question).toBeHidden();
  });

  await test.step('the game is over, and the marker starts the next one', async () => {
    const over = page.getByRole('region', { name: `${two} wins` });
    await expectFocus(page, over.getByRole('heading', { name: `${two} wins` }));
    await expect(over).toMatchAriaSnapshot(`
      - region "${two} wins":
        - heading "${two} wins" [level=2]
        - list:
          - listitem: ${one} 0
          - listitem: ${two} 1
        - table "Statistics"
        - button /Next game|Done/
        - button "Take the last visit back"
    `);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Start the game' }));
    await expect(bullUp).toBeVisible();
    await expect(bullUp).not.toContainText(two);
  });
});

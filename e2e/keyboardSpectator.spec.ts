import { expect, test } from '@playwright/test';
import { href } from '@oche/routes/href';
import { client } from './api.ts';
import { findDemo } from './demo.ts';
import { expectFocus, tabTo } from './keyboard.ts';

test('a spectator reads a bracket only with the keyboard', async ({ page }) => {
  const {
    tournament: { slug: tournament },
  } = await findDemo();
  const { games } = await client.call('getBracket', { tournament, role: 'winners' });
  /** The accessible name of a game: its round, both sides with their legs, and the winner. */
  const labelOf = (fromFinal: number, position: number): string => {
    const game = games.find((each) => each.rounds - each.round === fromFinal && each.position === position && !each.thirdPlace);
    if (!game) throw new Error('The finished tournament of the demo data has no quarter-finals.');
    const title = ['Final', 'Semi-final', 'Quarter-final'][fromFinal] ?? '';
    const [a, b] = game.sides.map(({ name }) => name);
    return `${fromFinal === 0 ? title : `${title} ${position}`}: ${a} ${game.sides[0]?.score}, ${b} ${game.sides[1]?.score}. ${game.sides[game.winner ?? 0]?.name} won`;
  };
  const bracket = page.getByRole('group', { name: 'Winners’ knockout' });
  const game = (fromFinal: number, position: number) => bracket.getByRole('link', { name: labelOf(fromFinal, position), exact: true });

  await page.goto(href('winnerBrackets', { tournament }, 'en'));

  await test.step('a round is a list with a heading, in which quarter-final 2 is the second of four items', async () => {
    const round = bracket.getByRole('region', { name: /^Quarter-finals/ });
    await expect(round).toMatchAriaSnapshot(`
      - region /Quarter-finals first to \\d+, played/:
        - heading /Quarter-finals/ [level=3]
        - list:
          - /children: equal
          ${[1, 2, 3, 4].map((position) => `- listitem:\n            - 'link "${labelOf(2, position)}"'`).join('\n          ')}
    `);
    const second = round.getByRole('listitem').nth(1);
    await expect(second).toHaveAttribute('aria-posinset', '2');
    await expect(second).toHaveAttribute('aria-setsize', '4');
  });

  await test.step('Tab stops at one game, arrow keys move from game to game, End moves to the final', async () => {
    await tabTo(page, bracket.locator('[data-game][tabindex="0"]'));
    await page.keyboard.press('End');
    await expectFocus(page, game(0, 1));
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, game(1, 1));
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, game(2, 1));
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, game(2, 2));
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, game(1, 1));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, game(2, 2));
    await expect(bracket.locator('[data-game][tabindex="0"]')).toHaveCount(1);
  });

  await test.step('F follows the winner of the focused game, and the focus stays', async () => {
    await page.keyboard.press('f');
    await expect(page).toHaveURL(/\?player=/);
    await expectFocus(page, game(2, 2));
    await expect(bracket.getByRole('button', { name: /^Stop following / })).toBeVisible();
  });

  await test.step('Enter opens the game, and going back returns the focus to it', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /quarter-final 2/ })).toBeFocused();
    await page.goBack();
    await expect(game(2, 2)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, game(1, 1));
  });
});

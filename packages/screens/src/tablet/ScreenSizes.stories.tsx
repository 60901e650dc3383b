import { withBoardGame, type Written } from '@oche/mocks/boardGame';
import { longGermanNames } from '@oche/mocks/world';
import type { BoardCall } from '@oche/api/contract/place';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { resize } from '../../../../.storybook/touch.ts';
import { messages } from '../parts/scoring/messages.ts';
import { Tablet } from './tablet/Tablet.tsx';

/** Viewports of a phone in landscape and of cheap tablets, without the system bars. */
const sizes = [
  ...([
    [844, 390],
    [800, 480],
    [854, 480],
    [960, 540],
    [1024, 552],
    [1024, 600],
    [800, 600],
    [1280, 800],
  ] as const),
];

const firstTo3: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'first' };
const written: Written[] = [100, 140, 60, 95, 85, 60, 140, 85, 41];

/** A game with a call for the organiser in the bar, which leaves the least room. */
const world = () => {
  const evening = withBoardGame(longGermanNames({ stage: 'knockout' }), written, { format: firstTo3 });
  const call: BoardCall = { reason: 'help', side: null, calledAt: '2026-11-27T20:10:00.000Z', comingAt: null, doneAt: null };
  return { ...evening, boardScreen: { ...evening.boardScreen, call } };
};

const meta = {
  component: Tablet,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'tablet', world },
  },
  globals: { locale: 'de' },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Chooses the entry mode, with the control above the keys or, on a low screen, with the menu in the bar. */
const enterBy = async ({ canvas, userEvent, say }: PlayContext, mode: 'total' | 'darts' | 'board') => {
  const segment = canvas.queryByRole('radio', { name: say(messages[mode]) });
  if (segment) return userEvent.click(segment);
  const long = { total: messages.enterTotals, darts: messages.enterDarts, board: messages.enterOnBoard };
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.howToEnter) }));
  await screen.findByRole('menu');
  const item = screen.queryByRole('menuitem', { name: say(long[mode]) });
  if (item) await userEvent.click(item);
  else await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
};

/** Keys, and the drawn board, that are out of view or too small for a finger. */
const hiddenKeys = () =>
  [...document.querySelectorAll<HTMLElement>('section [data-key], svg[role=listbox]')].flatMap((key) => {
    const { left, top, right, bottom, width, height } = key.getBoundingClientRect();
    if (!key.checkVisibility()) return [];
    const isInView = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const isLarge = Math.min(width, height) >= 43.5;
    return isInView && isLarge ? [] : [`${key.textContent.slice(0, 20)} ${[left, top, width, height].map(Math.round).join(' ')}`];
  });

/** Texts that overflow their key. */
const overflowingTexts = () => {
  const range = document.createRange();
  return [...document.querySelectorAll<HTMLElement>('section [data-key]')].flatMap((key) => {
    if (!key.checkVisibility()) return [];
    const box = key.getBoundingClientRect();
    const words: string[] = [];
    const walker = document.createTreeWalker(key, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
      // Skip text that is hidden or for screen readers only.
      if (width <= 1 || height <= 1 || (node.parentElement?.clientWidth === 1 && node.parentElement.clientHeight === 1)) continue;
      if (left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1)
        words.push(
          `${node.nodeValue} ${[left - box.left, top - box.top, box.right - right, box.bottom - bottom].map(Math.round).join(' ')}`,
        );
    }
    return words;
  });
};

/** In every entry mode and on every screen, all keys are in view, their texts fit, and the page does not scroll. */
export const EveryKeyInView: Story = {
  play: async (context) => {
    await document.fonts.ready;
    await waitFor(() => expect(document.querySelectorAll('section [data-key]').length).toBeGreaterThan(10));
    try {
      for (const [width, height] of sizes) {
        if (!(await resize(width, height))) continue;
        await waitFor(() => expect([innerWidth, innerHeight]).toEqual([width, height]));
        for (const mode of ['total', 'darts', 'board'] as const) {
          await enterBy(context, mode);
          await waitFor(async () => {
            const page = document.documentElement;
            const problems = {
              size: `${width}×${height} ${mode}`,
              hiddenKeys: hiddenKeys(),
              overflowingTexts: overflowingTexts(),
              tooHigh: Math.max(0, page.scrollHeight - innerHeight - 1),
            };
            await expect(problems).toEqual({ size: problems.size, hiddenKeys: [], overflowingTexts: [], tooHigh: 0 });
          });
        }
        await enterBy(context, 'total');
      }
    } finally {
      await resize(1280, 800);
    }
  },
};
/** German has the longest words on most keys, but not on all. */
export const EveryKeyInViewInEnglish: Story = { ...EveryKeyInView, globals: { locale: 'en' } };
export const EveryKeyInViewInDutch: Story = { ...EveryKeyInView, globals: { locale: 'nl' } };
export const EveryKeyInViewInFrench: Story = { ...EveryKeyInView, globals: { locale: 'fr' } };

/** On a low screen, the question covers the side that threw, so that the marker can read the other score. The entry line is not cut off. */
export const QuestionOnLowScreen: Story = {
  parameters: {
    screen: {
      world: () => withBoardGame(longGermanNames({ stage: 'knockout' }), [180, 45, 180, 45], { format: firstTo3 }),
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await document.fonts.ready;
    try {
      if (!(await resize(800, 480))) return;
      await userEvent.keyboard('60');
      const caption = await canvas.findByText(say(messages.leaves));
      const line = caption.closest('[role=group]')!.getBoundingClientRect();
      await expect(caption.getBoundingClientRect().top).toBeGreaterThanOrEqual(line.top - 1);
      await userEvent.keyboard('{Backspace}{Backspace}140{Enter}');
      const question = (await canvas.findByText(say(messages.dartsAtDouble))).closest('[role=group]')!.getBoundingClientRect();
      const [thrown, next] = canvas.getAllByText(/^(141|411)$/).map((score) => score.getBoundingClientRect());
      await expect(question.bottom).toBeLessThanOrEqual(next!.top);
      await expect(question.bottom).toBeGreaterThan(thrown!.top);
    } finally {
      await resize(1280, 800);
    }
  },
};

/** On a phone, the question does not cover the side that throws next, even if that side shows a checkout. */
export const QuestionOnPhone: Story = {
  parameters: {
    screen: {
      world: () => withBoardGame(longGermanNames({ stage: 'knockout' }), [180, 180, 180, 180], { format: firstTo3 }),
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await document.fonts.ready;
    try {
      if (!(await resize(390, 844))) return;
      await userEvent.keyboard('140{Enter}');
      const question = (await canvas.findByText(say(messages.dartsAtDouble))).closest('[role=group]')!.getBoundingClientRect();
      const [, next] = canvas.getAllByText('141').map((score) => score.getBoundingClientRect());
      await expect(question.bottom).toBeLessThanOrEqual(next!.top);
    } finally {
      await resize(1280, 800);
    }
  },
};

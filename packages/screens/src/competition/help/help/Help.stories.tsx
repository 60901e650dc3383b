import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shell } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { helpTopics } from '../../parts/guide/helpTopics.ts';
import { messages as seasonMessages } from '../../parts/guide/seasonMessages.ts';
import { Help } from './Help.tsx';
import { messages } from './messages.ts';

const meta = {
  component: Help,
  parameters: { layout: 'fullscreen', screen: { route: 'help' } },
} satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every topic has an anchor, so that the guides can link to it. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.help) })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(helpTopics.length);
    for (const id of helpTopics) {
      await expect(document.getElementById(id)).toBeVisible();
      await expect(document.querySelector(`nav a[href="#${id}"]`)).toBeVisible();
    }
    await expect(canvas.getByText(say(seasonMessages.groupsText))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(shell.competitions) })).toHaveAttribute('href', '/competition');
  },
};

/** A visitor without an account begins by creating one. */
export const Anonymous: Story = {
  parameters: { screen: { user: 'nobody' } },
  play: async ({ canvas, say }) => {
    await canvas.findByText(say(messages.account));
    await expect(document.querySelector('main a[href="/auth/register"]')).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

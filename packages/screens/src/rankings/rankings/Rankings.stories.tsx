import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { Rankings } from './Rankings.tsx';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

const meta = {
  component: Rankings,
  parameters: { layout: 'fullscreen', screen: { route: 'rankings' } },
} satisfies Meta<typeof Rankings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.rankings) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: [mock('listRankings', { items: [], page: 1, perPage: 50, total: 0 }, { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: {
    screen: {
      world: longGermanNames,
      msw: ({ tournament: { id, name, organisation } }) => [
        mock('listRankings', {
          items: [{ id, slug: 'order-of-merit', name, organisation, tournaments: 12, players: 164 }],
          page: 1,
          perPage: 50,
          total: 1,
        }),
      ],
    },
  },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText(world.tournament.name)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listRankings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

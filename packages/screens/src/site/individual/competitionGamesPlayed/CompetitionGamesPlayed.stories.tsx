import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionGamesPlayed } from './CompetitionGamesPlayed.tsx';

const meta = {
  component: CompetitionGamesPlayed,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionGamesPlayed' } },
} satisfies Meta<typeof CompetitionGamesPlayed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Games that are known by their result only are named. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(leaderMessages.gamesPlayed) })).toBeVisible();
    await expect(await canvas.findByText(new RegExp(say(leaderMessages.byResult, { count: 4 })))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('getLeaderboard', { items: [], page: 1, perPage: 50, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.none))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getLeaderboard', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

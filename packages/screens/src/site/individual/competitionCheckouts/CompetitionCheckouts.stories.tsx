import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionCheckouts } from './CompetitionCheckouts.tsx';

const meta = {
  component: CompetitionCheckouts,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionCheckouts' } },
} satisfies Meta<typeof CompetitionCheckouts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The highest checkout of each player, with its match. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(leaderMessages.highCheckouts) })).toBeVisible();
    const leader = (await canvas.findByText(say(leaderMessages.leading))).parentElement!;
    await expect(leader).toHaveTextContent(world.league.people[0]!);
    await expect(leader).toHaveTextContent('152');
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

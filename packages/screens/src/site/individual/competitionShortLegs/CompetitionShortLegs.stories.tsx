import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionShortLegs } from './CompetitionShortLegs.tsx';

const meta = {
  component: CompetitionShortLegs,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionShortLegs' } },
} satisfies Meta<typeof CompetitionShortLegs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each leg has its darts and its match. Two players share the second place. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(leaderMessages.shortLegs) })).toBeVisible();
    const name = world.league.people[1]!;
    await userEvent.click(await canvas.findByRole('button', { name: say(leaderMessages.entries, { name, position: '2' }) }));
    await expect(await canvas.findByText(say(leaderMessages.legDarts, { count: 15 }))).toBeVisible();
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

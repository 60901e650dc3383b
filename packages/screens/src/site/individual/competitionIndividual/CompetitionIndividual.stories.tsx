import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionIndividual } from './CompetitionIndividual.tsx';

const meta = {
  component: CompetitionIndividual,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionIndividual' } },
} satisfies Meta<typeof CompetitionIndividual>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address leads to the first leaderboard, with its season and its query. */
export const Default: Story = {
  parameters: { screen: { params: { season: '2024-2025' }, search: 'month=2025-01' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(leaderMessages.highScores) })).toBeVisible();
    await expect(canvas.getByText(say(siteMessages.notPlayed))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(leaderMessages.shortLegs) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/2024-2025\/individual\/low-visits\?month=2025-01$/),
    );
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getCompetitionContext', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

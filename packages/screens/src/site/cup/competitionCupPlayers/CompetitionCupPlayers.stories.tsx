import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionCupPlayers } from './CompetitionCupPlayers.tsx';

/** The context of a cup with the teams of the division. */
const contextOf = (world: World) => {
  const group = { ...groupOf(teamsOf(world), world.league.group), name: 'Beker', slug: 'beker', kind: 'cup' as const };
  return mock('getCompetitionContext', { ...world.competition, groups: [group], group });
};

const meta = {
  component: CompetitionCupPlayers,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionCupPlayers', params: { group: 'beker' }, msw: (world: World) => [contextOf(world)] },
  },
} satisfies Meta<typeof CompetitionCupPlayers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Beker' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(leaderMessages.individual), current: 'page' })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: new RegExp(`^1 ${world.league.people[0]}`) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        contextOf(world),
        mock('getIndividualStandings', { groupId: groupOf(teamsOf(world), world.league.group).id, rows: [] }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.before))).toBeVisible();
  },
};

/** The address of a division leads to its own place. */
export const Division: Story = {
  parameters: {
    screen: { params: (world: World) => ({ group: groupOf(teamsOf(world), world.league.group).slug }), msw: [] },
  },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.group })).toBeVisible();
    await expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/groups\/[^/]+\/individual-standings$/);
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: (world: World) => [contextOf(world), mockError('getIndividualStandings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' }, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages } from '../messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { TeamMembers } from './TeamMembers.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});
const teamParamsOf = (world: World) => ({ ...paramsOf(world), team_slug: teamsOf(world)[0]!.team.slug });

const meta = {
  component: TeamMembers,
  parameters: { layout: 'fullscreen', screen: { route: 'teamMembers', params: teamParamsOf } },
} satisfies Meta<typeof TeamMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first team of the world for its captain. */
const asCaptain = (world: World, state: 'open' | 'running' = 'running') => {
  const managed = managedCompetitionOf(world, { role: 'captain', state });
  return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
};

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.places, { count: 3, most: 12 }))).toBeVisible();
    await expect(canvas.getByText(world.league.people[4]!)).toBeVisible();
  },
};

/** The captain sees a request of the team, which another captain answers. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: say(messages.roster) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(teamMessages.requests) })).toBeNull();
  },
};

/** Captains open only the pages of their own team. */
export const OtherTeam: Story = {
  parameters: {
    screen: { params: (world) => ({ ...paramsOf(world), team_slug: teamsOf(world)[1]!.team.slug }), msw: (world) => asCaptain(world) },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listSeasonMembers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noPlayers))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSeasonMembers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...teamParamsOf(world), team_slug: 'no-such-team' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

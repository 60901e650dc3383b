import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as teamMessages } from '../../parts/teamMessages.ts';
import { messages as frameMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { TeamManage } from './TeamManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});
const teamParamsOf = (world: World) => ({ ...paramsOf(world), team_slug: teamsOf(world)[0]!.team.slug });

const meta = {
  component: TeamManage,
  parameters: { layout: 'fullscreen', screen: { route: 'teamManage', params: teamParamsOf } },
} satisfies Meta<typeof TeamManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first team of the world for its captain. */
const asCaptain = (world: World, state: 'open' | 'running' = 'running') => {
  const managed = managedCompetitionOf(world, { role: 'captain', state });
  return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
};

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
    const table = await canvas.findByRole('table', { name: say(frameMessages.roster) });
    await expect(within(table).getByText(world.league.people[0]!)).toBeVisible();
    await expect(canvas.getByText(say(teamMessages.requests))).toBeVisible();
  },
};

/** The organiser withdraws the team after a confirmation that says what happens. */
export const Withdraw: Story = {
  parameters: { screen: { msw: [mockError('withdrawTeam', 'wrong-state')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.withdraw) }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(say(messages.consequence));
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.withdraw) }));
    await waitFor(() => expect(screen.getByText(say(errorMessages['wrong-state']))).toBeVisible());
  },
};

/** The captain's home page. Withdrawing a team is for organisers. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: say(frameMessages.roster) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.withdraw) })).toBeNull();
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

/** A new team without players and captain. */
export const Empty: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('listSeasonMembers', []),
        mock('getManagedCompetition', () => ({ ...managedCompetitionOf(world), team: { ...teamsOf(world)[0]!, captains: [] } })),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(frameMessages.noPlayers))).toBeVisible();
    await expect(canvas.getByText(say(messages.noCaptain))).toBeVisible();
  },
};

/** A team that has withdrawn. */
export const Withdrawn: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getManagedCompetition', () => ({
          ...managedCompetitionOf(world),
          team: { ...teamsOf(world)[0]!, state: 'withdrawn' as const, withdrawnOn: '2026-11-20' },
        })),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(teamMessages.state, { state: 'withdrawn' }))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSeasonMembers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...teamParamsOf(world), team_slug: 'no-such-team' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

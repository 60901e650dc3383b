import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { linkEndedMessages } from '../../shell/linkEndedMessages.ts';
import { invitationMessages } from './invitationMessages.ts';
import { TeamLink } from './TeamLink.tsx';
import { teamLinkMessages as messages } from './teamLinkMessages.ts';

/** The first team of the world for the holder of its link. */
const ofFirstTeam = (world: World) => {
  const managed = managedCompetitionOf(world, { role: 'captain' });
  return [
    mock('listAvailableOrganisations', [{ ...managed.organisation, role: 'captain' }]),
    mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team)),
  ];
};

/** The page opened by the link of a team: `/profile?team=…`. */
const meta = {
  component: TeamLink,
  args: { token: '' },
  parameters: { layout: 'fullscreen', screen: { route: 'profile', user: 'user', search: 'team=from-the-paper', msw: ofFirstTeam } },
} satisfies Meta<typeof TeamLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A user adds the team to the account, and the page of the team opens. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const team = world.league.teams[0]!;
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title, { team }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.claim) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: team })).toBeVisible();
  },
};

/** Without an account, the page of the team opens at once. */
export const NotLoggedIn: Story = {
  parameters: { screen: { user: 'nobody' } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
  },
};

/** All captains of the team have an account already. */
export const Taken: Story = {
  parameters: { screen: { msw: (world) => [...ofFirstTeam(world), mockError('claimTeam', 'taken')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.claim) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(messages.taken));
  },
};

/** A super admin who impersonates another user cannot claim a team for them. */
export const Impersonating: Story = {
  parameters: { screen: { impersonating: true } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(invitationMessages.acting))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.claim) })).toBeNull();
  },
};

/** The link was renewed. */
export const Ended: Story = {
  parameters: { screen: { user: 'nobody', msw: [mockError('listAvailableOrganisations', 'unauthenticated')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(linkEndedMessages.team) })).toBeVisible();
  },
};

/** The team has withdrawn. */
export const NoTeam: Story = {
  parameters: { screen: { user: 'nobody', msw: [mock('listAvailableOrganisations', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(linkEndedMessages.team) })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listAvailableOrganisations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

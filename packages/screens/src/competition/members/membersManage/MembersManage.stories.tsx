import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor } from 'storybook/test';
import { messages as shared } from '../../parts/messages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { MembersManage } from './MembersManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: MembersManage,
  parameters: { layout: 'fullscreen', screen: { route: 'membersManage', params: paramsOf } },
} satisfies Meta<typeof MembersManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 7 }))).toBeVisible();
    const [, , , name = ''] = world.league.people;
    const request = { name, team: world.league.teams[3]! };
    await expect(canvas.getByText(say(teamMessages.joins, request))).toBeVisible();
    await expect(canvas.getByText(say(teamMessages.suspendedMatches, { count: 1 }))).toBeVisible();
    const [first] = membersOf(world);
    const link = canvas.getByRole('link', { name: first!.name });
    await expect(link.getAttribute('href')).toContain(`/${teamsOf(world)[0]!.team.slug}/members/${first!.id}`);
  },
};

/** Players of a team that has left the season are marked, and not counted. */
export const WithdrawnTeam: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('listTeams', () => teamsOf(world).map((team, at) => (at === 0 ? { ...team, state: 'withdrawn' as const } : team))),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 4 }))).toBeVisible();
    await expect(canvas.getAllByText(say(messages.teamLeft))).toHaveLength(3);
  },
};

/** The organiser accepts a request. A toast says that the player now plays for the team. */
export const Accepted: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('answerRequest', () => {
          const [, , , member] = membersOf(world);
          const team = member!.requests[0]!.to;
          return { ...member!, state: 'active', requests: [], roster: [{ team, from: '2026-11-27', to: null, kind: 'fixed' as const }] };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, , , name = ''] = world.league.people;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    await waitFor(() => expect(screen.getByText(say(teamMessages.accepted, { name, team: world.league.teams[3]! }))).toBeVisible());
  },
};

/** A captain has asked for a new person with the name of a known player. The organiser accepts the known one, so that nobody is entered twice. */
export const SameName: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [known, , , asked] = membersOf(world);
        const requests = asked!.requests.map((request) => ({ ...request, from: null }));
        const members = [known!, { ...asked!, name: known!.name.toUpperCase(), requests }];
        const player = { ...world.players[0]!, id: known!.playerId, name: known!.name };
        return [
          mock('listSeasonMembers', members),
          mock('listPlayers', { items: [player, { ...player, id: asked!.playerId }], page: 1, perPage: 20, total: 2 }),
          mock('answerRequest', ({ playerId }) => {
            if (playerId !== known!.playerId) throw new Error('The new person was accepted.');
            return { ...known!, roster: [{ team: asked!.requests[0]!.to, from: '2026-11-27', to: null, kind: 'fixed' as const }] };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [known] = membersOf(world);
    const { name, roster } = known!;
    await userEvent.click(await canvas.findByRole('button', { name: say(teamMessages.acceptFrom, { name, team: roster[0]!.team.name }) }));
    await waitFor(() =>
      expect(screen.getByText(say(teamMessages.accepted, { name: name.toUpperCase(), team: world.league.teams[3]! }))).toBeVisible(),
    );
  },
};

/** The team has as many players as the season allows, so the request cannot be accepted. */
export const TeamIsFull: Story = {
  parameters: { screen: { msw: [mockError('answerRequest', 'too-many')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, , , name = ''] = world.league.people;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    await waitFor(() => expect(screen.getByText(say(teamMessages.tooMany))).toBeVisible());
  },
};

/** The search finds names, numbers and teams. */
export const Search: Story = {
  parameters: { screen: { search: 'search=krijt' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
  },
};

export const NoneFound: Story = {
  parameters: { screen: { search: 'search=nobody' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noneFound))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listSeasonMembers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.archivedMeans))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(teamMessages.requests) })).toBeNull();
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
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** The hint of the search is above its field, where a phone does not cut it. */
export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, say }) => {
    const hint = await canvas.findByText(say(messages.search), { selector: 'label' });
    await expect(hint.getBoundingClientRect().width).toBeGreaterThan(hint.textContent.length * 4);
    await expect(await canvas.findByRole('searchbox')).not.toHaveAttribute('placeholder');
  },
};

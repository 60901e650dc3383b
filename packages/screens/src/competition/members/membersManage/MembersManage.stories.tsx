import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { addDays } from '@oche/darts/days';
import { formatPlanned } from '@oche/i18n/format';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as importMessages } from '../../parts/import/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
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
    await expect(canvas.getByText(say(teamMessages.suspendedMatches, { left: 2, matches: 3 }))).toBeVisible();
    const [first] = membersOf(world);
    // The organiser decides last.
    await expect(canvas.getByText(new RegExp(say(teamMessages.hasAgreed, { team: world.league.teams[1]! })))).toBeVisible();
    const link = canvas.getByRole('link', { name: first!.name });
    await expect(link.getAttribute('href')).toContain(`/${teamsOf(world)[0]!.team.slug}/members/${first!.id}`);
  },
};

/** While the season is played, the preview of a file says when its new players may play. */
export const ImportWhileItIsPlayed: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(importMessages.open) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(say(importMessages.paste)), 'Naam');
    await userEvent.click(dialog.getByRole('button', { name: say(importMessages.check) }));
    await expect(await dialog.findByText(say(importMessages.waits, { days: 7 }))).toBeVisible();
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

/** The members of a season in which a request for the fourth one is accepted, who may play from a day. */
const accepting = (world: World, mayPlayFrom: string) => {
  let members = membersOf(world).slice(0, 4);
  return [
    mock('listSeasonMembers', () => members),
    mock('answerRequest', () => {
      const [, , , member] = members;
      const roster = [{ team: member!.requests[0]!.to, from: '2026-11-27', to: null, kind: 'fixed' as const }];
      const accepted = { ...member!, state: 'active' as const, activeFrom: '2026-11-27', mayPlayFrom, requests: [], roster };
      members = members.with(3, accepted);
      return accepted;
    }),
  ];
};

/** The organiser accepts a request. A toast says that the player now plays for the team, although the row is gone. The focus stays at the requests. */
export const Accepted: Story = {
  parameters: { screen: { msw: (world) => accepting(world, '2026-11-27') } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, , , name = ''] = world.league.people;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    await waitFor(() => expect(screen.getByText(say(teamMessages.accepted, { name, team: world.league.teams[3]! }))).toBeVisible());
    await expect(await canvas.findByText(say(teamMessages.noneLeft))).toBeVisible();
    await expect(canvas.getByRole('region', { name: say(teamMessages.requests) })).toHaveFocus();
  },
};

/** A new player waits before the first match, which the toast says. */
export const AcceptedLater: Story = {
  parameters: { screen: { msw: (world) => accepting(world, '2026-12-04') } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, , , name = ''] = world.league.people;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    const done = { name, team: world.league.teams[3]!, day: '4 Dec 2026' };
    await waitFor(() => expect(screen.getByText(say(teamMessages.acceptedFrom, done))).toBeVisible());
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
    const dialog = within(await screen.findByRole('dialog'));
    const from = roster[0]!.team.name;
    const [, , , team = ''] = world.league.teams;
    // Both teams play each other today, so the player moves tomorrow.
    for (const text of [
      say(teamMessages.notAgreed, { team: from }),
      say(teamMessages.playsTonight, { home: team, away: from }),
      say(teamMessages.leaves, { name, from, team, on: '28 Nov 2026' }),
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(teamMessages.accept) }));
    await waitFor(() =>
      expect(screen.getByText(say(teamMessages.accepted, { name: name.toUpperCase(), team: world.league.teams[3]! }))).toBeVisible(),
    );
  },
};

/** The known player will change teams already. The organiser reads that they move to the team of the request instead. */
export const MovesAlready: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [known, , , asked] = membersOf(world);
        const requests = asked!.requests.map((request) => ({ ...request, from: null }));
        const team = { id: teamsOf(world)[1]!.id, name: teamsOf(world)[1]!.name };
        const roster = [
          { ...known!.roster[0]!, to: '2026-12-03' },
          { team, from: '2026-12-04', to: null, kind: 'fixed' as const },
        ];
        return [
          mock('listSeasonMembers', [
            { ...known!, roster },
            { ...asked!, name: known!.name, requests },
          ]),
          mock('listPlayers', {
            items: [{ ...world.players[0]!, id: known!.playerId, name: known!.name }],
            page: 1,
            perPage: 20,
            total: 1,
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = membersOf(world)[0]!;
    const [, from = '', , team = ''] = world.league.teams;
    const label = say(teamMessages.acceptInsteadOf, { name, team: from, day: '4 Dec 2026' });
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(say(teamMessages.movesInstead, { name, from, team, on: '4 Dec 2026' }))).toBeVisible();
  },
};

/** The captain has said that the new player is another person of this name. The organiser reads it, and still can accept the known player. */
export const AnotherPerson: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [known, , , asked] = membersOf(world);
        const requests = asked!.requests.map((request) => ({ ...request, from: null, isAnotherPerson: true }));
        return [
          mock('listSeasonMembers', [known!, { ...asked!, name: known!.name, requests }]),
          mock('listPlayers', {
            items: [{ ...world.players[0]!, id: known!.playerId, name: known!.name }],
            page: 1,
            perPage: 20,
            total: 1,
          }),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const { name, roster } = membersOf(world)[0]!;
    await expect(await canvas.findByText(new RegExp(say(teamMessages.isAnotherPerson)))).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: say(teamMessages.acceptFrom, { name, team: roster[0]!.team.name }) }),
    ).toBeVisible();
  },
};

/** The captain of a team wants to play for another one from the day of a match. The organiser reads what accepting means before the captains agree. */
export const AcceptTransfer: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [to, from, third] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const [first, member] = membersOf(world);
        const request = membersOf(world)[3]!.requests[0]!;
        const today = localNow(world.competition.organisation.timeZone).slice(0, 10);
        const on = addDays(today, 1);
        const match = { home: from!.name, away: third!.name };
        const asked = { ...member!, requests: [{ ...request, from: from!, to: to!, on, match, state: 'asked' as const }] };
        return [
          mock('listSeasonMembers', [first!, asked]),
          mock('answerRequest', { ...member!, roster: [{ team: to!, from: on, to: null, kind: 'fixed' as const }] }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = membersOf(world)[1]!;
    const [to, from, third] = world.league.teams;
    const day = formatPlanned('en', addDays(localNow(world.competition.organisation.timeZone).slice(0, 10), 1), 'date');
    const tonight = say(teamMessages.playsTonight, { home: from!, away: third! });
    await expect(await canvas.findByText(new RegExp(tonight))).toHaveTextContent(say(teamMessages.playsFrom, { day }));
    await userEvent.click(canvas.getByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of [
      say(teamMessages.notAgreed, { team: from! }),
      tonight,
      say(teamMessages.leaves, { name, from: from!, team: to!, on: day }),
      say(teamMessages.isCaptain, { name, team: from!, by: 'organiser' }),
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(teamMessages.accept) }));
    await waitFor(() => expect(screen.getByText(say(teamMessages.acceptedFrom, { name, team: to!, day }))).toBeVisible());
  },
};

/** Two teams ask for a suspended player. The organiser reads both before accepting one of them. */
export const AcceptSuspended: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [to, other, third] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const members = membersOf(world);
        const request = members[3]!.requests[0]!;
        const requests = [
          { ...request, from: null, to: to! },
          { ...request, id: other!.id, from: null, to: other! },
        ];
        return [
          mock('listSeasonMembers', [
            { ...members[5]!, roster: [], requests },
            { ...members[0]!, requests: [{ ...request, to: third! }] },
          ]),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name, suspension } = membersOf(world)[5]!;
    const [to, other, third] = world.league.teams;
    const [accept] = await canvas.findAllByRole('button', { name: `${say(teamMessages.accept)} ${name}` });
    await userEvent.click(accept!);
    const dialog = within(await screen.findByRole('dialog', { name: say(teamMessages.acceptJoinTitle, { name, team: to! }) }));
    const left = say(teamMessages.suspendedMatches, { left: suspension!.left!, matches: suspension!.matches! });
    for (const text of [
      say(teamMessages.alsoAsks, { name, team: other!, refused: 'yes' }),
      say(teamMessages.staysSuspended, { name, suspension: left }),
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.queryByText(new RegExp(third!))).toBeNull();
  },
};

const sent = fn();

/** The organiser refuses a request, and may say why. */
export const Refuse: Story = {
  parameters: {
    screen: {
      msw: [
        mock('answerRequest', (input) => {
          sent(input);
          return null;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    sent.mockClear();
    const [, , , name = ''] = world.league.people;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.refuse)} ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(say(teamMessages.refuseMeans, { team: world.league.teams[3]! }))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.optional)), 'Not paid');
    await userEvent.click(dialog.getByRole('button', { name: say(teamMessages.refuse) }));
    await waitFor(() => expect(screen.getByText(say(teamMessages.refused, { name }))).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ accept: false, reason: 'Not paid' }));
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

/** The number above the list is that of its rows, also for a player who is only requested. */
export const SearchRequested: Story = {
  parameters: { screen: { search: (world: World) => `search=${world.league.people[3]!}` } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
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

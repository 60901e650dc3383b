import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { addDays } from '@oche/darts/days';
import { formatPlanned } from '@oche/i18n/format';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages } from '../messages.ts';
import { messages as shared } from '../../parts/messages.ts';
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
    await expect(await canvas.findByText(say(messages.places, { count: 3, most: 12, waiting: 1 }))).toBeVisible();
    await expect(canvas.getByText(world.league.people[4]!)).toBeVisible();
  },
};

/** The captain sees a request of the team, which another captain answers. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: say(shared.roster) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(teamMessages.requests) })).toBeNull();
  },
};

/** The roster says from when a new player may play, and a player who joins later. */
export const MayPlayLater: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const today = localNow(world.competition.organisation.timeZone).slice(0, 10);
        const [team] = teamsOf(world);
        const member = membersOf(world)[4]!;
        const entry = { team: { id: team!.id, name: team!.name }, to: null, kind: 'fixed' as const };
        return [
          mock('listSeasonMembers', [
            {
              ...member,
              id: team!.id,
              name: 'Neil New',
              activeFrom: today,
              mayPlayFrom: addDays(today, 7),
              roster: [{ ...entry, from: today }],
            },
            { ...member, name: 'Luc Later', roster: [{ ...entry, from: addDays(today, 30) }] },
          ]),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const today = localNow(world.competition.organisation.timeZone).slice(0, 10);
    const from = (days: number) => say(teamMessages.mayPlayFrom, { day: formatPlanned('en', addDays(today, days), 'date') });
    await expect(await canvas.findByText(from(7))).toBeVisible();
    await expect(canvas.getByText(from(30))).toBeVisible();
  },
};

/** Players who were entered before the season begins are in the team from its first day. */
export const BeforeTheSeason: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const managed = managedCompetitionOf(world, { state: 'open' });
        const later = { ...managed, season: { ...managed.season!, startsOn: '2099-09-04', endsOn: '2100-05-28' } };
        return [mock('getManagedCompetition', ({ team }) => withTeam(later, world, team))];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const table = within(await canvas.findByRole('table', { name: say(shared.roster) }));
    await expect(table.getAllByText(formatPlanned('en', '2099-09-04', 'date'))).toHaveLength(3);
  },
};

/** The captain takes back the request for a player. */
export const TakeBack: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [team] = teamsOf(world);
        const [, , , asked] = membersOf(world);
        const requests = asked!.requests.map((request) => ({ ...request, to: { id: team!.id, name: team!.name } }));
        let isOpen = true;
        return [
          ...asCaptain(world),
          mock('listSeasonMembers', () => (isOpen ? [{ ...asked!, requests }] : [])),
          mock('answerRequest', ({ accept }) => {
            isOpen = accept;
            return null;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = world.league.people[3]!;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(messages.takeBack)} ${name}` }));
    await waitFor(() => expect(screen.getByText(say(messages.takenBack, { name }))).toBeVisible());
    await expect(await canvas.findByText(say(messages.noPlayers))).toBeVisible();
    await expect(canvas.getByRole('region', { name: say(shared.roster) })).toHaveFocus();
  },
};

/** The captain reads for two weeks who was refused, and why. Requests of other teams are left out. */
export const Refused: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        ...asCaptain(world),
        mock(
          'listRefusedRequests',
          teamsOf(world).map(({ id }, at) => ({
            ...{ id, teamId: id, name: `Person ${at}`, reason: at === 0 ? 'Not paid' : null },
            ...{ joined: null as string | null, refusedAt: '2026-11-26T19:00:00.000Z' },
          })),
        ),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    const list = within(await canvas.findByRole('list', { name: say(messages.refusedRequests) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByText(/Person 0/)).toHaveTextContent('Not paid');
  },
};

/** The player has joined another team, which ended the request. */
export const Overtaken: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const { id } = teamsOf(world)[0]!;
        const joined = world.league.teams[1]!;
        return [
          ...asCaptain(world),
          mock('listRefusedRequests', [{ id, teamId: id, name: 'Mia', reason: null, joined, refusedAt: '2026-11-26T19:00:00.000Z' }]),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const overtaken = say(messages.overtaken, { name: 'Mia', day: '26 Nov 2026', team: world.league.teams[1]! });
    await expect(await canvas.findByText(overtaken)).toBeVisible();
  },
};

const answered = fn();

/** A request of another team for the first player, which the captain may answer. */
const askedByAnother = (world: World) => {
  const [team, other] = teamsOf(world).map(({ id, name }) => ({ id, name }));
  const [member] = membersOf(world);
  const match = { home: world.league.teams[3]!, away: team!.name };
  const request = { id: member!.id, on: '2026-11-28', from: team!, to: other!, match, isAnotherPerson: false };
  let state: 'asked' | 'agreed' | 'refused' = 'asked';
  const members = () => [{ ...member!, requests: state === 'refused' ? [] : [{ ...request, state }] }];
  return [
    ...asCaptain(world),
    mock('listSeasonMembers', members),
    mock('answerRequest', (input) => {
      answered(input);
      state = input.accept ? 'agreed' : 'refused';
      return members()[0]!;
    }),
  ];
};

/** The captain lets a player go after a dialog says from when, and takes the agreement back while the organiser has not decided. */
export const Agree: Story = {
  parameters: { screen: { msw: askedByAnother } },
  play: async ({ canvas, userEvent, world, say }) => {
    answered.mockClear();
    const [from = '', team = '', , home = ''] = world.league.teams;
    const name = world.league.people[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of [
      say(teamMessages.playsTonight, { home, away: from }),
      say(teamMessages.leaves, { name, from, team, on: '28 Nov 2026' }),
      say(teamMessages.thenOrganiser),
      say(teamMessages.isCaptain, { name, team: from, by: 'captain' }),
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: say(teamMessages.accept) }));
    await waitFor(() => expect(screen.getByText(say(teamMessages.agreed, { name }))).toBeVisible());
    await expect(await canvas.findByText(say(messages.leavesIfAccepted, { team, day: '28 Nov 2026' }))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: say(teamMessages.requests) })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: `${say(messages.disagree)} ${name}` }));
    const refusal = within(await screen.findByRole('dialog', { name: say(teamMessages.disagreeTitle, { name }) }));
    await userEvent.click(refusal.getByRole('button', { name: say(teamMessages.refuse) }));
    await waitFor(() => expect(screen.getByText(say(messages.disagreed, { name }))).toBeVisible());
    await expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ accept: false }));
    await expect(canvas.queryByRole('button', { name: `${say(messages.disagree)} ${name}` })).toBeNull();
  },
};

/** The captain has agreed that a player leaves for one team. A second team asks: the dialog says to whom the player is promised, and accepts nothing. */
export const Promised: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [team, other, third] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const [member] = membersOf(world);
        const request = { on: '2026-11-28', from: team!, match: null, isAnotherPerson: false };
        const requests = [
          { ...request, id: other!.id, to: other!, state: 'agreed' as const },
          { ...request, id: third!.id, to: third!, state: 'asked' as const },
        ];
        return [...asCaptain(world), mock('listSeasonMembers', [{ ...member!, requests }])];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, other = '', third = ''] = world.league.teams;
    const name = world.league.people[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages.accept)} ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: say(teamMessages.acceptTitle, { name, team: third }) }));
    await expect(dialog.getByText(say(teamMessages.promised, { name, team: other }))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: say(teamMessages.accept) })).toBeNull();
  },
};

/** On a phone, the button to refuse after all is below the name, which does not break inside its words. */
export const AgreedOnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  parameters: {
    screen: {
      msw: (world) => {
        const [team, other] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const [member, ...others] = membersOf(world);
        const request = { id: member!.id, on: '2026-11-28', from: team!, to: other!, match: null, isAnotherPerson: false };
        return [
          ...asCaptain(world),
          mock('listSeasonMembers', [{ ...member!, requests: [{ ...request, state: 'agreed' as const }] }, ...others.slice(3, 5)]),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const name = world.league.people[0]!;
    const button = await canvas.findByRole('button', { name: `${say(messages.disagree)} ${name}` });
    const cell = within(button.closest('th, td') as HTMLElement);
    await expect(cell.getByText(name, { ignore: '.sr-only' })).toBeVisible();
    for (const { firstChild: text } of [cell.getByText(name, { ignore: '.sr-only' }), button])
      for (const { index, 0: word } of text!.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        await expect(range.getClientRects()).toHaveLength(1);
      }
  },
};

/** Phones have no column with the last day, so the state says when players leave, and for which team. */
export const LeavingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    screen: {
      msw: (world) => {
        const [team, other] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const [one, , , , two] = membersOf(world);
        const entry = { team: team!, from: '2026-08-28', kind: 'fixed' as const };
        return [
          mock('listSeasonMembers', [
            {
              ...one!,
              roster: [
                { ...entry, to: '2026-11-27' },
                { ...entry, team: other!, from: '2026-11-28', to: null },
              ],
            },
            { ...two!, roster: [{ ...entry, to: '2026-12-11' }] },
          ]),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.leavesFor, { team: world.league.teams[1]!, day: '28 Nov 2026' }))).toBeVisible();
    await expect(canvas.getByText(say(messages.lastDay, { day: '11 Dec 2026' }))).toBeVisible();
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

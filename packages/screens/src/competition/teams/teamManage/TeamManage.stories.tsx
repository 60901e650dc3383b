import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { buildMatch, recordable, type MatchStage } from '@oche/mocks/match';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, membersOf, postponementOf, teamsOf } from '@oche/mocks/responses/league';
import { penaltyOf } from '@oche/mocks/responses/tables';
import { longGermanNames, type World } from '@oche/mocks/world';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { messages as frameMessages } from '../messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as guideMessages } from '../../parts/guide/captainMessages.ts';
import { messages } from './messages.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { linkEndedMessages } from '../../../shell/linkEndedMessages.ts';
import { words } from '../../../shell/words.ts';
import { TeamManage } from './TeamManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});
const teamParamsOf = (world: World) => ({ ...paramsOf(world), team_slug: teamsOf(world)[0]!.team.slug });

const reasonOfRequest = 'Three of our players are ill';

const meta = {
  component: TeamManage,
  parameters: { layout: 'fullscreen', screen: { route: 'teamManage', params: teamParamsOf } },
} satisfies Meta<typeof TeamManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home team of tonight's match. */
const tonightsHome = (world: World) => {
  const teams = teamsOf(world);
  const { home } = matchesOf(world, groupOf(teams, world.league.group))[3]!;
  return teams.find(({ id }) => id === home.id)!;
};

/** The first team of the world for its captain. */
const asCaptain = (world: World, state: 'open' | 'running' = 'running') => {
  const managed = managedCompetitionOf(world, { role: 'captain', state });
  return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
};

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
    const table = await canvas.findByRole('table', { name: say(shared.roster) });
    await expect(within(table).getByText(world.league.people[0]!)).toBeVisible();
    // Keyboards and screen readers come to the requests before the roster.
    const requests = canvas.getByRole('region', { name: say(teamMessages.requests) });
    await expect(requests.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** Players that the captain has asked for are in the roster, and say who has to agree. */
export const PlayersAskedFor: Story = {
  tags: ['picture'],
  parameters: {
    screen: {
      msw: (world: World) => {
        const [team, other] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const asked = membersOf(world).map((member, at) => {
          const request = (from: typeof team | null) => [
            { ...member.requests[0]!, id: member.id, on: '2026-12-04', from, to: team!, state: 'asked' },
          ];
          return at === 3 ? { ...member, requests: request(null) } : at === 6 ? { ...member, requests: request(other!) } : member;
        });
        return [mock('listSeasonMembers', asked as SeasonMember[]), ...asCaptain(world)];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const table = within(await canvas.findByRole('table', { name: say(shared.roster) }));
    const rowOf = (at: number) => within(table.getAllByText(world.league.people[at]!)[0]!.closest('tr')!);
    await expect(rowOf(3).getByText(say(frameMessages.waitsFor, { who: 'organiser', team: '' }))).toBeVisible();
    await expect(rowOf(6).getByText(say(frameMessages.waitsFor, { who: 'team', team: world.league.teams[1]! }))).toBeVisible();
    // Requests take up places, but these are not players of the team yet.
    await expect(canvas.getByText(say(frameMessages.places, { count: 3, most: defaultSeasonRules.mostPlayers, waiting: 2 }))).toBeVisible();
  },
};

/** The captain leaves the team as a player. The page says so, because somebody has to choose another captain. */
export const CaptainLeaves: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock(
          'listSeasonMembers',
          membersOf(world).map((member, at) => (at === 0 ? { ...member, roster: [{ ...member.roster[0]!, to: '2026-11-27' }] } : member)),
        ),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(frameMessages.hasLeft))).toBeVisible();
  },
};

/** The organiser withdraws the team. The dialog names the rule and how many matches it concerns, and asks for a reason. */
export const Withdraw: Story = {
  tags: ['picture'],
  parameters: { screen: { msw: [mockError('withdrawTeam', 'wrong-state')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    // It is in the menu too.
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.more, { name: world.league.teams[0]! }) }));
    await expect(await screen.findByRole('menuitem', { name: say(messages.withdraw) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(say(messages.withdrawMeans))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.withdraw) }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(say(messages.withdrawalRule, { rule: 'after' }))).toBeVisible();
    await expect(dialog.getByText(say(messages.withdrawalCounts, { played: 11, toCome: 7 }))).toBeVisible();
    const send = dialog.getByRole('button', { name: say(messages.withdraw) });
    await userEvent.click(send);
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'Too few players');
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText(say(errorMessages['wrong-state']))).toBeVisible());
  },
};

/** The organiser excludes a team before half of the season. */
export const Exclude: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { id, name } = groupOf(teamsOf(world), world.league.group);
        return [mock('previewWithdrawal', [{ group: { id, name }, rule: 'half', outcome: 'annul', played: 3, toCome: 15 }])];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.more, { name: world.league.teams[0]! }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.exclude) }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(say(messages.withdrawalRule, { rule: 'before' }))).toBeVisible();
    await expect(dialog.getByText(say(messages.withdrawalCounts, { played: 3, toCome: 15 }))).toBeVisible();
  },
};

/** Before the fixtures are published, a withdrawal changes no match. */
export const WithdrawEarly: Story = {
  parameters: { screen: { msw: [mock('previewWithdrawal', [])] } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.more, { name: world.league.teams[0]! }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.withdraw) }));
    await expect(await within(await screen.findByRole('dialog')).findByText(say(messages.noEffects))).toBeVisible();
  },
};

/** The organiser subtracts points. The form asks for an effect and a reason. */
export const GivePenalty: Story = {
  parameters: { screen: { msw: [mockError('addPenalty', 'limit-reached')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.more, { name: world.league.teams[0]! }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.penalise) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await expect(await dialog.findByText(say(messages.penaltyNeedsEffect))).toBeVisible();
    await expect(dialog.getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(messages.penaltyPoints)), '2');
    await userEvent.type(dialog.getByLabelText(say(messages.fine)), '12,50');
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'No sheet');
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText(say(reasonMessages.reason))).toHaveValue('No sheet');
  },
};

/** The organiser lifts a penalty with a reason. */
export const LiftPenalty: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const { reason } = penaltyOf(groupOf(teamsOf(world), world.league.group));
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.penaltyMenu, { reason }) }));
    await expect(await screen.findByRole('menuitem', { name: say(messages.markPaid) })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: say(messages.lift) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.lift) }));
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'It came in time');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.lift) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The captain's home page. Withdrawing a team is for organisers. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: say(shared.roster) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.more, { name: world.league.teams[0]! }) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: say(messages.withdraw) })).toBeNull();
  },
};

/** What a captain does for a match, with the hours of the season's rules. */
export const CaptainsGuide: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByText(say(guideMessages.title)));
    await expect(canvas.getByText(say(guideMessages.confirmText, { hours: defaultSeasonRules.confirmHours }))).toBeVisible();
  },
};

/** The matches of the team, of which tonight's is at a stage, perhaps at another time, for the captain of the team. */
const tonightAt = (stage: MatchStage, startsAt?: string) => (world: World) => {
  const team = teamsOf(world)[0]!;
  const group = groupOf(teamsOf(world), world.league.group);
  const tonight = matchesOf(world, group)[3]!;
  const side = tonight.home.id === team.id ? 0 : 1;
  const { sheet } = buildMatch(world, startsAt ? { ...tonight, startsAt } : tonight, group.structure, stage, {
    isEditor: false,
    sides: [side],
    mayRun: true,
    mayScore: true,
  });
  return [...recordable(world, sheet), mock('listMatches', { items: [sheet.match], page: 1, perPage: 200, total: 1 }), ...asCaptain(world)];
};

/** The team plays already, and nobody has handed in its lineup. The page says that it was due. */
export const LineupIsLate: Story = {
  parameters: {
    screen: {
      msw: (world: World) => tonightAt('planned', localNow(world.location.timeZone, Date.now() - 60 * 60_000))(world),
    },
  },
  play: async ({ canvas, say }) => {
    const late = new RegExp(say(lineupMessages.late, { time: '.*' }));
    await expect(await canvas.findByText(late)).toBeVisible();
    await expect(canvas.queryByText(new RegExp(say(messages.lineupBy, { time: '.*' })))).toBeNull();
    await expect(canvas.getByRole('link', { name: say(messages.lineup) })).toBeVisible();
  },
};

/** The captain says that the team has arrived. A lineup that is handed in is no longer asked for. */
export const Tonight: Story = {
  parameters: { screen: { msw: tonightAt('planned') } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('link', { name: say(messages.lineup) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(actionMessages.weAreHere) }));
    const since = say(actionMessages.hereSince, { team: world.league.teams[0]!, time: '' });
    await expect(await canvas.findByText(new RegExp(since))).toBeVisible();
  },
};

/** The sheet of a match that is over, until the captain has confirmed it. */
export const SheetToConfirm: Story = {
  parameters: { screen: { msw: tonightAt('to-confirm') } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('link', { name: say(messages.confirmSheet) })).toBeVisible();
  },
};

/** The other captain has not confirmed yet: nothing is left to do for this one. */
export const SheetConfirmed: Story = {
  parameters: {
    screen: {
      // The home team has confirmed; the captain opens its page.
      params: (world) => ({ ...paramsOf(world), team_slug: tonightsHome(world).team.slug }),
      msw: (world: World) => {
        const home = tonightsHome(world);
        const ref = { id: home.id, seasonId: home.seasonId, name: home.name, slug: home.team.slug, short: home.team.short };
        const managed = { ...managedCompetitionOf(world, { role: 'captain' }), ownTeams: [ref] };
        return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team)), ...tonightAt('one-confirmed')(world)];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: tonightsHome(world).name })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: say(shared.roster) })).toBeVisible();
    await expect(canvas.queryByText(say(messages.openSheets))).toBeNull();
  },
};

/** The table of the division of the team. Only their own team has a page that the captain may open. */
export const OwnDivision: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const own = teamsOf(world)[0]!;
        const ref = { id: own.id, seasonId: own.seasonId, name: own.name, slug: own.team.slug, short: own.team.short };
        const managed = { ...managedCompetitionOf(world, { role: 'captain', state: 'running' }), ownTeams: [ref] };
        return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const table = await canvas.findByRole('table', { name: new RegExp(say(words.standings)) });
    const [own, other] = world.league.teams;
    await expect(within(table).getByRole('link', { name: own! })).toBeVisible();
    await expect(within(table).getByText(other!)).toBeVisible();
    await expect(within(table).queryByRole('link', { name: other! })).toBeNull();
  },
};

/** A new link and a new code, shown once. */
export const LinkAndCode: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.access) }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(say(messages.renewMeans))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.createAccess) }));
    await expect(await dialog.findByRole('img', { name: say(messages.qr, { name: world.league.teams[0]! }) })).toBeVisible();
    await expect(dialog.getByText('123456')).toBeVisible();
    await expect(dialog.getByText(/profile\?team=team-link$/)).toBeVisible();
    // After the dialog is closed, link and code are gone.
    await userEvent.click(dialog.getByRole('button', { name: say(messages.done) }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.access) }));
    await expect(await screen.findByRole('button', { name: say(messages.createAccess) })).toBeVisible();
    await expect(screen.queryByText('123456')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: say(messages.createAccess) }));
    await expect(await screen.findByText('123456')).toBeVisible();
  },
};

export const LinkRefused: Story = {
  parameters: { screen: { msw: [mockError('renewTeamAccess', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.access) }));
    await userEvent.click(await screen.findByRole('button', { name: say(messages.createAccess) }));
    await expect(await screen.findByText(say(errorMessages.internal))).toBeVisible();
  },
};

/** A captain without an account, whose device keeps the link of the team. Only captains with an account and organisers renew it. */
export const Guest: Story = {
  parameters: { screen: { user: 'nobody', team: true, msw: (world) => asCaptain(world) } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.guest))).toBeVisible();
    const toAccount = canvas.getByRole('link', { name: say(messages.toAccount) });
    await expect(toAccount).toHaveAttribute('href', expect.stringContaining('token-of-a-team'));
    await expect(canvas.queryByRole('button', { name: say(messages.access) })).toBeNull();
    // The link is the only access, so that a press does not remove it at once.
    await userEvent.click(canvas.getByRole('button', { name: say(messages.forget) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.forgetTitle) }));
    await userEvent.click(dialog.getByRole('button', { name: say(words.cancel) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(say(messages.guest))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.forget) }));
    const again = within(await screen.findByRole('alertdialog', { name: say(messages.forgetTitle) }));
    await userEvent.click(again.getByRole('button', { name: say(messages.forget) }));
    await waitFor(() => expect(screen.getByText(say(messages.forgotten))).toBeVisible());
  },
};

/** What waits for a captain without an account: a request for another evening, and a player who wants to leave for another team. */
export const GuestWithRequests: Story = {
  parameters: {
    screen: {
      ...{ user: 'nobody', team: true },
      msw: (world: World) => {
        const [team, other] = teamsOf(world).map(({ id, name }) => ({ id, name }));
        const next = matchesOf(world, groupOf(teamsOf(world), world.league.group)).find(
          ({ home, away, state }) => state === 'planned' && [home.id, away.id].includes(team!.id),
        )!;
        const side = next.home.id === team!.id ? ('away' as const) : ('home' as const);
        const members = membersOf(world).map((member, at) =>
          at === 1
            ? {
                ...member,
                requests: [
                  {
                    id: member.id,
                    on: '2026-12-04',
                    from: team!,
                    to: other!,
                    state: 'asked' as const,
                    match: null,
                    isAnotherPerson: false,
                  },
                ],
              }
            : member,
        );
        return [
          mock('listPostponements', [
            { ...postponementOf(next), askedBy: side, offeredBy: side, reason: reasonOfRequest },
            // The other team has to answer the second one.
            {
              ...postponementOf(next),
              id: next.id,
              askedBy: side === 'home' ? 'away' : 'home',
              offeredBy: side === 'home' ? 'away' : 'home',
            },
          ]),
          mock('listSeasonMembers', members),
          ...asCaptain(world),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const requests = within((await canvas.findByRole('heading', { name: say(messages.openRequests) })).closest('section')!);
    await expect(requests.getByText(new RegExp(say(messages.requestMeans, { kind: 'request', reason: reasonOfRequest })))).toBeVisible();
    await expect(requests.getAllByRole('link')).toHaveLength(1);
    await expect(requests.getByRole('link', { name: say(messages.answerRequest) }).getAttribute('href')).toMatch(/\/matches\//);
    const [, team] = world.league.teams;
    const moves = say(teamMessages.moves, { name: world.league.people[1]!, from: world.league.teams[0]!, team: team! });
    await expect(canvas.getByText(moves)).toBeVisible();
  },
};

/** The link of the team was renewed on another device. */
export const LinkEnded: Story = {
  parameters: { screen: { user: 'nobody', team: true, msw: [mockError('getManagedCompetition', 'unauthenticated')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(linkEndedMessages.team) })).toBeVisible();
  },
};

/** A captain of two teams changes between them above the name. */
export const TwoTeams: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const managed = managedCompetitionOf(world, { role: 'captain' });
        const own = teamsOf(world).slice(0, 2);
        const ownTeams = own.map(({ id, seasonId, name, team: { slug, short } }) => ({ id, seasonId, name, slug, short }));
        return [mock('getManagedCompetition', ({ team }) => withTeam({ ...managed, ownTeams }, world, team))];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second] = world.league.teams;
    const own = within(await canvas.findByRole('navigation', { name: say(words.ownTeams) }));
    await expect(own.getByRole('link', { name: first! })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(own.getByRole('link', { name: second! }));
    await expect(await canvas.findByRole('heading', { level: 1, name: second! })).toBeVisible();
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

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...teamParamsOf(world), team_slug: 'no-such-team' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

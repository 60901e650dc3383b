import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { cupOf } from '@oche/mocks/responses/cup';
import { groupOf, matchesOf, membersOf, postponementOf, teamsOf } from '@oche/mocks/responses/league';
import { registrationsOf } from '@oche/mocks/responses/registrations';
import { longGermanNames, type World } from '@oche/mocks/world';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonState } from '@oche/api/contract/season';
import type { SeasonTeam } from '@oche/api/contract/team';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as importMessages } from '../../parts/import/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as guideMessages } from '../../parts/guide/seasonMessages.ts';
import { messages as publishMessages } from '../../parts/publish/messages.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages } from './messages.ts';
import { SeasonManage } from './SeasonManage.tsx';

const paramsOf = ({ competition }: World) => ({ org_slug: competition.organisation.slug, season_slug: competition.season?.slug ?? 'none' });

const meta = {
  component: SeasonManage,
  parameters: { layout: 'fullscreen', screen: { route: 'seasonManage', params: paramsOf } },
} satisfies Meta<typeof SeasonManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The season in a state, whatever the request. */
const inState = (state: SeasonState, role: 'admin' | 'editor' = 'admin') => ({
  screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { state, role }))] },
});
const pageOf = (items: Match[]) => ({ items, page: 1, perPage: 200, total: items.length });
const noFixtures = {
  ...{ matches: [], broken: [], unmet: [], homeless: [] },
  figures: { breaks: 0, runs: 0, otherEvening: 0, otherWeek: 0, wishes: { met: 0, of: 0 }, teams: [], loads: [] },
};
const noLists = [mock('listTeams', []), mock('listSeasonGroups', []), mock('listSeasonMembers', [])];

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.competition.organisation.name })).toBeVisible();
    await expect(await canvas.findByText(say(messages.requests, { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(say(messages.withoutLocation, { count: 2 }))).toBeVisible();
  },
};

/** A draft: the guide to a new season is open, and leads to the pages on which each step is done. */
export const Guide: Story = {
  parameters: inState('draft'),
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(guideMessages.locationsText, { importing: say(importMessages.open) }))).toBeVisible();
    const path = `/competition/${paramsOf(world).org_slug}/season/${paramsOf(world).season_slug}`;
    const { locations, teams, players } = guideMessages;
    const links = [
      [locations, '/locations'],
      [teams, '/teams'],
      [publishMessages.toGroups, '/groups'],
      [players, '/members'],
    ] as const;
    for (const [step, page] of links) {
      const link = canvas.getByRole('link', { name: say(step) });
      await expect(link.getAttribute('href')).toMatch(new RegExp(`${path}${page}$`));
    }
    await expect(canvas.getByRole('link', { name: say(guideMessages.fixtures) }).getAttribute('href')).toMatch(/matches$/);
  },
};

/** The guide stays open until the fixtures are published. A captain without an account or a link cannot get in yet. */
export const GuideOfOpenSeason: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [first, second, ...others] = teamsOf(world);
        const teams = [first!, { ...second!, hasLink: false, captains: [{ ...second!.captains[0]!, email: null }] }, ...others];
        return [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'open' })), mock('listTeams', teams)];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(guideMessages.linksText))).toBeVisible();
    await expect(canvas.getByText(say(messages.captainsOut, { count: 1 }))).toBeVisible();
    const { name, team } = teamsOf(world)[1]!;
    const links = canvas.getAllByRole('link', { name });
    await expect(links.some((link) => link.getAttribute('href')?.endsWith(`/teams/${team.slug}`))).toBe(true);
  },
};

/** Right after the fixtures are published, e-mails bring the links. Only a captain to whom none is on its way cannot get in. */
export const LinksOnTheirWay: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [first, second, third, ...others] = teamsOf(world);
        const teams = [
          first!,
          { ...second!, hasLink: false, awaitsLink: true },
          { ...third!, hasLink: false, awaitsLink: false },
          ...others,
        ];
        return [mock('listTeams', teams)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.captainsOut, { count: 1 }))).toBeVisible();
  },
};

/** Without a match, there is nothing to publish: the question leads to the planner of each division. */
export const NothingToPublish: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', managedCompetitionOf(world, { state: 'open' })),
        mock('getFixtures', noFixtures),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(publishMessages.publish) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(publishMessages.nothingPlanned) }));
    const { name, slug } = groupOf(teamsOf(world), world.league.group);
    const link = dialog.getByRole('link', { name: say(publishMessages.plan, { group: name }) });
    await expect(link.getAttribute('href')).toMatch(new RegExp(`/groups/${slug}/matches$`));
    await expect(dialog.queryByRole('button', { name: say(publishMessages.publish) })).toBeNull();
  },
};

/** Without a division, the question leads to where divisions are created. */
export const NoDivisionToPublish: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', managedCompetitionOf(world, { state: 'open' })),
        ...[mock('getFixtures', noFixtures), ...noLists],
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(publishMessages.publish) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('link', { name: say(publishMessages.toGroups) }).getAttribute('href')).toMatch(/\/groups$/);
  },
};

/** Once the season runs, the guide is closed. */
export const GuideOfRunningSeason: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const title = await canvas.findByText(say(guideMessages.title));
    await expect(canvas.getByText(say(guideMessages.openText))).not.toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(say(guideMessages.openText))).toBeVisible();
  },
};

/** One request has had no answer for days. In another, the captains agree on an evening, and the organiser has to approve it. */
export const Postponements: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const request = postponementOf(match!);
        const agreed = { ...request, state: 'agreed' as const, day: '2026-12-04' };
        const requests = [{ ...request, askedAt: '2026-11-01T12:00:00Z' }, agreed];
        return [mock('listPostponements', requests), mock('listMatches', pageOf([]))];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [{ home, away }] = matchesOf(world, groupOf(teamsOf(world), world.league.group)) as [Match];
    await expect(await canvas.findByText(say(messages.postponements, { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(say(messages.unanswered, { count: 1 }))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: `${home.name} – ${away.name}` })).toHaveLength(2);
  },
};

/** Teams that have registered on the site wait for an answer. */
export const Registrations: Story = {
  parameters: { screen: { msw: (world: World) => [mock('listTeamRegistrations', registrationsOf(world))] } },
  play: async ({ canvas, world, say }) => {
    const task = await canvas.findByRole('link', { name: say(messages.registrations, { count: 2 }) });
    await expect(task.getAttribute('href')).toMatch(/\/teams$/);
    await expect(within(task.closest('li')!).getByText(new RegExp(registrationsOf(world)[0]!.name))).toBeVisible();
  },
};

/** Two captains do not agree on a sheet, so an organiser decides. */
export const Disputed: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const items = [{ ...match!, state: 'disputed' as const }];
        return [mock('listMatches', ({ state }) => pageOf(state === 'disputed' ? items : []))];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [{ home, away }] = matchesOf(world, groupOf(teamsOf(world), world.league.group)) as [Match];
    await expect(await canvas.findByText(say(messages.disputes, { count: 1 }))).toBeVisible();
    await expect(canvas.queryByText(say(messages.protests, { count: 1 }))).toBeNull();
    await expect(canvas.getByRole('link', { name: `${home.name} – ${away.name}` })).toHaveAttribute(
      'href',
      expect.stringContaining('/matches/'),
    );
  },
};

/** A captain has protested. The organiser opens the match to decide. */
export const Protested: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        return [mock('listMatches', ({ protested }) => ({ items: protested ? [match!] : [], page: 1, perPage: 50, total: 1 }))];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [{ home, away, slug }] = matchesOf(world, groupOf(teamsOf(world), world.league.group)) as [Match];
    await expect(await canvas.findByText(say(messages.protests, { count: 1 }))).toBeVisible();
    const link = canvas.getByRole('link', { name: `${home.name} – ${away.name}` });
    await expect(link.getAttribute('href')).toMatch(new RegExp(`/matches/${slug}$`));
  },
};

/** A result that is not confirmed yet, and a match of the past without one. */
export const Unconfirmed: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [match, off] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const items = [
          { ...match!, state: 'to-confirm' as const },
          { ...off!, state: 'to-confirm' as const, annulled: true },
          { ...off!, state: 'planned' as const, startsAt: '2026-01-09T20:00' },
          { ...off!, state: 'planned' as const, startsAt: '2096-01-09T20:00' },
        ];
        return [
          mock('listMatches', (input) =>
            pageOf(items.filter(({ state, annulled }) => state === input.state && !(input.undecided && annulled))),
          ),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [{ home, away }] = matchesOf(world, groupOf(teamsOf(world), world.league.group)) as [Match];
    await expect(await canvas.findByText(say(messages.unconfirmed, { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(say(messages.overdue, { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${home.name} – ${away.name}` }).getAttribute('href')).toMatch(/\/matches\//);
  },
};

/** Everything is entered, so that the next step of the guide is to plan the fixtures. */
export const OpenWithoutFixtures: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: {
    screen: {
      world: longGermanNames,
      msw: (world: World) => {
        const managed = managedCompetitionOf(world, { state: 'open' });
        const season = { ...managed.season!, rules: { ...managed.season!.rules, leastPlayers: 1 } };
        const [{ location }] = teamsOf(world).filter((team) => team.location !== null) as [SeasonTeam];
        const member = membersOf(world)[0]!;
        const teams = teamsOf(world).map((team): SeasonTeam => ({
          ...{ ...team, state: 'accepted', location, homeWeekday: 5, homeTime: '20:00' },
          ...{ captains: [{ name: 'Wilhelmine Niederscheiben' }], hasLink: true },
        }));
        return [
          mock('getManagedCompetition', { ...managed, season }),
          mock('listTeams', teams),
          mock('listSeasonGroups', [groupOf(teams, world.league.group)]),
          mock('listSeasonMembers', [
            { ...member, requests: [], roster: teams.map(({ id, name }) => ({ ...member.roster[0]!, team: { id, name } })) },
          ]),
          mock('listPostponements', []),
          mock('listMatches', pageOf([])),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.nextStep))).toBeVisible();
    const [next] = canvas.getAllByRole('link', { name: say(guideMessages.fixtures) });
    await expect(next).toBeVisible();
    await expect(next!.getAttribute('href')).toMatch(/\/groups\/.+\/matches$/);
    await expect(canvas.queryByText(say(messages.nothingToDo))).toBeNull();
    await expect(canvas.getByText(say(shared.stepsDone, { done: '6', total: '8' }))).toBeVisible();
  },
};

/** A cup has no teams yet. */
export const CupWithoutTeams: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const cup = { ...groupOf(teamsOf(world), 'Krijtland Cup'), slug: 'cup', kind: 'cup' as const };
        const bracket = { ...cupOf(world, cup, 2), next: null, rounds: [] };
        return [mock('listSeasonGroups', [{ ...cup, teams: [] }]), mock('getCupBracket', bracket)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const task = (await canvas.findByText(say(messages.emptyGroups, { count: 1 }))).closest('li')!;
    await expect(within(task).getByRole('link', { name: 'Krijtland Cup' }).getAttribute('href')).toMatch(/\/groups\/cup\/teams$/);
  },
};

/** A cup has a round to draw. It is in the list, and finishing the season names it. */
export const CupToDraw: Story = {
  tags: ['picture'],
  parameters: {
    screen: {
      msw: (world: World) => {
        const cup = { ...groupOf(teamsOf(world), world.league.group), name: 'Krijtland Cup', slug: 'cup', kind: 'cup' as const };
        return [mock('listSeasonGroups', [cup]), mock('getCupBracket', cupOf(world, cup, 2)), mock('listMatches', pageOf([]))];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.cupRounds, { count: 1 }))).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Krijtland Cup' }))
      await expect(link.getAttribute('href')).toMatch(/\/groups\/cup$/);
    await userEvent.click(canvas.getByRole('button', { name: say(shared.nextState, { state: 'finished' }) }));
    const dialog = await screen.findByRole('alertdialog');
    const text = say(messages.nextMeans, { state: 'finished' });
    await expect(dialog).toHaveTextContent(say(messages.finishMeans, { text, count: 1, cups: 'Krijtland Cup' }));
  },
};

/** Before the season is finished, the numbers of what is open lead to the lists. */
export const FinishEarly: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('listMatches', ({ undecided, protested, state }) => ({
          ...{ items: [], page: 1, perPage: 1 },
          total: protested ? 1 : state ? ({ 'to-confirm': 3, playing: 2, disputed: 4 }[state as string] ?? 0) : undecided ? 12 : 0,
        })),
        mock('listPostponements', [postponementOf(matchesOf(world, groupOf(teamsOf(world), world.league.group))[0]!)]),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const finish = say(shared.nextState, { state: 'finished' });
    await userEvent.click(await canvas.findByRole('button', { name: finish }));
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const [kind, count, address] of [
      ['live', 2, '/matches?show=live'],
      ['disputed', 4, '/matches?show=disputed'],
      ['undecided', 12, '/matches?show=undecided'],
      ['unconfirmed', 3, '/matches?show=unconfirmed'],
      ['protested', 1, '/matches?show=protested'],
      ['players', 2, '/members'],
    ] as const) {
      const link = dialog.getByRole('link', { name: say(messages.openBefore, { kind, count }) });
      await expect(link.getAttribute('href')!.endsWith(address)).toBe(true);
    }
    const { home, away, slug } = postponementOf(matchesOf(world, groupOf(teamsOf(world), world.league.group))[0]!);
    await expect(dialog.getByText(say(messages.openBefore, { kind: 'moves', count: 1 }), { exact: false })).toBeVisible();
    const move = dialog.getByRole('link', { name: say(matchMessages.title, { home, away }) });
    await expect(move.getAttribute('href')!.endsWith(`/matches/${slug}`)).toBe(true);
    // Undecided matches keep the season from its end.
    await expect(dialog.getByText(say(messages.undecided))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: finish })).toBeNull();
  },
};

/** A new season. Only its organisers see it, and it opens after a confirmation that says what happens. */
export const Draft: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        let state: SeasonState = 'draft';
        return [
          mock('getManagedCompetition', () => managedCompetitionOf(world, { state })),
          mock('setSeasonStatus', (input) => {
            state = input.state;
            return { ...managedCompetitionOf(world, { state }).seasons[0]! };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(shared.draftMeans))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: say(shared.nextState, { state: 'open' }) }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(say(messages.nextMeans, { state: 'open' }));
    await userEvent.click(within(dialog).getByRole('button', { name: say(shared.nextState, { state: 'open' }) }));
    await userEvent.click(await canvas.findByRole('button', { name: say(publishMessages.publish) }));
    const publish = within(await screen.findByRole('alertdialog'));
    await expect(publish.getByText(say(publishMessages.text))).toBeVisible();
    await userEvent.click(publish.getByRole('button', { name: say(publishMessages.publish) }));
    await expect(await canvas.findByRole('button', { name: say(shared.nextState, { state: 'finished' }) })).toBeVisible();
  },
};

/** A match began after the page was loaded, so the season cannot change now. A toast says why. */
export const Refused: Story = {
  parameters: { screen: { msw: [mock('listMatches', pageOf([])), mockError('setSeasonStatus', 'wrong-state')] } },
  play: async ({ canvas, userEvent, say }) => {
    const finish = say(shared.nextState, { state: 'finished' });
    await userEvent.click(await canvas.findByRole('button', { name: finish }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: finish }));
    await waitFor(() => expect(screen.getByText(say(messages.undecided))).toBeVisible());
  },
};

/** An administrator reopens a finished season with a reason. */
export const Finished: Story = {
  parameters: inState('finished'),
  play: async ({ canvas, userEvent, say }) => {
    const reopen = say(messages.backTo, { state: 'running' });
    await userEvent.click(await canvas.findByRole('button', { name: reopen }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: reopen }));
    await expect(await within(dialog).findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: say(words.cancel) }));
  },
};

/** An editor cannot reopen a finished season. */
export const FinishedForEditors: Story = {
  parameters: inState('finished', 'editor'),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(shared.nextState, { state: 'archived' }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.backTo, { state: 'running' }) })).toBeNull();
  },
};

/** An archived season has no buttons. */
export const Archived: Story = {
  parameters: inState('archived'),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.archivedMeans))).toBeVisible();
    await expect(await canvas.findByText(say(messages.nothingToDo))).toBeVisible();
  },
};

/** A season without teams and divisions. */
export const Empty: Story = {
  parameters: { screen: { msw: noLists } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noTeams))).toBeVisible();
    await expect(canvas.getByText(say(messages.noGroups))).toBeVisible();
  },
};

/** The overview is for organisers. A captain comes to their own team. */
export const Captain: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const managed = managedCompetitionOf(world, { role: 'captain' });
        const [{ id, seasonId, name, team }] = teamsOf(world) as [SeasonTeam];
        const ownTeams = [{ id, seasonId, name, slug: team.slug, short: team.short }];
        return [mock('getManagedCompetition', ({ team: slug }) => withTeam({ ...managed, ownTeams }, world, slug))];
      },
    },
  },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listTeams', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

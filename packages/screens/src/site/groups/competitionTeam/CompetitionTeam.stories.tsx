import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { matchesOf, membersOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { addDays } from '@oche/darts/days';
import { expect, within } from 'storybook/test';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as calendarMessages } from '../../../parts/calendar/messages.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { contextWith, divisionOf, played } from '../testDivision.ts';
import { CompetitionTeam } from './CompetitionTeam.tsx';
import { messages } from './messages.ts';

const paramsOf = (world: World) => ({ group: divisionOf(world).slug, team: teamsOf(world)[0]!.team.slug });

/** The matches of the first team, the first of them with this change. */
const matchesWith = (world: World, change: Partial<ReturnType<typeof matchesOf>[number]>) => {
  const [team] = teamsOf(world);
  const own = matchesOf(world, divisionOf(world)).filter(({ home, away }) => [home.id, away.id].includes(team!.id));
  return mock('listMatches', {
    items: own.map((match, at) => (at === 0 ? { ...match, ...change } : match)),
    ...{ page: 1, perPage: 200, total: own.length },
  });
};

const totals = {
  ...{ played: 0, won: 0, drawn: 0, lost: 0, setsFor: 0, setsAgainst: 0, setDifference: 0 },
  ...{ legsFor: 0, legsAgainst: 0, legDifference: 0 },
};
const nothingPlayed = [
  mock('getTeamStatistics', { home: totals, away: totals, opponents: [], players: [], pairs: [] }),
  mock('getLeaderboard', { items: [], page: 1, perPage: 200, total: 0 }),
];

const meta = {
  component: CompetitionTeam,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'competitionTeam',
      params: paramsOf,
      msw: (world: World) => [played(world), matchesWith(world, { state: 'confirmed', points: [6, 4] })],
    },
  },
} satisfies Meta<typeof CompetitionTeam>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Place and form, the next matches before the results, the players with their 180s, and where the team plays. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const [team] = teamsOf(world);
    await expect(await canvas.findByRole('heading', { level: 1, name: team!.name })).toBeVisible();
    const comes = within(canvas.getByRole('region', { name: say(messages.comes) }));
    await expect(comes.getAllByRole('listitem')).toHaveLength(2);
    const results = within(canvas.getByRole('region', { name: say(messages.results) }));
    await expect(results.getByText('6')).toBeVisible();
    await expect(canvas.getByRole('table', { name: say(words.players) })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /180/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: say(matchMessages.block, { size: '2' }) })).toBeVisible();
    const calendar = canvas.getByRole('link', { name: say(messages.calendar) });
    await expect(calendar.getAttribute('href')).toMatch(new RegExp(`/calendar\\?team=${team!.team.slug}$`));
    const map = canvas.getByRole('link', { name: say(siteMessages.map) });
    await expect(map.getAttribute('href')).toContain(encodeURIComponent(team!.location!.address));
    await expect(canvas.getByRole('button', { name: say(calendarMessages.subscribe) })).toBeVisible();
  },
};

/** The reader follows the team on this device, and stops. */
export const Follow: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(siteMessages.myTeam), pressed: false }));
    await userEvent.click(await canvas.findByRole('button', { name: say(siteMessages.myTeam), pressed: true }));
    await expect(await canvas.findByRole('button', { name: say(siteMessages.myTeam), pressed: false })).toBeVisible();
  },
};

/** Before the first match, the players are only named. */
export const BeforeFirstMatch: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        return [...nothingPlayed, matchesWith(world, {})];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [member] = membersOf(world);
    await expect(await canvas.findByText(new RegExp(member!.name))).toBeVisible();
    await expect(canvas.queryByText(say(messages.place))).toBeNull();
    await expect(canvas.queryByRole('region', { name: say(messages.results) })).toBeNull();
  },
};

/** The roster is that of today: with a player who leaves at the end of the day, and without one who joins tomorrow. */
export const RosterOfToday: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const today = localNow(world.competition.organisation.timeZone).slice(0, 10);
        const [first, second] = membersOf(world);
        const entry = first!.roster[0]!;
        return [
          ...nothingPlayed,
          matchesWith(world, {}),
          mock('listSeasonMembers', [
            { ...first!, name: 'Lies Leaves', roster: [{ ...entry, to: today }] },
            { ...second!, name: 'Joke Joins', roster: [{ ...entry, from: addDays(today, 1) }] },
          ]),
        ];
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Lies Leaves/)).toBeVisible();
    await expect(canvas.queryByText(/Joke Joins/)).toBeNull();
  },
};

export const Penalties: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const standings = standingsOf(divisionOf(world));
        const adjustments = [{ points: -2, sets: 0, reason: 'Geen wedstrijdblad', on: '2026-11-14' }];
        return [mock('getStandings', { ...standings, rows: standings.rows.map((row, at) => (at === 0 ? { ...row, adjustments } : row)) })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const section = within(await canvas.findByRole('region', { name: say(messages.penalties) }));
    await expect(section.getByText(/−2.*Geen wedstrijdblad/)).toBeVisible();
  },
};

const withdrawn = (world: World) => contextWith(world, { team: { ...teamsOf(world)[0]!, state: 'withdrawn', withdrawnOn: '2026-11-14' } });

/** The team has withdrawn late, so that its other matches were awarded. */
export const Withdrawn: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [played(world), withdrawn(world), matchesWith(world, { state: 'walkover', absent: 'home', points: [0, 10] })],
    },
  },
  play: async ({ canvas, say }) => {
    const notice = await canvas.findByText(say(messages.awarded, { count: 1 }));
    await expect(notice).toBeVisible();
    await expect(canvas.getByText(/2026/, { selector: '[role=status] *' })).toBeVisible();
  },
};

/** The team has withdrawn early, so that none of its matches counts. */
export const WithdrawnEarly: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        ...[played(world), withdrawn(world)],
        mock('listMatches', {
          items: matchesOf(world, divisionOf(world)).map((match) => ({ ...match, annulled: true })),
          ...{ page: 1, perPage: 200, total: 6 },
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.annulled))).toBeVisible();
    await expect(canvas.getByText(say(messages.noMatches))).toBeVisible();
  },
};

/** The match of the evening is under way: it is on the lit bed with its score, and no longer among the next matches. */
export const LiveMatch: Story = {
  parameters: { screen: { msw: (world: World) => [played(world), matchesWith(world, { state: 'playing', points: [4, 2] })] } },
  play: async ({ canvas, world, say }) => {
    const [team] = teamsOf(world);
    const { home, away, slug } = matchesOf(world, divisionOf(world)).find((match) => [match.home.id, match.away.id].includes(team!.id))!;
    const lit = await canvas.findByRole('link', { name: new RegExp(`${say(words.live)}.*${home.name}.*4.*${away.name}.*2`) });
    await expect(lit.getAttribute('href')).toMatch(new RegExp(`/matches/${slug}$`));
    await expect(within(canvas.getByRole('region', { name: say(messages.comes) })).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A new team. */
export const Empty: Story = {
  parameters: {
    screen: {
      params: (world: World) => ({ ...paramsOf(world), team: teamsOf(world)[3]!.team.slug }),
      msw: (world: World) => {
        return [
          ...nothingPlayed,
          mock('listMatches', { items: [], page: 1, perPage: 200, total: 0 }),
          mock('listSeasonMembers', []),
          mock('getStandings', standingsOf(divisionOf(world))),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noPlayers))).toBeVisible();
    await expect(canvas.getByText(say(messages.noMatches))).toBeVisible();
    await expect(canvas.getByText(say(messages.noLocation))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getStandings', standingsOf(divisionOf(world)), { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getTeamStatistics', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** An unknown team. */
export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), team: 'does-not-exist' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** A team of another division of the season. */
export const NotInDivision: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [contextWith(world, { team: teamsOf(world)[0]!, group: { ...divisionOf(world), teams: [] } })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

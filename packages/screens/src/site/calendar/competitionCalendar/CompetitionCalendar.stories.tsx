import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPlanned } from '@oche/i18n/format';
import { buildCompetition } from '@oche/mocks/competition';
import { groupRefsOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { seasonCalendarOf } from '@oche/mocks/responses/calendar';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { empty, eveningInProgress, longGermanNames, type World } from '@oche/mocks/world';
import type { Match, SeasonCalendar } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import { expect, waitFor, within } from 'storybook/test';
import { messages as calendarMessages } from '../../../parts/calendar/messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { CompetitionCalendar } from './CompetitionCalendar.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionCalendar,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionCalendar' } },
} satisfies Meta<typeof CompetitionCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const otherId = '01a032c8-9000-7f6d-a3e0-a15b32d8b328';

const none: SeasonCalendar = {
  ...{
    from: '2026-11-16',
    to: '2026-12-06',
    matchdays: [],
    matches: [],
    undated: [],
    locations: [],
    blockedDates: [],
    earlier: null,
    later: null,
  },
};
/** The calendar with these changes of its first matches. */
const withMatches =
  (...changes: Partial<Match>[]) =>
  (world: World) => {
    const matches = matchesOf(world, groupOf(teamsOf(world), world.league.group));
    return [
      mock('getSeasonCalendar', {
        ...none,
        matches: changes.map((change, at) => ({ ...matches[0]!, id: `019a5c1e-7f00-7000-8000-00000000000${at}`, ...change })),
      }),
    ];
  };

/** Played matches have their score, coming ones their time. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.calendar) })).toBeVisible();
    const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
    await expect((await canvas.findAllByText(match!.home.name)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { name: say(messages.subscribe) })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(messages.blocked) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.later) }).getAttribute('href')).toContain('from=2026-12-21');
  },
};

/** The matches of the team that the reader follows are one tap away. */
export const MyTeam: Story = {
  parameters: {
    screen: {
      search: 'group=eerste',
      kept: (world: World) => ({ followedTeam: groupOf(teamsOf(world), world.league.group).teams[1]!.slug }),
    },
  },
  play: async ({ canvas, world, say }) => {
    const { slug } = groupOf(teamsOf(world), world.league.group).teams[1]!;
    const link = await canvas.findByRole('link', { name: say(siteMessages.myTeam) });
    await expect(link.getAttribute('href')).toMatch(new RegExp(`/calendar\\?team=${slug}$`));
  },
};

/** A live match, a moved one, one without a date, and a cancelled one say so. */
export const Unusual: Story = {
  parameters: {
    screen: {
      msw: withMatches(
        { state: 'playing', points: [4, 2] },
        {
          state: 'planned',
          points: null,
          startsAt: '2026-11-29T15:00',
          movedFrom: [{ startsAt: '2026-11-27T20:00', locationId: '019a5c1e-7f00-7000-8000-00000000000a' }],
        },
        { state: 'cancelled', points: null },
      ),
    },
  },
  play: async ({ canvas, like, say }) => {
    await expect(await canvas.findByText(say(words.live))).toBeVisible();
    await expect(canvas.getByText(like(messages.movedFrom))).toBeVisible();
    await expect(canvas.getAllByText(say(messages.versus)).length).toBeGreaterThanOrEqual(2);
  },
};

/** The address keeps the filters; the calendar to subscribe to is that of the team. */
export const OfTeam: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        return { ...world, competition: { ...world.competition, groups: groupRefsOf(world) } };
      },
      search: (world: World) => `team=${teamsOf(world)[0]!.team.slug}`,
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const team = teamsOf(world)[0]!;
    await expect(await canvas.findByText(say(messages.subscribeTo, { what: team.name }))).toBeVisible();
    const link = canvas.getByRole('link', { name: say(calendarMessages.open) });
    await expect(link.getAttribute('href')).toContain(`/calendars/team/${team.team.id}.ics`);
    const earlier = canvas.getByRole('link', { name: say(messages.earlier) });
    await expect(earlier.getAttribute('href')).toContain(`team=${team.team.slug}`);
    await expect(canvas.getByRole('combobox', { name: say(messages.team) })).toHaveDisplayValue(team.name);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(messages.team) }), say(messages.allTeams));
    await expect(await canvas.findByText(say(messages.subscribeTo, { what: say(messages.theSeason) }))).toBeVisible();
  },
};

/** The matches of a location, with its calendar. */
export const OfLocation: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        return { ...world, competition: { ...world.competition, groups: groupRefsOf(world) } };
      },
      msw: (world: World) => {
        const matches = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const [first] = matches as [Match];
        const elsewhere = matches.map((match) => (match.id === first.id ? match : { ...match, location: { id: otherId, name: 'Elders' } }));
        return [mock('getSeasonCalendar', (filter) => seasonCalendarOf(elsewhere, filter))];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second] = matchesOf(world, groupOf(teamsOf(world), world.league.group)) as [Match, Match];
    const linkTo = ({ slug }: Match) => canvas.queryAllByRole('link').filter((link) => link.getAttribute('href')!.endsWith(`/${slug}`));
    const select = await canvas.findByRole('combobox', { name: say(words.location) });
    await waitFor(() => expect(linkTo(second)).not.toEqual([]));
    await userEvent.selectOptions(select, first.location.name);
    await waitFor(() => expect([linkTo(first).length > 0, linkTo(second)]).toEqual([true, []]));
    await expect(canvas.getByText(say(messages.subscribeTo, { what: first.location.name }))).toBeVisible();
    const link = canvas.getByRole('link', { name: say(calendarMessages.open) });
    await expect(link.getAttribute('href')).toContain(`/calendars/location/${first.location.id}.ics`);
  },
};

/** Only the teams of the chosen division can be chosen. Another division forgets the team. */
export const TeamsOfDivision: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        return { ...world, competition: { ...world.competition, groups: groupRefsOf(world) } };
      },
      search: (world: World) => `group=${groupRefsOf(world)[0]!.slug}&team=${groupOf(teamsOf(world), world.league.group).teams[0]!.slug}`,
      msw: (world: World) => {
        const group = groupOf(teamsOf(world), world.league.group);
        const [first] = group.teams as [SeasonGroup['teams'][number]];
        const other = { ...first, id: otherId, slug: 'de-overkant', name: 'De Overkant' };
        return [mock('listSeasonGroups', [group, { ...group, id: otherId, slug: 'second', name: 'Second', teams: [other] }])];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const select = await canvas.findByRole<HTMLSelectElement>('combobox', { name: say(messages.team) });
    const { teams } = groupOf(teamsOf(world), world.league.group);
    const offered = [...select.options].map(({ value }) => value).filter(Boolean);
    await expect(offered.toSorted()).toEqual(teams.map(({ slug }) => slug).toSorted());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say(messages.group) }), say(messages.allGroups));
    await waitFor(() => expect(select).toHaveDisplayValue(say(messages.allTeams)));
    await expect([...select.options].map(({ value }) => value)).toContain('de-overkant');
  },
};

/** Without JavaScript, a form sends the filters to the address of the calendar. A new filter begins with the present matches that it finds. */
export const Filters: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        return { ...world, competition: { ...world.competition, groups: groupRefsOf(world) } };
      },
      search: 'from=2026-12-21',
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const select = await canvas.findByRole<HTMLSelectElement>('combobox', { name: say(messages.group) });
    const form = select.form!;
    await expect(form.method).toBe('get');
    await expect(new URL(form.action).pathname).toMatch(/\/calendar$/);
    await expect([...new FormData(form).keys()]).toEqual(['from', 'group', 'team', 'location']);
    const [group] = groupRefsOf(world);
    await userEvent.selectOptions(select, group!.slug);
    await expect(select).toHaveValue(group!.slug);
    const later = () => canvas.getByRole('link', { name: say(messages.later) }).getAttribute('href');
    await waitFor(() => expect(later()).toContain(`group=${group!.slug}`));
  },
};

const inMonth = {
  world: () => {
    const world = eveningInProgress();
    return { ...world, competition: { ...world.competition, groups: groupRefsOf(world) } };
  },
  search: 'month=2026-11',
};

/** A month as a table of weeks. Played matches have their score, coming ones their time, and a day leads to the list if it has more matches. */
export const Month: Story = {
  tags: ['picture'],
  parameters: {
    screen: {
      ...inMonth,
      msw: (world: World) => {
        const matches = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const on = (startsAt: string, change: Partial<Match> = {}) => ({
          ...matches[0]!,
          id: crypto.randomUUID(),
          startsAt,
          points: null,
          state: 'planned' as const,
          ...change,
        });
        const { earlier, later } = { earlier: '2026-10-01', later: '2026-12-01' };
        const busy = Array.from({ length: 7 }, (_, at) => on(`2026-11-27T${String(14 + at)}:00`));
        return [
          mock('getSeasonCalendar', {
            ...{ ...none, from: '2026-11-01', to: '2026-11-30', earlier, later },
            matches: [
              on('2026-11-20T20:00', { points: [6, 4], state: 'confirmed' }),
              on('2026-11-21T20:00', { state: 'cancelled' }),
              ...busy,
            ],
            blockedDates: [{ from: '2026-11-01', to: '2026-11-02', reason: 'All Saints' }],
          }),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
    const table = within(await canvas.findByRole('table', { name: formatPlanned('en', '2026-11-01', 'month') }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(7);
    const cellOf = (day: number) => within(table.getByText(String(day), { selector: 'time' }).closest('td')!);
    await expect(cellOf(20).getByRole('link')).toHaveTextContent(/6.4 /);
    await expect(cellOf(20).getByRole('link')).toHaveAttribute('href', expect.stringContaining(`/matches/${match!.slug}`));
    await expect(
      cellOf(21)
        .getByText(formatPlanned('en', '2026-11-21T20:00', 'time'))
        .closest('s'),
    ).toBeVisible();
    await expect(cellOf(1).getByText('All Saints')).toBeVisible();
    await expect(cellOf(2).getByText('All Saints')).toBeVisible();
    await expect(cellOf(3).queryByText('All Saints')).toBeNull();
    // Of seven matches, four are shown, and a link leads to the list at this day.
    await expect(cellOf(27).getAllByRole('link')).toHaveLength(5);
    const more = cellOf(27).getByRole('link', { name: say(messages.more, { count: 3 }) });
    await expect(more.getAttribute('href')).toMatch(/from=2026-11-27#day-2026-11-27$/);
    await expect(canvas.getByRole('link', { name: say(messages.earlierMonth) }).getAttribute('href')).toContain('month=2026-10');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The list leads to the month of its first day and back, with the same filters. */
export const ListAndMonth: Story = {
  parameters: { screen: { ...inMonth, search: '' } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(messages.asMonth) }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: say(messages.asList) }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

/** A phone has no space for a month, so its matches are a list. */
export const MonthOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screen: inMonth },
  play: async ({ canvas, say }) => {
    await expect((await canvas.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('link', { name: say(messages.asList) })).toBeNull();
    await expect(canvas.getByText(formatPlanned('en', '2026-11-01', 'month'), { selector: 'p span' })).toBeVisible();
  },
};

export const MonthInGerman: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { ...inMonth, world: longGermanNames } },
};

/** Nobody plays on these days. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('getSeasonCalendar', none)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** Before the season runs, matchdays have dates and nothing else. */
export const NotPublished: Story = {
  parameters: {
    screen: {
      world: () => ({ ...eveningInProgress(), competition: buildCompetition() }),
      msw: (world: World) => [
        mock('getCompetitionContext', { ...world.competition, groups: [] }),
        mock('getSeasonCalendar', {
          ...none,
          matchdays: [{ groupId: null, number: 1, from: '2026-09-07', to: '2026-09-13', kind: 'league' }],
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.notPublished))).toBeVisible();
    await expect(canvas.getByText(say(messages.matchdays, { first: 'same', last: '1' }))).toBeVisible();
  },
};

/** A season that is over, from before the site had fixtures. Nothing more will be published. */
export const OverWithoutFixtures: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getCompetitionContext', { ...world.competition, groups: [], isFinished: true })] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noFixtures))).toBeVisible();
    await expect(canvas.queryByText(say(messages.notPublished))).toBeNull();
  },
};

export const NoSeason: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noSeason))).toBeVisible();
  },
};

export const Loading: Story = { parameters: { screen: { msw: [mock('getSeasonCalendar', none, { delay: 'infinite' })] } } };

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, say }) => {
    await canvas.findByRole('heading', { name: say(messages.subscribe) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getSeasonCalendar', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: say(shellMessages.notFoundTitle) })).toBeVisible();
    // A wrong address leads on to what most readers want.
    await expect(canvas.getByRole('link', { name: say(shellMessages.goHome) })).toBeVisible();
    for (const [page, label] of [
      ['standings', words.standings],
      ['calendar', words.calendar],
    ] as const)
      await expect(canvas.queryAllByRole('link', { name: say(label) }).length > 0).toBe(world.competition.pages.includes(page));
  },
};

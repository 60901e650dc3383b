import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Match } from '@oche/api/contract/fixture';
import { buildCompetition } from '@oche/mocks/competition';
import { groupRefsOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { seasonCalendarOf } from '@oche/mocks/responses/calendar';
import { cupOf } from '@oche/mocks/responses/cup';
import { groupOf, matchesOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import { eveningInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as cupMessages } from '../../parts/league/cupMessages.ts';
import { messages as groupMessages } from '../../parts/league/groupMessages.ts';
import { boardLabels } from '../../parts/league/players/boardLabel.ts';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { batchMs } from '../../shell/batch.ts';
import { words } from '../../shell/words.ts';
import { CompetitionHome } from './competitionHome/CompetitionHome.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionHome,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionHome' } },
} satisfies Meta<typeof CompetitionHome>;
export default meta;
type Story = StoryObj<typeof meta>;

const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);

/** A match for each of these changes, between teams in the order of the table: the first against the second, then the third against the fourth. */
const matchesWith = (world: World, changes: readonly Partial<Match>[]): Match[] => {
  const group = divisionOf(world);
  const [base] = matchesOf(world, group);
  const refs = group.teams.map(({ id, slug, name, short }) => ({ id, slug, name, short }));
  return changes.map((change, at) => ({
    ...base!,
    ...{ id: `019a5c1e-7f00-7000-8000-00000000000${at}`, slug: `match-${at}`, home: refs[(2 * at) % 4]!, away: refs[(2 * at + 1) % 4]! },
    ...{ state: 'planned', points: null, annulled: false, movedFrom: [], ...change },
  }));
};

/** The home page with these matches, after the first results. */
const withMatches =
  (...changes: Partial<Match>[]) =>
  (world: World) => [
    mock('getSeasonCalendar', seasonCalendarOf(matchesWith(world, changes), {})),
    mock('getStandings', standingsOf(divisionOf(world))),
  ];

const at = (day: string) => `2026-${day}T20:00`;
const decided = (day: string, points: [number, number]) => ({ startsAt: at(day), matchday: 1, state: 'confirmed' as const, points });

const evening = withMatches(
  { startsAt: at('11-27'), matchday: 2, state: 'playing', points: [4, 2] },
  { startsAt: at('11-27'), matchday: 2, state: 'playing', points: [3, 5] },
  { startsAt: at('12-04'), matchday: 3 },
);

/** A match evening: the match of the first two is on the lit bed with its score, the next one beside it, the coming matchday below. */
export const Evening: Story = {
  parameters: { screen: { msw: evening } },
  play: async ({ canvas, world, say, like }) => {
    const [first, second] = world.league.teams;
    const top = (await canvas.findByText(like(messages.places))).closest('a')!;
    for (const text of [first!, second!, '4', '2', say(words.live)]) await expect(within(top).getByText(text)).toBeVisible();
    await expect(canvas.getByRole('region', { name: new RegExp(`^${say(words.now)}`) })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /3/ })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** The match of the team that the reader follows has the lit bed, and the team is marked in the table. */
export const FollowedTeam: Story = {
  parameters: {
    screen: { msw: evening, kept: (world: World) => ({ followedTeam: divisionOf(world).teams[2]!.slug }) },
  },
  play: async ({ canvas, canvasElement, world }) => {
    const third = world.league.teams[2]!;
    await waitFor(() => expect(canvasElement.querySelector('a.lit')).toHaveTextContent(third));
    await expect(await canvas.findByRole('row', { name: new RegExp(third) })).toHaveClass(/you/);
  },
};

let calendarReads = 0;

/** A game ends during the evening: the new score is there, and the page has asked for nothing since it joined the channel. */
export const ScoreArrives: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        calendarReads = 0;
        const matches = matchesWith(world, [{ startsAt: at('11-27'), matchday: 2, state: 'playing', points: [4, 2] }]);
        return [
          mock('getSeasonCalendar', () => {
            calendarReads += 1;
            return seasonCalendarOf(matches, {});
          }),
          mock('getStandings', standingsOf(divisionOf(world))),
        ];
      },
    },
  },
  play: async ({ canvas, world, say, like, realtime }) => {
    const top = (await canvas.findByText(like(messages.places))).closest('a')!;
    await expect(within(top).getByText('4')).toBeVisible();
    // The page reads again when it has joined the channel, and once more if joining takes long.
    await waitFor(() => expect(calendarReads).toBeGreaterThan(1));
    const quiet = () => new Promise((done) => setTimeout(done, 2 * batchMs));
    await quiet();
    const before = calendarReads;
    const [match] = matchesWith(world, [{ startsAt: at('11-27'), matchday: 2, state: 'playing', points: [5, 2] }]);
    realtime.emit('season', teamsOf(world)[0]!.seasonId, { event: 'match', data: { match: match! } });
    await expect(await within(top).findByText('5')).toBeVisible();
    await expect(within(top).getByText(say(words.live))).toBeVisible();
    // Stories have no spread, so a refetch would have been sent after the batch.
    await quiet();
    await expect(calendarReads).toBe(before);
  },
};

/** On the day after, the results and the next matches. */
export const DayAfter: Story = {
  parameters: { screen: { msw: withMatches(decided('11-26', [7, 3]), decided('11-26', [5, 5]), { startsAt: at('12-04'), matchday: 3 }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('region', { name: new RegExp(`^${say(words.results)}`) })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /3$/ })).toBeVisible();
  },
};

/** Later, only what is nearer. */
export const BetweenMatchdays: Story = {
  parameters: {
    screen: {
      msw: withMatches(
        ...[
          decided('11-20', [7, 3]),
          { startsAt: at('12-01'), matchday: 2 },
          { startsAt: at('12-02'), matchday: 2, state: 'lineups' as const },
        ],
      ),
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('region', { name: new RegExp(`^${say(messages.next)}`) })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: new RegExp(`^${say(words.results)}`) })).toBeNull();
  },
};

/** Before the first result there is no table and no leader. */
export const BeforeFirstMatch: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getSeasonCalendar', seasonCalendarOf(matchesWith(world, [{ startsAt: at('12-04'), matchday: 1 }]), {})),
        mock('getLeaders', { '180-171': [], 'low-visits': [], 'games-played': [], 'high-checkouts': [] }),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(groupMessages.teamCount, { count: world.league.teams.length }))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(messages.leaders) })).toBeNull();
  },
};

/** The organisers have finished the season: champions, and who goes up and down. */
export const Finished: Story = {
  parameters: {
    screen: {
      world: () => ({ ...eveningInProgress(), competition: { ...buildCompetition(), isFinished: true } }),
      msw: withMatches(decided('11-20', [7, 3])),
    },
  },
  play: async ({ canvas, world, say }) => {
    const champions = within(await canvas.findByRole('region', { name: say(messages.champions) }));
    await expect(champions.getByText(world.league.teams[0]!)).toBeVisible();
    // The page has one lit bed.
    await expect(document.querySelectorAll('main .lit')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: new RegExp(`^${say(words.results)}`) })).toBeVisible();
  },
};

/** A season of two cups, one of them decided. */
export const OnlyCups: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const group = { ...divisionOf(world), slug: 'beker', name: 'Beker', kind: 'cup' as const };
        const other = { ...group, id: '019a5c1e-7f00-7000-8000-0000000000aa', slug: 'schaal', name: 'Schaal' };
        return [
          mock('getCompetitionContext', ({ domainBase64 }) => ({
            ...world.competition,
            groups: [group, other],
            encodedDomain: domainBase64,
          })),
          mock('getCupBracket', ({ id }) => cupOf(world, group, id === group.id ? 2 : 4)),
          mock('getSeasonCalendar', seasonCalendarOf([], {})),
        ];
      },
    },
  },
  play: async ({ canvas, like }) => {
    await expect(await canvas.findByText(like(cupMessages.champion))).toBeVisible();
    await expect(canvas.getByText('Beker')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Each leaderboard has its leader. Players who share the first place are "and others". */
export const Leaders: Story = {
  parameters: { screen: { msw: withMatches(decided('11-26', [7, 3])) } },
  play: async ({ canvas, say }) => {
    const leaders = within(await canvas.findByRole('region', { name: say(messages.leaders) }));
    for (const board of ['180-171', 'low-visits', 'games-played', 'high-checkouts'] as const)
      await expect(leaders.getByRole('link', { name: new RegExp(`^${say(boardLabels[board])}`) })).toBeVisible();
  },
};

/** A season before its matches are published shows when it begins, and its news. */
export const Unpublished: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getCompetitionContext', ({ domainBase64 }) => ({ ...world.competition, groups: [], encodedDomain: domainBase64 })),
      ],
    },
  },
  play: async ({ canvas, like, say }) => {
    await expect(await canvas.findByText(say(messages.noTeams))).toBeVisible();
    await expect(canvas.getByText(like(messages.firstMatchday))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(siteMessages.news) })).toBeVisible();
  },
};

/** A part that fails says so in its place, and the rest stands. */
export const PartFails: Story = {
  parameters: {
    screen: { msw: (world: World) => [...withMatches(decided('11-26', [7, 3]))(world), mockError('listSiteNews', 'internal')] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** Tabs choose the division of the table, and keep the page. */
export const OtherDivision: Story = {
  parameters: {
    screen: {
      search: 'group=tweede',
      msw: (world: World) => {
        const second = {
          ...divisionOf(world),
          id: '019a5c1e-7f00-7000-8000-0000000000aa',
          slug: 'tweede',
          name: 'Tweede Divisie',
          level: 2,
        };
        return [
          mock('getCompetitionContext', ({ domainBase64 }) => ({
            ...{ ...world.competition, groups: [...groupRefsOf(world), second], encodedDomain: domainBase64 },
          })),
          mock('listSeasonGroups', [divisionOf(world), second]),
          mock('getStandings', ({ id }) => standingsOf(id === second.id ? second : divisionOf(world))),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: say(siteMessages.divisions) }));
    await expect(tabs.getByRole('link', { name: 'Tweede Divisie', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(siteMessages.wholeTable) }).getAttribute('href')).toMatch(
      /\/groups\/tweede\/standings$/,
    );
  },
};

export const EveningPhone: Story = { ...Evening, globals: { viewport: { value: 'phone' } } };

export const EveningGerman: Story = {
  tags: ['picture'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, ...Evening.parameters?.['screen'] } },
};

export const EveningDark: Story = { ...Evening, tags: ['picture'], globals: { mode: 'dark' } };

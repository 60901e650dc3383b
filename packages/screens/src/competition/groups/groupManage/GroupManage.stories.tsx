import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withGroup } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as calendarMessages } from '../../../parts/calendar/messages.ts';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { messages as tieMessages } from '../../../parts/ties/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as standingsMessages } from '../../../parts/league/standingsMessages.ts';
import { GroupManage } from './GroupManage.tsx';
import { messages } from './messages.ts';

const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);
const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  group_slug: divisionOf(world).slug,
});

const meta = {
  component: GroupManage,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'groupManage', params: paramsOf, msw: (world: World) => [mock('getStandings', standingsOf(divisionOf(world)))] },
  },
} satisfies Meta<typeof GroupManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Games decide between two teams with the same points. The place explains it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [, second, third] = world.league.teams;
    await userEvent.click(await canvas.findByRole('button', { name: say(standingsMessages.explain, { team: third!, position: '3' }) }));
    await expect(canvas.getByText(new RegExp(`${second}.*−2.*\\+2`))).toBeVisible();
    await expect(canvas.getByText(say(standingsMessages.after, { matchday: 2 }))).toBeVisible();
  },
};

/** Somebody else confirms a sheet, and the table follows. */
export const Follows: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        let points = 0;
        return [
          mock('getStandings', () => {
            const standings = standingsOf(divisionOf(world));
            points += 20;
            return { ...standings, rows: standings.rows.map((row) => ({ ...row, points: row.points + points })) };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, world, realtime }) => {
    const [first] = standingsOf(divisionOf(world)).rows;
    const row = () => canvas.getByRole('row', { name: new RegExp(`${first!.team.name}`) });
    await waitFor(() => expect(row()).toHaveTextContent(String(first!.points + 20)));
    realtime.emit('season', teamsOf(world)[0]!.seasonId, { event: 'changed', data: { topics: ['tables'] } });
    await waitFor(() => expect(row()).toHaveTextContent(String(first!.points + 40)));
  },
};

/** The matches of the division in the calendar of the user. The link opens the calendar program of the device. */
export const SubscribeToCalendar: Story = {
  play: async ({ canvas, userEvent, world, say, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(calendarMessages.subscribe) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(calendarMessages.subscribe) }));
    const path = `/calendars/group/${divisionOf(world).id}.ics?lang=${globals['locale'] ?? 'en'}`;
    const open = dialog.getByRole('link', { name: say(calendarMessages.open) });
    await expect(open.getAttribute('href')).toMatch(/^webcal:/);
    await expect(open.getAttribute('href')).toContain(path);
    await expect(dialog.getByText((text) => text.startsWith('http') && text.endsWith(path))).toBeVisible();
  },
};

/** A draft has no calendar, because nobody sees it. */
export const DraftHasNoCalendar: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world, { state: 'draft' }), world, group)),
        mock('getStandings', standingsOf(divisionOf(world))),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: divisionOf(world).name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(calendarMessages.subscribe) })).toBeNull();
  },
};

/** Before the first result, no team is ahead. */
export const BeforeFirstResult: Story = {
  parameters: { screen: { msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(standingsMessages.before))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(say(standingsMessages.explain, { team: '.*', position: '1' })) }),
    ).toBeNull();
  },
};

const tied = (world: World) => {
  const [division, [, second, third]] = [divisionOf(world), teamsOf(world)];
  return { ...standingsOf(division), complete: true, ties: [{ teams: [second!.id, third!.id], from: 2, to: 3, matters: ['up' as const] }] };
};

/** After the last match, nothing separates two teams, and a place above depends on it. */
export const Tie: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getStandings', tied(world)), mockError('decideTie', 'nothing-to-decide')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, second, third] = world.league.teams;
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.decide) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(say(tieMessages.shootOut)) }));
    const order = dialog.getByRole('list', { name: say(tieMessages.order) });
    await userEvent.click(within(order).getByRole('button', { name: say(orderMessages.up, { name: third! }) }));
    await expect(
      within(order)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(third!), expect.stringContaining(second!)]);
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await expect(await dialog.findByText(say(tieMessages.settled))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const empty = { ...divisionOf(world), teams: [] };
        return [mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world), world, group, [empty]))];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noTeams))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getStandings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

const playersAt = (search = '') => ({ screen: { search: `show=players${search}` } });

/** The individual standings of the division. A player with too few games has no place. */
export const Players: Story = {
  parameters: playersAt(),
  play: async ({ canvas, say, world }) => {
    const [placed, below] = await canvas.findAllByRole('table');
    await expect(within(placed!).getByRole('row', { name: new RegExp(`^1 ${world.league.people[0]}`) })).toBeVisible();
    await expect(below).toHaveTextContent(say(leaderMessages.tooFew));
    await expect(below).toHaveTextContent(say(leaderMessages.missing, { count: 2 }));
    await expect(canvas.getByRole('link', { name: say(words.players) })).toHaveAttribute('aria-current', 'page');
  },
};

/** Before the first confirmed match, nobody has a place. */
export const PlayersBeforeFirstResult: Story = {
  parameters: {
    screen: {
      search: 'show=players',
      msw: (world: World) => [mock('getIndividualStandings', { groupId: divisionOf(world).id, rows: [] })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.before))).toBeVisible();
  },
};

/** Each row opens the games that its figures come from. A figure from paper leads to its match. */
export const HighScores: Story = {
  parameters: playersAt('&board=180-171'),
  play: async ({ canvas, userEvent, world, say }) => {
    const summary = await canvas.findByText(say(leaderMessages.entryCount, { count: 3 }));
    await userEvent.click(summary);
    const leader = summary.closest('li')!;
    await expect(leader).toHaveTextContent(world.league.people[0]!);
    const links = await within(leader).findAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/\/live\//));
    await expect(links[2]).toHaveAttribute('href', expect.stringMatching(/\/matches\//));
    await expect(within(leader).getByText(say(leaderMessages.paper))).toBeVisible();
  },
};

/** Two players share the second place. Darts that are known only as visits are the most there can be. */
export const ShortLegs: Story = {
  parameters: playersAt('&board=low-visits'),
  play: async ({ canvas, userEvent, world, say }) => {
    const name = world.league.people[1]!;
    await userEvent.click(await canvas.findByRole('button', { name: say(leaderMessages.entries, { name, position: '2' }) }));
    await expect(await canvas.findByText(say(leaderMessages.legDarts, { count: 15 }))).toBeVisible();
    await expect(canvas.getByText(say(leaderMessages.atMost, { darts: '18' }))).toBeVisible();
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstElementChild?.textContent)
        .filter((text) => text !== ''),
    ).toEqual(['2', '2', '4']);
  },
};

export const GamesPlayed: Story = {
  parameters: playersAt('&board=games-played'),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(new RegExp(say(leaderMessages.byResult, { count: 4 })))).toBeVisible();
  },
};

export const HighCheckouts: Story = { tags: ['picture'], parameters: playersAt('&board=high-checkouts') };

/** A filter is kept in the address. Without a player, it can be removed. */
export const NobodyWithFilters: Story = {
  parameters: {
    screen: {
      search: 'show=players&board=high-checkouts&size=team',
      msw: [mock('getLeaderboard', { items: [], page: 1, perPage: 50, total: 0 })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.noneFiltered))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.size) })).toHaveTextContent(
      say(matchMessages.block, { size: 'team' }),
    );
    await expect(canvas.getByRole('link', { name: say(leaderMessages.showAll) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?show=players&board=high-checkouts$/),
    );
  },
};

/** A leaderboard that fails leaves the tabs and filters. */
export const PlayersFailed: Story = {
  parameters: { screen: { search: 'show=players&board=180-171', msw: [mockError('getLeaderboard', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.month) })).toBeVisible();
  },
};

export const PlayersOnPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } }, parameters: playersAt() };

export const LeaderboardOnPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: playersAt('&board=low-visits'),
};

export const PlayersWithLongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames, search: 'show=players&board=180-171' } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), group_slug: 'no-such-group' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

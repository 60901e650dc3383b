import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupRefsOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { matchesOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import { courseOf } from '@oche/mocks/responses/tables';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as standingsMessages } from '../../../parts/league/standingsMessages.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as groupMessages } from '../messages.ts';
import { contextWith, divisionOf, paramsOf, played } from '../testDivision.ts';
import { CompetitionStandings } from './CompetitionStandings.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionStandings,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionStandings', params: paramsOf, msw: (world: World) => [played(world)] },
  },
} satisfies Meta<typeof CompetitionStandings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table explains each place. The last and the next matchday are beside it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second, third] = world.league.teams;
    await expect(await canvas.findByRole('heading', { level: 1, name: divisionOf(world).name })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: say(standingsMessages.explain, { team: third!, position: '3' }) }));
    await expect(canvas.getByText(new RegExp(`${second}.*−2.*\\+2`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: first! }).getAttribute('href')).toMatch(
      new RegExp(`/groups/${divisionOf(world).slug}/teams/${teamsOf(world)[0]!.team.slug}$`),
    );
    for (const [number, note] of [
      [1, messages.last],
      [2, messages.next],
    ] as const) {
      const day = within(canvas.getByRole('region', { name: say(matchMessages.matchday, { number }) }));
      await expect(day.getByText(say(note))).toBeVisible();
      await expect(day.getAllByRole('listitem')).toHaveLength(2);
    }
  },
};

/** Below the table, a chart shows the place of each team after each matchday. */
export const CourseOfTheSeason: Story = {
  parameters: { screen: { msw: (world: World) => [played(world), mock('getCourseOfPlaces', courseOf(divisionOf(world)))] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = say(messages.courseChart, { group: divisionOf(world).name, first: 1, last: 2 });
    const chart = await canvas.findByRole('group', { name });
    chart.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const team = world.league.teams[1]!;
    await expect(within(chart).getByText(say(messages.courseOfTeam, { team, place: 2, best: 2, lowest: 3 }))).toBeVisible();
  },
};

/** The address keeps which matches the table counts. */
export const HomeMatches: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getStandings', ({ where, after }) => {
          const standings = standingsOf(divisionOf(world));
          return {
            ...standings,
            rows: standings.rows.map((row) => ({ ...row, points: where === 'home' ? 31 : after === 1 ? 17 : row.points })),
          };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: say(matchMessages.home) }));
    const row = () => canvas.getByRole('row', { name: new RegExp(world.league.teams[0]!) });
    await waitFor(() => expect(row()).toHaveTextContent('31'));
    await userEvent.click(canvas.getByRole('radio', { name: say(messages.all) }));
    await waitFor(() => expect(row()).not.toHaveTextContent('31'));
    await userEvent.click(canvas.getByRole('combobox', { name: say(messages.after) }));
    await userEvent.click(await screen.findByRole('option', { name: '1' }));
    await waitFor(() => expect(row()).toHaveTextContent('17'));
    await expect(canvas.getByText(say(standingsMessages.after, { matchday: 1 }))).toBeVisible();
  },
};

/** On an evening with matches, the table can include them. */
export const MatchEvening: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getStandings', ({ live }) => {
          const standings = standingsOf(divisionOf(world));
          return { ...standings, rows: standings.rows.map((row, at) => ({ ...row, live: live && at === 0 ? [row.team.id] : [] })) };
        }),
        mock('listMatches', {
          items: matchesOf(world, divisionOf(world)).map((match, at) => ({
            ...match,
            ...(at < 2 ? { state: 'confirmed' as const, points: [6, 4] as const } : {}),
            ...(at === 2 ? { state: 'playing' as const, points: [3, 2] as const } : {}),
          })),
          ...{ page: 1, perPage: 200, total: 6 },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: say(messages.live) }));
    await expect(await canvas.findByText(say(standingsMessages.live, { count: 1 }))).toBeVisible();
    const next = within(canvas.getByRole('region', { name: say(matchMessages.matchday, { number: 2 }) }));
    await expect(next.getByText(say(words.live))).toBeVisible();
  },
};

/** A captain confirms a sheet, and the table follows without a reload. */
export const Follows: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        let points = 0;
        return [
          mock('getStandings', () => {
            const standings = standingsOf(divisionOf(world));
            points += 20;
            return { ...standings, rows: standings.rows.map((row) => ({ ...row, points })) };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, world, realtime }) => {
    const row = () => canvas.getByRole('row', { name: new RegExp(world.league.teams[0]!) });
    await waitFor(() => expect(row()).toHaveTextContent('20'));
    realtime.emit('season', teamsOf(world)[0]!.seasonId, { event: 'changed', data: { topics: ['tables'] } });
    await waitFor(() => expect(row()).toHaveTextContent('40'));
  },
};

/** A penalty is a note below the table. */
export const Penalty: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const standings = standingsOf(divisionOf(world));
        const adjustments = [{ points: -2, sets: 0, reason: 'Geen wedstrijdblad', on: '2026-11-14' }];
        return [mock('getStandings', { ...standings, rows: standings.rows.map((row, at) => (at === 1 ? { ...row, adjustments } : row)) })];
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/−2.*Geen wedstrijdblad/)).toBeVisible();
  },
};

/** Before the first result, the teams stand by name and without places. */
export const BeforeFirstResult: Story = {
  parameters: { screen: { msw: [] } },
  play: async ({ canvas, world, say, globals }) => {
    await expect(await canvas.findByText(say(groupMessages.before))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: say(messages.course) })).toBeNull();
    const names = world.league.teams.toSorted((a, b) => a.localeCompare(b, (globals['locale'] as string | undefined) ?? 'en'));
    const links = names.map((name) => canvas.getAllByRole('link', { name })[0]!);
    for (const [at, link] of links.slice(1).entries())
      await expect(links[at]!.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** Links lead to the same page of the other divisions. A cup is not among them. */
export const OtherDivisions: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        played(world),
        contextWith(world, {
          groups: [
            ...groupRefsOf(world),
            { id: '0190a000-0000-7000-8000-000000000002', slug: 'tweede', name: 'Tweede afdeling', kind: 'league', level: 2 },
            { id: '0190a000-0000-7000-8000-000000000003', slug: 'beker', name: 'Beker', kind: 'cup', level: 1 },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const divisions = within(await canvas.findByRole('navigation', { name: say(siteMessages.divisions) }));
    await expect(divisions.getByRole('link', { name: divisionOf(world).name, current: 'page' })).toBeVisible();
    await expect(divisions.getByRole('link', { name: 'Tweede afdeling' }).getAttribute('href')).toMatch(/\/groups\/tweede\/standings$/);
    await expect(divisions.queryByRole('link', { name: 'Beker' })).toBeNull();
  },
};

/** The address of a cup leads to its own page. */
export const Cup: Story = {
  parameters: { screen: { msw: (world: World) => [contextWith(world, { group: { ...divisionOf(world), kind: 'cup' } })] } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: divisionOf(world).name })).toBeVisible();
    await expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/cup\/[^/]+\/bracket$/);
  },
};

/** Another season than the current one. */
export const OtherSeason: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season: '2024-2025' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.notPlayed))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(groupMessages.teams) }).getAttribute('href')).toContain('/2024-2025/groups/');
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getStandings', standingsOf(divisionOf(world)), { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getStandings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

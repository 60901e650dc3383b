import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { mockedSeason } from '@oche/mocks/ranking';
import { rankingOf } from '@oche/mocks/responses/rankings';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Ranking } from './Ranking.tsx';
import { messages as tableMessages } from '../../parts/rankings/rankingMessages.ts';
import { messages as wordMessages } from '../../parts/rankings/schemeMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

const meta = {
  component: Ranking,
  parameters: { layout: 'fullscreen', screen: { route: 'ranking', params: (world: World) => ({ id: rankingOf(world).slug }) } },
} satisfies Meta<typeof Ranking>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: 'desktop' } } };

/** A column for each tournament, notes for points by hand, and the words of the scheme. */
export const Default: Story = {
  ...wide,
  play: async ({ canvas, world, say }) => {
    const ranking = rankingOf(world);
    await expect(await canvas.findByRole('heading', { level: 1, name: ranking.name })).toBeVisible();
    const first = canvas.getByRole('rowheader', { name: new RegExp(ranking.rows.items[0]!.player.name) }).closest('tr')!;
    const dropped = ranking.rows.items[0]!.results.filter((result) => result?.counts === false);
    await expect(first.querySelectorAll('s')).toHaveLength(dropped.length);
    const adjusted = ranking.rows.items.filter((row) => row.adjusted !== null);
    await expect(adjusted.length).toBeGreaterThan(0);
    for (const { player } of adjusted) await expect(canvas.getByText(new RegExp(`${player.name}: `))).toBeVisible();
    const [winner] = canvas.getAllByRole('rowheader', { name: say(wordMessages.place, { kind: 'winner', from: 1, to: 1 }) });
    await expect(winner!.closest('tr')).toHaveTextContent('24');
    await expect(canvas.getByRole('link', { name: say(messages.toNext) })).toHaveAttribute(
      'href',
      expect.stringContaining(ranking.next!.slug),
    );
  },
};

/** On a phone, a row opens the results of a player below it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { rows, tournaments } = rankingOf(world);
    const { player } = rows.items[1]!;
    const button = await canvas.findByRole('button', { name: say(tableMessages.resultsOf, { name: player.name }) });
    await userEvent.click(button);
    await expect(await canvas.findByText(say(tableMessages.notThere))).toBeVisible();
    const results = document.getElementById(button.getAttribute('aria-controls')!)!;
    await expect(within(results).getAllByRole('listitem')).toHaveLength(tournaments.filter(({ counts }) => counts).length);
  },
};

/** A name opens how the points add up over the page, and Esc closes it. */
export const PlayerOpened: Story = {
  ...wide,
  play: async ({ canvas, userEvent, world, say }) => {
    const { rows } = rankingOf(world);
    const { player, results } = rows.items[2]!;
    const { adjustments } = mockedSeason(world).laboratory;
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(player.name) }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('heading', { name: player.name })).toBeVisible();
    await expect(sheet.getAllByText(say(tableMessages.droppedWhy, { count: 6 }))).toHaveLength(
      results.filter((result) => result?.counts === false).length,
    );
    await expect(sheet.getAllByText(say(wordMessages.attendance))).toHaveLength(results.filter((result) => result !== null).length);
    for (const { reason } of adjustments.filter((each) => each.player === player.id)) await expect(sheet.getByText(reason)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: new RegExp(player.name) })).toHaveFocus());
  },
};

/** The row of the user who is logged in is marked. */
export const You: Story = {
  ...wide,
  parameters: { screen: { user: 'user' } },
  play: async ({ canvas, world, say }) => {
    const { player } = rankingOf(world).rows.items[8]!;
    const mine = await canvas.findByRole('rowheader', { name: new RegExp(`${player.name}.*\\(${say(tableMessages.you)}\\)`) });
    await expect(mine).toBeVisible();
  },
};

/** The user is on another page of the table, so the row stays at the bottom of the window. */
export const YouOnAnotherPage: Story = {
  parameters: {
    screen: {
      user: 'user',
      msw: (world: World) => {
        const ranking = rankingOf(world);
        const items = ranking.rows.items.slice(0, 5);
        return [mock('getRanking', { ...ranking, rows: { items, page: 1, perPage: 5, total: ranking.rows.total } })];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const { player } = rankingOf(world).rows.items[8]!;
    const mine = await canvas.findByRole('rowheader', { name: new RegExp(`${player.name}.*\\(${say(tableMessages.you)}\\)`) });
    await expect(mine.closest('tfoot')).not.toBeNull();
    await expect(canvas.getByText(say(shellMessages.pageOf, { page: 1, pages: 3 }))).toBeVisible();
  },
};

/** More tournaments than columns: the oldest share one. */
export const ManyTournaments: Story = {
  ...wide,
  parameters: {
    screen: {
      msw: (world: World) => {
        const ranking = rankingOf(world);
        const counted = ranking.tournaments.filter(({ counts }) => counts);
        const older = counted
          .slice(0, 4)
          .map((each, i) => ({ ...each, id: each.id.replace(/^.{8}/, `0000000${i}`), startsAt: `2026-0${i + 3}-04T20:00` }));
        const items = ranking.rows.items.map((row) => ({
          ...row,
          results: [{ points: 10, counts: true }, null, { points: 3, counts: false }, null, ...row.results],
        }));
        return [mock('getRanking', { ...ranking, tournaments: [...older, ...ranking.tournaments], rows: { ...ranking.rows, items } })];
      },
    },
  },
  play: async ({ canvas, say, world }) => {
    const head = await canvas.findByRole('columnheader', { name: new RegExp(say(tableMessages.earlierTitle, { count: 5 })) });
    await expect(head).toBeVisible();
    const { player, results } = rankingOf(world).rows.items[0]!;
    const [first] = results;
    const row = canvas.getByRole('rowheader', { name: new RegExp(player.name) }).closest('tr')!;
    const figures = within(row).getAllByRole('cell');
    // Place, movement, then the first column.
    await expect(figures[2]).toHaveTextContent(String(10 + (first?.counts ? first.points : 0)));
  },
};

/** The address keeps the category, and places count within it. */
export const Categories: Story = {
  parameters: {
    screen: {
      search: 'category=Youth',
      msw: (world: World) => [
        mock('getRanking', ({ category }) => {
          const ranking = rankingOf(world);
          const items = ranking.rows.items
            .filter((_, i) => category === undefined || i % 2 === 1)
            .map((row, i) => ({ ...row, position: i + 1, category: 'Youth' }));
          return { ...ranking, categories: ['Women', 'Youth'], rows: { ...ranking.rows, items, total: items.length } };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { rows } = rankingOf(world);
    const field = await canvas.findByLabelText(say(words.players));
    await expect(field).toHaveValue('Youth');
    await expect(canvas.queryByRole('rowheader', { name: new RegExp(rows.items[0]!.player.name) })).toBeNull();
    await userEvent.selectOptions(field, '');
    await expect(await canvas.findByRole('rowheader', { name: new RegExp(rows.items[0]!.player.name) })).toBeVisible();
  },
};

/** Players who took part too seldom follow the table, with the reason. Two others are level, and share a place. */
export const NotRanked: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const ranking = rankingOf(world);
        const { player } = ranking.rows.items.at(-1)!;
        const counting = { ...ranking.scheme.counting, leastAttended: 4 };
        const out = [{ player, category: null, points: 12, attended: 2, missed: 6, because: 'attended-too-few' as const }];
        return [mock('getRanking', { ...ranking, out, scheme: { ...ranking.scheme, counting } })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const section = within(await canvas.findByRole('region', { name: say(tableMessages.notRanked) }));
    await expect(section.getByText(say(tableMessages.because, { why: 'few', attended: 2, missed: 6, least: 4, most: 0 }))).toBeVisible();
  },
};

/** Before the first tournament. What gives points is known already. */
export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(tableMessages.none))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(messages.howMade) })).toBeVisible();
  },
};

/** Only members of the organisation see the link to its management. */
export const Organiser: Story = {
  parameters: { screen: { user: 'user', msw: (world: World) => [mock('getRanking', { ...rankingOf(world), canManage: true })] } },
  play: async ({ canvas, say }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: say(words.manage) })).toHaveLength(2));
    await expect(canvas.getAllByRole('link', { name: say(words.manage) })[1]).toHaveAttribute(
      'href',
      expect.stringContaining('/manage/rankings/'),
    );
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getRanking', rankingOf(world), { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: rankingOf(world).name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { ...wide, globals: { mode: 'dark', viewport: { value: 'desktop' } }, tags: ['picture'] };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getRanking', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { id: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

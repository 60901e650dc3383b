import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { doublePlan, firstLossPlan, swissPlan } from '@oche/mocks/plan';
import { afterTheDraw, buildWorld, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { TournamentResults } from './TournamentResults.tsx';
import { messages as csvMessages } from '../../parts/csv/messages.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

const meta = {
  component: TournamentResults,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'tournamentResults', world: finished, params: ({ tournament }) => ({ tournament: tournament.slug }) },
  },
} satisfies Meta<typeof TournamentResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const table = within(await canvas.findByRole('table', { name: say(words.winnersKnockout) }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(world.tournament.winner ?? 'nobody');
    // Four players lose in the quarter-finals and share these places.
    await expect(table.getAllByText('5–8')).toHaveLength(4);
  },
};

/** Each part can be saved as a file for a spreadsheet. */
export const Files: Story = {
  play: async ({ canvas, world, say }) => {
    const links = await canvas.findAllByRole('link', { name: say(csvMessages.download) });
    const files = links.map((link) => [
      link.getAttribute('download'),
      decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(',')).trim().split('\r\n'),
    ]);
    const { slug, winner } = world.tournament;
    await expect(files.map(([name]) => name)).toEqual([`${slug}-places.csv`, `${slug}-statistics.csv`, `${slug}-games.csv`]);
    const [places, statistics, games] = files.map(([, lines]) => lines as string[]);
    await expect(places![1]).toMatch(new RegExp(`^1[,;]1[,;]${winner}`));
    await expect(statistics).toHaveLength(world.results.statistics.length + 1);
    await expect(games).toHaveLength(world.results.games.length + 1);
    await expect(games![1]).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d$/);
  },
};

export const ByShortestLeg: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.best) }));
    const best = Math.min(...world.results.statistics.map(({ bestLeg }) => bestLeg ?? Infinity));
    const names = world.results.statistics.filter(({ bestLeg }) => bestLeg === best).map(({ entry }) => entry.name);
    const [, first] = within(canvas.getByRole('table', { name: say(messages.statistics) })).getAllByRole('row');
    await expect(names).toContain(first?.querySelector('th')?.textContent);
  },
};

/** The leader of each leaderboard is highlighted. */
export const ByHighFinish: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: say(messages.highFinishes) }));
    const best = Math.max(...world.results.statistics.map(({ highCheckout }) => highCheckout ?? 0));
    const board = within(canvas.getByRole('region', { name: say(messages.highFinishes) }));
    await expect(board.getByText(say(messages.leading)).parentElement).toHaveTextContent(String(best));
  },
};

/** Players who are still in the knockout have no place yet. */
export const Running: Story = { parameters: { screen: { world: knockoutInProgress } } };
export const StillInGroups: Story = { parameters: { screen: { world: () => buildWorld({ stage: 'groups' }) } } };
export const Empty: Story = { parameters: { screen: { world: afterTheDraw } } };
export const DoubleElimination: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: doublePlan, stage: 'finished' }) } },
  play: async ({ canvas, world, say }) => {
    const table = within(await canvas.findByRole('table', { name: say(words.doubleElimination) }));
    await expect(table.getAllByRole('row')).toHaveLength(world.entries.length + 1);
  },
};
export const SecondChance: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: firstLossPlan, stage: 'finished' }) } },
  play: async ({ canvas, say }) => expect(await canvas.findByRole('table', { name: say(words.losersKnockout) })).toBeVisible(),
};

/** The table of a Swiss tournament without a knockout is its result. */
export const SwissSystem: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: { ...swissPlan, winners: null }, stage: 'finished' }) } },
  play: async ({ canvas, world, say }) => {
    const table = within(await canvas.findByRole('table', { name: say(words.standings) }));
    await expect(table.getAllByRole('row')).toHaveLength(world.entries.length + 1);
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'finished' }) } },
};
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('getResults', 'internal')] } } };

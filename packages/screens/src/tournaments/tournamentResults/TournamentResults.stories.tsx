import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { afterTheDraw, buildWorld, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { TournamentResults } from './TournamentResults.tsx';
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
export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'finished' }) } },
};
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('getResults', 'internal')] } } };

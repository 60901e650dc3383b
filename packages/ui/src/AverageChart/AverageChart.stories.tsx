import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AverageChart, type AveragePoint } from './AverageChart.tsx';

const values = [58.4, 61.2, 55.1, 66.8, 70.3, 63.9, 71.2, 68.5, 59.7, 74.1, 69.9, 72.6];
const pointsOf = (figures: readonly number[]): AveragePoint[] =>
  figures.map((value, i) => {
    const won = value > 63;
    return {
      ...{ key: String(i), value, result: won ? ('win' as const) : ('loss' as const) },
      description: `Game ${i + 1}, ${won ? 'won' : 'lost'} against Wout Dubbeltop, average ${value.toFixed(2)}`,
    };
  });

const meta = {
  component: AverageChart,
  args: {
    points: pointsOf(values),
    overall: 66.02,
    labels: {
      ...{ chart: 'Average of the last 12 games, from 55.10 to 74.10', overall: '66.02 over all' },
      ...{ win: 'Won', loss: 'Lost', draw: 'Drawn' },
    },
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof AverageChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** → and ← move between the games. Text describes each game. */
export const TwelveGames: Story = {
  parameters: { state: 'twelve games' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const chart = canvas.getByRole('group', { name: /last 12 games/ });
    await expect(chart).toHaveFocus();
    // The chart has at most three lines, for the most important numbers.
    await expect(chart.querySelectorAll('line')).toHaveLength(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(/^Game 1, lost/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(/^Game 12, won.*72.60/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/^Game 12/)).toBeNull());
    // A lost game has a hollow mark, so that the meaning does not depend on colour.
    await expect(canvasElement.querySelectorAll('svg:first-of-type circle.fill-page').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Drawn')).toBeNull();
  },
};

/** A game of six legs can end in a draw. */
export const WithADraw: Story = {
  args: { points: pointsOf(values).map((point, i) => (i === 4 ? { ...point, result: 'draw' as const } : point)) },
  parameters: { state: 'with a draw' },
  play: async ({ canvas }) => expect(canvas.getByText('Drawn')).toBeVisible(),
};

/** With many games the marks are smaller. */
export const FortyGames: Story = {
  args: { points: pointsOf(Array.from({ length: 40 }, (_, i) => 45 + ((i * 17) % 53))) },
  parameters: { state: 'forty games' },
};

/** Two games are too few for a line, so text describes them. */
export const TwoGames: Story = {
  args: { points: pointsOf([58.4, 61.2]), labels: { ...meta.args.labels, chart: 'Two games so far.' } },
  parameters: { state: 'two games (words instead)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Even with equal averages, the scale has a height. */
export const EqualAverages: Story = { args: { points: pointsOf([60, 60, 60, 60]), overall: 60 }, parameters: { state: 'equal averages' } };

export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };

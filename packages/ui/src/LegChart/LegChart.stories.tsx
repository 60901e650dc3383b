import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { firstTo3, leg4, playGame } from '../internal/storyGames.ts';
import { LegChart } from './LegChart.tsx';

const names = ['Dubbeltop', 'Scheibenbauer-Doppelmann'];
const meta = {
  component: LegChart,
  args: {
    game: leg4,
    names,
    labels: {
      chart: 'Leg 4: Dubbeltop has 121 left, Scheibenbauer-Doppelmann 75',
      withinAFinish: 'On a finish',
      visit: 'visit',
      bust: 'Bust',
      tiebreak: (winner) => `Tie-break: ${names[winner]}`,
      leg: (leg) => `Leg ${leg}`,
      visitDescription: (visit, n, leg) =>
        `Leg ${leg}, visit ${n}: ${names[visit.side]} ${visit.bust ? 'busts' : `scored ${visit.scored}`}, ${visit.after} to go`,
    },
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof LegChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** → and ← move between the visits in their order. Text describes each visit. */
export const OneLeg: Story = {
  parameters: { state: 'one leg' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: /^Leg 4/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Leg 4, visit 1: Scheibenbauer-Doppelmann scored 100, 401 to go')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Leg 4, visit 1: Dubbeltop scored 140, 361 to go')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText(/visit 1: Scheibenbauer-Doppelmann/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(/visit 5: Scheibenbauer-Doppelmann scored 41, 75 to go/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/to go/)).toBeNull());
  },
};
/** The legs are side by side; the arrow keys move through all of them. */
export const SeveralLegs: Story = {
  args: { leg: 'all', labels: { ...meta.args.labels, chart: 'Four legs, 2–1 for Dubbeltop' } },
  parameters: { state: 'several legs' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const leg of [1, 2, 3, 4]) await expect(canvas.getByText(`Leg ${leg}`)).toBeVisible();
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(8);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(/^Leg 4, visit 5/)).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText(/^Leg 1, visit 1/)).toBeVisible();
  },
};
/** Both sides can finish: their lines have reached the green zone. */
export const FinishZone: Story = {
  args: { game: playGame([140, 100, 140, 140, 81, 140]) },
  parameters: { state: 'finish zone' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('On a finish')).toBeVisible();
    const zone = canvasElement.querySelector('rect.fill-checkout-wash')!.getBoundingClientRect();
    const marks = [...canvasElement.querySelectorAll('path.stroke-page')].map((mark) => mark.getBoundingClientRect());
    await expect(marks.filter(({ top, height }) => top + height / 2 > zone.top)).toHaveLength(2);
  },
};
/** A bust is a horizontal step with a hollow mark and a label. */
export const BustSteps: Story = {
  args: {
    game: playGame([180, 60, 180, 60, 109, 60, 'bust', 60, 'bust', 100]),
    labels: { ...meta.args.labels, chart: 'Leg 1: Dubbeltop has 32 left, Scheibenbauer-Doppelmann 161' },
  },
  parameters: { state: 'bust steps' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByText('Bust')).toHaveLength(2);
    const hollow = canvasElement.querySelectorAll('path.fill-page');
    await expect(new Set([...hollow].map((mark) => mark.getBoundingClientRect().top)).size).toBe(1);
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByText('Leg 1, visit 5: Dubbeltop busts, 32 to go')).toBeVisible();
  },
};
/** A practice game has one side. */
export const OneSideOnly: Story = {
  args: {
    game: playGame([140, 60, 100, 85], { sides: 1 }),
    names: ['Dubbeltop'],
    labels: { ...meta.args.labels, chart: 'Leg 1: Dubbeltop has 116 left' },
  },
  parameters: { state: 'one side only' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(1);
    await expect(canvas.getByText('Dubbeltop 116')).toBeVisible();
  },
};
/** The leg reached the limit of rounds without a checkout. */
export const TieBreak: Story = {
  args: {
    game: playGame([60, 45, 60, 85, 100, 41, 26, 60, 60, 100, { leg: 1, side: 1, how: 'bull' }], {
      format: { ...firstTo3, roundLimit: 5 },
    }),
    leg: 1,
    labels: { ...meta.args.labels, chart: 'Leg 1: Scheibenbauer-Doppelmann won the tie-break' },
  },
  parameters: { state: 'tie-break' },
  play: async ({ canvas }) => expect(canvas.getByText('Tie-break: Scheibenbauer-Doppelmann')).toBeVisible(),
};
export const FinishedLeg: Story = {
  args: { leg: 1, labels: { ...meta.args.labels, chart: 'Leg 1: Dubbeltop won in 11 darts' } },
  play: async ({ canvas }) => expect(canvas.getByText('Dubbeltop 0')).toBeVisible(),
};
/** Two visits are too few for a chart, so text describes them. */
export const TooFewVisits: Story = {
  args: { game: playGame([140, 60]), labels: { ...meta.args.labels, chart: 'Leg 1 has begun.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Leg } from '@oche/darts/x01/state';
import { expect, within } from 'storybook/test';
import { firstTo3, names, playGame, threeLegs } from '../internal/storyGames.ts';
import { Paper } from '../internal/storyPaper.tsx';
import { StatCompare } from '../StatCompare/StatCompare.tsx';
import { Scorecard } from './Scorecard.tsx';

const lastLeg = [60, 180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }];
const finished = playGame([...threeLegs, ...lastLeg]);
const statistics = (rows: [string, string, string, 0 | 1 | null][]) => (
  <StatCompare
    caption="Statistics"
    names={[names[0]!, names[1]!]}
    rows={rows.map(([label, a, b, better]) => ({ key: label, label, values: [a, b], better }))}
  />
);
const dartsOf = (leg: Leg) => leg.visits.filter((v) => v.side === leg.winner).reduce((n, v) => n + v.darts, 0);
const meta = {
  component: Scorecard,
  args: {
    game: finished,
    names,
    legTitle: (leg) => `Leg ${leg.number}`,
    legNote: (leg) => (leg.winner === null ? '' : `${names[leg.winner]}, ${dartsOf(leg)} darts`),
    labels: { scored: 'Scored', toGo: 'To go', darts: 'Darts', bust: 'Bust', corrected: 'corrected' },
    statistics: statistics([
      ['Average', '85.86', '75.71', 0],
      ['First 9', '93.58', '77.08', 0],
      ['180', '1', '0', 0],
      ['Darts at double', '2 of 5', '1 of 4', null],
    ]),
  },
} satisfies Meta<typeof Scorecard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A game to three legs, with the result, the statistics and every visit. */
export const Finished: Story = {
  parameters: { state: 'short' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Leg 1', 'Leg 2', 'Leg 3', 'Leg 4']);
    await expect(canvas.getAllByRole('table')).toHaveLength(5);
    // Only the winner's bed is lit.
    await expect(canvasElement.querySelectorAll('.lit')).toHaveLength(1);
    await expect(canvasElement.querySelector('.lit')).toHaveTextContent('Wout Dubbeltop3');
  },
};
/** The result is in sets. The title of each leg contains its set. */
export const Sets: Story = {
  args: {
    game: playGame([...threeLegs, ...lastLeg, ...threeLegs.slice(0, 7)], {
      format: { ...firstTo3, legs: { firstTo: 2 }, sets: { firstTo: 2 } },
    }),
    legTitle: (leg) => `Set ${leg.set}, leg ${leg.number}`,
  },
  parameters: { state: 'sets' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Set 1, leg 1' })).toBeVisible(),
};
/** The note of the leg shows who won the bull-up. That side threw first. */
export const BullUpNoted: Story = {
  args: {
    game: playGame([{ leg: 1, side: 1, how: 'bull-up' }, 60, 100, 60, 140, 60, 180, 60, { side: 0, total: 81, darts: 3, doubles: 2 }], {
      format: { ...firstTo3, legs: { firstTo: 1 }, starter: 'bull-up' },
    }),
    legNote: (leg) => `${names[leg.winner ?? 0]}, ${dartsOf(leg)} darts. ${names[leg.starter ?? 0]} won the bull-up`,
  },
  parameters: { state: 'bull-up noted' },
  play: async ({ canvas }) => expect(canvas.getByText(/Scheibenbauer-Doppelmann won the bull-up/)).toBeVisible(),
};
/** A result entered from paper has averages, but no visits. */
export const ManualResult: Story = {
  args: {
    game: playGame([{ legs: [3, 2], averages: [61.2, 58.94] }]),
    note: 'Result entered by hand; no visits were recorded.',
    statistics: statistics([['Average', '61.20', '58.94', 0]]),
  },
  parameters: { state: 'manual result' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/entered by hand/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((side) => side.textContent)).toEqual([`${names[0]}3`, `${names[1]}2`]);
    await expect(canvas.queryAllByRole('heading')).toHaveLength(0);
  },
};
export const Walkover: Story = { args: { game: playGame([{ winner: 0 }]), note: 'Walkover', statistics: undefined } };
/** In print, the winner's bed has a border instead of a fill. A4 has space for two legs side by side, and no leg is split across pages. */
export const Print: Story = {
  decorators: [(Story) => <Paper>{Story()}</Paper>],
  parameters: { state: 'print', reflow: false },
  play: async ({ canvas, canvasElement }) => {
    const bed = getComputedStyle(canvasElement.querySelector('.lit')!);
    await expect(bed.backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(bed.outlineStyle).toBe('solid');
    const [one, two] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect());
    await expect(two?.top).toBe(one?.top);
    for (const table of canvas.getAllByRole('table')) {
      const section = table.closest('section');
      if (section) await expect(getComputedStyle(section).breakInside).toBe('avoid');
      await expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatCompare, type Comparison } from './StatCompare.tsx';

const rows: Comparison[] = [
  { key: 'average', label: 'Average', values: ['85.86', '75.71'], better: 0 },
  { key: 'first9', label: 'First 9', values: ['93.58', '77.08'], better: 0 },
  { key: '180', label: '180', values: ['1', '0'], better: 0 },
  { key: '140', label: '140–179', values: ['2', '2'], better: null },
  { key: 'finish', label: 'Best finish', values: ['78', '132'], better: 1 },
  { key: 'double', label: 'Darts at double', values: ['2 of 5', '1 of 4'], better: 0 },
];
const meta = {
  component: StatCompare,
  args: { caption: 'Statistics', names: ['Wout Dubbeltop', 'Bart Twintigers'], rows },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof StatCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

const weight = (cell: HTMLElement | null) => Number(getComputedStyle(cell!).fontWeight);

export const BetterFigureBold: Story = {
  parameters: { state: 'better figure bold' },
  play: async ({ canvas }) => {
    await expect(weight(canvas.getByRole('cell', { name: '85.86' }))).toBeGreaterThan(weight(canvas.getByRole('cell', { name: '75.71' })));
    await expect(weight(canvas.getByRole('cell', { name: '132' }))).toBeGreaterThan(weight(canvas.getByRole('cell', { name: '78' })));
  },
};

export const Equal: Story = {
  parameters: { state: 'equal' },
  args: { rows: rows.map((row) => ({ ...row, values: [row.values[0], row.values[0]], better: null })) },
  play: async ({ canvas }) => {
    const [left, right] = canvas.getAllByRole('cell', { name: '85.86' });
    await expect(weight(left!)).toBe(weight(right!));
  },
};

export const OneMissing: Story = {
  parameters: { state: 'one missing' },
  args: { rows: rows.map((r) => ({ ...r, values: [r.values[0], '–'], better: null })) },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  parameters: { state: 'long names' },
  args: { names: ['Karl-Heinz Scheibenbauer-Doppelmann', 'Friedrich-Wilhelm Segmentmüller-Krijtbord'] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const months = ['Dec 2025', 'Jan 2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const counts = [12, 31, 28, 40, 22, 18, 6, 0, 9, 64, 1180, 71];

const meta = {
  component: BarChart,
  args: {
    caption: 'Games by month',
    heads: { label: 'Month', value: 'Games' },
    bars: months.map((label, i) => ({ key: label, label, value: counts[i] ?? 0 })),
    format: (value) => value.toLocaleString('en-GB'),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const lengthOf = (row: HTMLElement) => row.querySelector('[aria-hidden]')?.getBoundingClientRect().width ?? 0;

export const TwelveMonths: Story = {
  parameters: { state: 'twelve months' },
  play: async ({ canvas }) => {
    const [january, october] = ['Jan 2026 31', 'Oct 1,180'].map((name) => canvas.getByRole('row', { name }));
    await expect(lengthOf(january!) / lengthOf(october!)).toBeCloseTo(31 / 1180, 2);
  },
};

/** The longest bar fits beside its figure. */
export const LongNames: Story = {
  parameters: { state: 'long names' },
  args: {
    caption: 'Games by club',
    heads: { label: 'Club', value: 'Games' },
    bars: [
      { key: 'a', label: 'Königliche Dartsfreunde Pfeilingen-Scheibenstadt 1894 e. V.', value: 1180 },
      { key: 'b', label: 'Bulls & Barrels', value: 590 },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(lengthOf(second!) / lengthOf(first!)).toBeCloseTo(0.5, 2);
    // Long labels take few lines even on a phone.
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(first!.getBoundingClientRect().height / rem).toBeLessThan(7.5);
  },
};

export const NoData: Story = {
  parameters: { state: 'no data' },
  args: { bars: months.map((label) => ({ key: label, label, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(12);
  },
};

export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };

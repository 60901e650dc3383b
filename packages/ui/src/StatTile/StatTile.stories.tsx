import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from './StatTile.tsx';

const meta = { component: StatTile, args: { label: 'Average', value: '85.86' } } satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: { state: 'plain' } };
export const WithUnit: Story = { parameters: { state: 'with unit' }, args: { label: 'A game takes', value: '14', unit: 'min' } };
export const WithChange: Story = { parameters: { state: 'with change' }, args: { change: '+1.32 since October' } };

const rising = { values: [71, 74, 73, 79, 85.86], label: 'Average rose from 71 to 85.86 in five games' };
export const RisingAndFlat: Story = {
  parameters: { state: 'trend rising and flat' },
  render: (args) => (
    <div className="flex gap-10">
      <StatTile {...args} trend={rising} />
      <StatTile {...args} value="80.00" trend={{ values: [80, 80, 80], label: 'Average stayed at 80 for three games' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: rising.label })).toBeVisible();
    const heights = canvas
      .getByRole('img', { name: /stayed/ })
      .querySelector('polyline')!
      .getAttribute('points')!
      .split(' ')
      .map((point: string) => point.split(',')[1]);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Two values are not a trend, so there is text instead of a line. */
export const TwoValues: Story = {
  parameters: { state: 'two values (text instead)' },
  args: { trend: { values: [80, 85.86], label: 'Average rose from 80 to 85.86' }, change: '80.00, then 85.86' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('80.00, then 85.86')).toBeVisible();
  },
};

export const Unknown: Story = { parameters: { state: 'unknown' }, args: { value: '–' } };

/** While loading, a tile has the same height as with its figure. */
export const Loading: Story = {
  parameters: { state: 'loading' },
  render: ({ value, ...args }) => (
    <div className="flex items-start gap-10">
      <StatTile {...args} data-testid="loading" />
      <StatTile {...args} value={value} data-testid="loaded" />
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height('loading') - height('loaded'))).toBeLessThan(0.5);
  },
};

export const Large: Story = { args: { size: 'lg', label: 'Best finish', value: '170' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rem } from '../internal/storyRem.ts';
import { BoardRing } from './BoardRing.tsx';

const meta = { component: BoardRing, args: { number: 5, label: 'Board 5' } } satisfies Meta<typeof BoardRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sizes for rows, for cards and for reading from a distance, and the size of the surrounding text. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-6 text-title-1">
      <BoardRing {...args} size="sm" />
      <BoardRing {...args} />
      <BoardRing {...args} size="lg" />
      <BoardRing {...args} size="text" />
    </div>
  ),
  parameters: { state: 'three sizes' },
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole('img', { name: 'Board 5' });
    await expect(rings.map((ring) => ring.offsetWidth / rem())).toEqual([2, 2.25, 6.5, 4.6875]);
  },
};
/** The ring stays round with two digits. */
export const TwoDigits: Story = {
  args: { number: 24, label: 'Board 24' },
  parameters: { state: 'two digits' },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('img', { name: 'Board 24' });
    await expect(ring.offsetWidth).toBe(ring.offsetHeight);
    await expect(ring.scrollWidth).toBeLessThanOrEqual(ring.clientWidth);
  },
};

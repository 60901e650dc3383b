import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BoardPicture } from './BoardPicture.tsx';

const meta = { component: BoardPicture } satisfies Meta<typeof BoardPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers skip the picture. */
export const Wide: Story = {
  parameters: { state: 'wide' },
  args: { className: 'aspect-[16/9] w-120 max-w-full' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(200);
  },
};

export const Square: Story = { parameters: { state: 'square' }, args: { className: 'size-37' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'row', count: 3 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A skeleton is hidden from screen readers and is not animated. */
export const Rows: Story = {
  parameters: { state: 'row' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]')!;
    await expect(skeleton.children).toHaveLength(3);
    await expect(skeleton.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')).toHaveLength(0);
  },
};
export const Table: Story = { parameters: { state: 'table' }, args: { shape: 'table', count: 6 } };
export const Score: Story = { parameters: { state: 'score' }, args: { shape: 'score', count: 1 } };
export const Card: Story = { parameters: { state: 'card' }, args: { shape: 'card', count: 1 } };
export const Title: Story = { args: { shape: 'title', count: 1 } };

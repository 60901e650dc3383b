import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from './LoadingBar.tsx';

const meta = { component: LoadingBar, args: { state: 'loading', label: 'Loading' } } satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument();
  },
};
export const Failed: Story = { args: { state: 'error' } };
export const Idle: Story = {
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

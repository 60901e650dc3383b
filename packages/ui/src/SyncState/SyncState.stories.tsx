import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SyncState } from './SyncState.tsx';

const meta = { component: SyncState, args: { state: 'saved', title: 'All saved' } } satisfies Meta<typeof SyncState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Sending: Story = { args: { state: 'sending', title: 'Sending 1 visit' } };
export const Offline: Story = { args: { state: 'offline', title: 'No network', children: '4 visits kept on this tablet', look: 'strip' } };
export const ThreeMinutesLate: Story = { args: { state: 'late', title: 'Not in sync for 3 min', children: '12 visits kept' } };
export const Conflict: Story = {
  args: { state: 'conflict', title: 'Scored on another tablet too', children: 'Compare the two', look: 'strip', onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Scored on another tablet too');
  },
};
export const Restored: Story = { args: { title: 'All saved again', look: 'strip' } };

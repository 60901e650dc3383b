import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SyncState } from './SyncState.tsx';

const meta = { component: SyncState, args: { state: 'saved', title: 'All saved' } } satisfies Meta<typeof SyncState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Sending: Story = { args: { state: 'sending', title: 'Sending 1 visit' } };
export const Offline: Story = { args: { state: 'offline', title: 'No network', children: '4 visits kept on this tablet', look: 'strip' } };
/** Each state has text, an icon and a colour. All states have the same height, so that nothing moves when the state changes. */
export const InTheBar: Story = {
  render: () => (
    <div className="grid gap-2">
      <SyncState state="saved" title="All saved" />
      <SyncState state="sending" title="Sending 1 visit" />
      <SyncState state="offline" title="Not in sync">
        4 visits kept
      </SyncState>
      <SyncState state="conflict" title="Scored on another tablet too" />
    </div>
  ),
  parameters: { state: 'four states' },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('status').map((status) => status.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const AsStrips: Story = {
  render: () => (
    <div className="grid gap-2">
      <SyncState look="strip" state="saved" title="All saved" />
      <SyncState look="strip" state="sending" title="Sending 1 visit" />
      <SyncState look="strip" state="offline" title="Not in sync">
        4 visits kept
      </SyncState>
      <SyncState look="strip" state="conflict" title="Scored on another tablet too" />
    </div>
  ),
};
export const LongOffline: Story = {
  args: { state: 'offline', title: 'No network since 20:40', children: '63 visits kept on this tablet', look: 'strip' },
  parameters: { state: 'long offline' },
};
export const ThreeMinutesLate: Story = {
  args: { state: 'late', title: 'Not in sync for 3 min', children: '12 visits kept' },
  parameters: { state: 'three minutes late (amber)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveClass('text-warning');
  },
};
export const Conflict: Story = {
  args: { state: 'conflict', title: 'Scored on another tablet too', children: 'Compare the two', look: 'strip', onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Scored on another tablet too');
  },
};
export const Restored: Story = { args: { title: 'All saved again', look: 'strip' }, parameters: { state: 'restored' } };
/** A bust is stored and sent like any other visit. */
export const Bust: Story = { args: { state: 'sending', title: 'Sending 1 visit', children: 'Bust, still 32', look: 'strip' } };
export const DecidingLeg: Story = {
  args: { state: 'offline', title: 'No network', children: 'Leg 5, 9 visits kept on this tablet', look: 'strip' },
};
/** A long conflict message wraps instead of being cut off. */
export const LongGermanNames: Story = {
  args: {
    state: 'conflict',
    title: 'Auch an einem anderen Tablet geschrieben',
    children: 'Karl-Heinz Scheibenbauer-Doppelmann gegen Segmentmüller-Krijtbord',
    look: 'strip',
    onOpen: fn(),
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth);
  },
};

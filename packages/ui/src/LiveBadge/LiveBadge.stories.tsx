import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveBadge } from './LiveBadge.tsx';

const meta = { component: LiveBadge, args: { state: 'live', children: 'Live' } } satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dot is not animated. */
export const Live: Story = {
  parameters: { state: 'live' },
  play: async ({ canvas }) => {
    const dot = canvas.getByText('Live').firstElementChild;
    await expect(dot).toHaveClass('bg-current');
    await expect(dot?.getAnimations()).toEqual([]);
  },
};
/** The dot is hollow: the game has stopped but is not finished. */
export const Paused: Story = {
  args: { state: 'paused', children: 'Paused' },
  parameters: { state: 'paused' },
  play: async ({ canvas }) => expect(canvas.getByText('Paused').firstElementChild).not.toHaveClass('bg-current'),
};
export const Finished: Story = {
  args: { state: 'finished', children: 'Finished' },
  parameters: { state: 'finished' },
  play: async ({ canvas }) => expect(canvas.getByText('Finished').firstElementChild).toBeNull(),
};
/** On the lit bed, the badge has a red that is readable there. */
export const OnTheLitBed: Story = {
  decorators: [(Story) => <div className="lit p-4">{Story()}</div>],
  parameters: { state: 'on the lit bed' },
  play: async ({ canvas, canvasElement }) => {
    const badge = getComputedStyle(canvas.getByText('Live'));
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-live-bed)';
    canvasElement.append(probe);
    await expect(badge.color).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoadingBar, type LoadingBarProps } from './LoadingBar.tsx';

const meta = {
  component: LoadingBar,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: { state: 'loading', label: 'Loading' },
  decorators: [(Story) => <div className="h-10">{Story()}</div>],
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first press starts loading a page, the second one finishes it. */
function Navigation(args: LoadingBarProps) {
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  return (
    <>
      <LoadingBar {...args} state={state} />
      <Button onClick={() => setState(state === 'idle' ? 'loading' : 'idle')}>{state === 'idle' ? 'Go' : 'Arrive'}</Button>
    </>
  );
}

export const Start: Story = {
  parameters: { state: 'start' },
  render: Navigation,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Loading' });
    await expect(bar.getBoundingClientRect().height).toBe(3);
    await expect(bar.getBoundingClientRect().top).toBe(0);
  },
};

/** The bar stays as long as the page loads. */
export const Slow: Story = {
  parameters: { state: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveClass('bg-you-fill');
  },
};

/** The full bar disappears after half a second. */
export const Done: Story = {
  parameters: { state: 'done' },
  render: Navigation,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('progressbar').getBoundingClientRect().width).toBe(innerWidth);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

/** The bar appears after 200 ms. When the page is loaded, it stays full for half a second and fades out. */
export const InItsTime: Story = {
  render: Navigation,
  play: async ({ canvas, userEvent }) => {
    const bar = () => canvas.queryByRole('progressbar');
    const frequently = { interval: 5 };
    const started = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(bar()).not.toBeNull(), frequently);
    await expect(performance.now() - started).toBeGreaterThanOrEqual(200);
    await expect(getComputedStyle(bar()!).getPropertyValue('--loading-bar')).toBe('2000ms');
    const arrived = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(bar()).toHaveClass('opacity-0'), frequently);
    await expect(performance.now() - arrived).toBeGreaterThanOrEqual(500);
    await expect(bar()!.style.transitionDuration).toBe('400ms');
    await waitFor(() => expect(bar()).toBeNull(), frequently);
    await expect(performance.now() - arrived).toBeGreaterThanOrEqual(900);
  },
};

/** A page that loads immediately shows no bar. */
export const Idle: Story = {
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { state: 'error colour' },
  args: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveClass('bg-danger-fill');
  },
};

/** The bar is full from the start instead of growing. Tests run with reduced motion; to see it, set it in the system. */
export const ReducedMotion: Story = {
  parameters: { state: 'reduced motion' },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar');
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(bar).animationName).toBe(isReduced ? 'none' : 'loading-bar');
    if (isReduced) await expect(bar.getBoundingClientRect().width).toBe(innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const leg = (n: number) => ({ value: `${n}`, label: `Leg ${n}`, content: <p>What happened in leg {n}.</p> });
const meta = { component: Tabs, args: { label: 'Legs', tabs: [1, 2, 3, 4].map(leg), onValueChange: fn() } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoToFive: Story = {
  parameters: { state: '2–5' },
  render: (args) => (
    <div className="grid gap-8">
      {[2, 5].map((n) => (
        <Tabs key={n} {...args} label={`${n} legs`} tabs={Array.from({ length: n }, (_, i) => leg(i + 1))} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
    await expect(canvas.getAllByRole('tab', { selected: true })).toHaveLength(2);
  },
};

/** The arrow keys, Home and End move the focus and select. Tab moves the focus to the content of the tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const tab = (n: number) => canvas.getByRole('tab', { name: `Leg ${n}` });
    await userEvent.tab();
    await expect(tab(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{End}');
    await expect(tab(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByText('What happened in leg 1.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Leg 1' })).toHaveFocus();
  },
};

/** Only the content of the selected tab is mounted. */
export const Lazy: Story = {
  parameters: { state: 'lazy' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('What happened in leg 3.')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Leg 3' }));
    await expect(canvas.getByText('What happened in leg 3.')).toBeVisible();
    await expect(canvas.queryByText('What happened in leg 1.')).toBeNull();
  },
};

/** The selected tab is scrolled into view, at the start and after each selection. */
export const OverflowScrolls: Story = {
  args: { tabs: Array.from({ length: 9 }, (_, i) => leg(i + 1)), defaultValue: '9' },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const isInView = (n: number) => {
      const { left, right } = canvas.getByRole('tab', { name: `Leg ${n}` }).getBoundingClientRect();
      return left >= list.left - 1 && right <= list.right + 1;
    };
    await waitFor(() => expect(isInView(9)).toBe(true));
    await expect(isInView(1)).toBe(false);
    canvas.getByRole('tab', { name: 'Leg 9' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(isInView(1)).toBe(true));
  },
};

export const WithBadge: Story = {
  parameters: { state: 'with badge' },
  args: {
    label: 'Games',
    tabs: [
      { value: 'a', label: 'Waiting', badge: 23, content: <p>Games</p> },
      { value: 'b', label: 'Played', badge: 61, content: <p>Results</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Waiting 23' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TabNav } from './TabNav.tsx';

const items = [
  { href: '#overview', label: 'Overview' },
  { href: '#players', label: 'Players', count: 40 },
  { href: '#play', label: 'Order of play', count: 23, current: true },
  { href: '#groups', label: 'Groups' },
  { href: '#winners', label: 'Winners’ knockout' },
  { href: '#losers', label: 'Losers’ knockout' },
  { href: '#results', label: 'Results', count: 61 },
  { href: '#settings', label: 'Settings' },
];
const meta = { component: TabNav, args: { label: 'Tournament', items } } satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoToEight: Story = {
  parameters: { state: '2–8' },
  render: (args) => (
    <div className="grid gap-6">
      {[2, 3, 5, 8].map((n) => (
        <TabNav key={n} {...args} label={`${n} pages`} items={items.slice(0, n).map((item, i) => ({ ...item, current: i === 1 }))} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link: HTMLElement) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(4);
  },
};

export const Counts: Story = {
  parameters: { state: 'counts' },
  args: { items: items.slice(1, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Players 40' })).toHaveFocus();
    await userEvent.tab();
    const current = canvas.getByRole('link', { name: 'Order of play 23' });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

/** The current tab stays in view, even if a font that loads late makes the tabs wider. The focus scrolls to the other tabs. */
export const OverflowScrolls: Story = {
  parameters: { state: 'overflow scrolls' },
  args: { items: items.map((item) => ({ ...item, current: item.href === '#losers' })) },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const isInView = (name: RegExp) => {
      const { left, right } = canvas.getByRole('link', { name }).getBoundingClientRect();
      return left >= nav.left - 1 && right <= nav.right + 1;
    };
    await waitFor(() => expect(isInView(/Losers/)).toBe(true));
    await expect(isInView(/Overview/)).toBe(false);
    canvas.getByRole('list').style.letterSpacing = '0.15em';
    await waitFor(() => expect(isInView(/Losers/)).toBe(true));
    canvas.getByRole('link', { name: 'Settings' }).focus();
    await waitFor(() => expect(isInView(/Settings/)).toBe(true));
  },
};

export const Phone: Story = {
  parameters: { state: 'phone', layout: 'fullscreen' },
  args: { items: items.slice(0, 4), className: 'px-4' },
  decorators: [(Story) => <div className="max-w-[390px]">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, ListOrdered, Network, Table2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { BottomNav } from './BottomNav.tsx';

const items = [
  { href: '#', label: 'Overview', icon: <House aria-hidden />, current: true },
  { href: '#games', label: 'Games', icon: <ListOrdered aria-hidden /> },
  { href: '#groups', label: 'Groups', icon: <Table2 aria-hidden /> },
  { href: '#knockout', label: 'Knockout', icon: <Network aria-hidden /> },
];
const meta = {
  component: BottomNav,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { label: 'Tournament', items, className: 'md:block!' },
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  parameters: { state: 'current' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithBadge: Story = {
  parameters: { state: 'badge' },
  args: { items: items.map((item, i) => (i === 1 ? { ...item, badge: 2 } : item)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 Games' })).toBeVisible();
  },
};

/** The links stay above the gesture bar of a phone, which is 34 px high here. */
export const SafeArea: Story = {
  parameters: { state: 'safe area' },
  args: { style: { paddingBottom: 34 } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 34);
  },
};

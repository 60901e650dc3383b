import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, ListOrdered, Network, Table2 } from 'lucide-react';
import { BottomNav } from './BottomNav.tsx';

const items = [
  { href: '#', label: 'Overview', icon: <House aria-hidden />, current: true },
  { href: '#games', label: 'Games', icon: <ListOrdered aria-hidden /> },
  { href: '#groups', label: 'Groups', icon: <Table2 aria-hidden /> },
  { href: '#knockout', label: 'Knockout', icon: <Network aria-hidden /> },
];
const meta = { component: BottomNav, args: { label: 'Tournament', items, className: 'md:block!' } } satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithBadge: Story = { args: { items: items.map((item, i) => (i === 1 ? { ...item, badge: 2 } : item)) } };

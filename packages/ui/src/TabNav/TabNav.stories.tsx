import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabNav } from './TabNav.tsx';

const items = [
  { href: '#overview', label: 'Overview' },
  { href: '#players', label: 'Players', count: 40 },
  { href: '#play', label: 'Play list', count: 23, current: true },
  { href: '#groups', label: 'Groups' },
  { href: '#winners', label: 'Winners’ knockout' },
  { href: '#losers', label: 'Losers’ knockout' },
  { href: '#results', label: 'Results', count: 61 },
];
const meta = { component: TabNav, args: { label: 'Tournament', items } } satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {};
export const Two: Story = { args: { items: items.slice(1, 3) } };
export const Overflowing: Story = { decorators: [(Story) => <div className="w-80">{Story()}</div>] };

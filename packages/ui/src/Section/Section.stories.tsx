import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'Tournaments near you', rule: true, children: <p className="py-3">Krijtdorp Friday Open 12</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLink: Story = { args: { link: { href: '#', label: 'All tournaments' } } };
export const Loading: Story = { args: { children: <Skeleton shape="row" count={3} /> } };
export const Empty: Story = { args: { children: <EmptyState>No tournament near you this week.</EmptyState> } };

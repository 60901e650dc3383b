import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'row', count: 3 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Table: Story = { args: { shape: 'table', count: 6 } };
export const Score: Story = { args: { shape: 'score', count: 1 } };
export const Card: Story = { args: { shape: 'card', count: 1 } };
export const Title: Story = { args: { shape: 'title', count: 1 } };

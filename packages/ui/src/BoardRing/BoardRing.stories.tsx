import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoardRing } from './BoardRing.tsx';

const meta = { component: BoardRing, args: { number: 5, label: 'Board 5' } } satisfies Meta<typeof BoardRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm', number: 12, label: 'Board 12' } };
export const Large: Story = { args: { size: 'lg' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile.tsx';

const meta = { component: StatTile, args: { label: 'Average', value: '85.86' } } satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithUnit: Story = { args: { label: 'A game takes', value: '14', unit: 'min' } };
export const WithChange: Story = { args: { change: '+1.32 since October' } };
export const Rising: Story = { args: { trend: { values: [71, 74, 73, 79, 85.86], label: 'Average rose from 71 to 85.86 in five games' } } };
export const Flat: Story = { args: { trend: { values: [80, 80, 80], label: 'Average stayed at 80 for three games' } } };
export const TwoPoints: Story = { args: { trend: { values: [80, 85.86], label: '' }, change: '80.00, then 85.86' } };
export const Unknown: Story = { args: { value: '–' } };
export const Loading: Story = { args: { value: undefined } };
export const Large: Story = { args: { size: 'lg', label: 'Best finish', value: '170' } };

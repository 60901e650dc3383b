import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormatPicture } from './FormatPicture.tsx';

const meta = { component: FormatPicture } satisfies Meta<typeof FormatPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers skip the picture, because it stands beside the name of the format. */
export const GroupsThenKnockouts: Story = {
  parameters: { state: 'groups then knockouts' },
  args: { format: 'groups-knockout' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(4);
  },
};
export const Groups: Story = { parameters: { state: 'groups' }, args: { format: 'groups' } };
export const Knockout: Story = { parameters: { state: 'knockout' }, args: { format: 'knockout' } };
export const DoubleElimination: Story = { parameters: { state: 'double elimination' }, args: { format: 'double-elimination' } };
export const Swiss: Story = { parameters: { state: 'swiss' }, args: { format: 'swiss' } };
export const SecondChance: Story = { parameters: { state: 'second chance' }, args: { format: 'second-chance' } };

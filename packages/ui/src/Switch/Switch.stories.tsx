import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'A free board gets the next game by itself', onCheckedChange: fn() } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label belongs to it; Space turns it. */
export const Off: Story = {
  parameters: { state: 'off' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('A free board gets the next game by itself'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { defaultChecked: true }, parameters: { state: 'on' } };
/** Shows already what was asked for, and takes no second press until the server has answered. */
export const Pending: Story = {
  args: { checked: true, pending: true },
  parameters: { state: 'pending' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};
/** Back where it was, and why. */
export const Refused: Story = {
  args: { checked: false, error: 'No board is in use yet' },
  parameters: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('No board is in use yet');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };

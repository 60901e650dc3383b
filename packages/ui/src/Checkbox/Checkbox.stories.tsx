import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Paid', onCheckedChange: fn() } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Paid'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Some: Story = { args: { label: 'All players', checked: 'indeterminate' } };
export const WithHint: Story = { args: { label: 'Test tournament', hint: 'Can be deleted with all its games.' } };
export const WithError: Story = { args: { label: 'I accept the terms', error: 'Needed to create an account' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus, Share2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Call next', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Outline: Story = { args: { kind: 'outline', children: 'Hold' } };
export const Quiet: Story = { args: { kind: 'quiet', children: 'Skip' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Delete the tournament' } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" kind="primary" />
    </div>
  ),
};
export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, children: 'Add a board' } };
export const IconAlone: Story = { args: { icon: <Share2 aria-hidden />, label: 'Share', children: undefined } };
export const WithBadge: Story = {
  args: { kind: 'quiet', icon: <Bell aria-hidden />, label: '3 notifications', badge: 3, children: undefined },
};
export const Toggled: Story = { args: { 'aria-pressed': true, children: 'Follow' } };
/** Takes no second press while it works. */
export const Busy: Story = {
  args: { kind: 'primary', state: 'busy', children: 'Calling' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Off: Story = { args: { kind: 'primary', state: 'off', reason: 'No board is free' } };
export const FullWidth: Story = { args: { kind: 'primary', size: 'lg', full: true, children: 'Log in' } };
export const AsLink: Story = { args: { asChild: true, children: <a href="#login">Log in</a> } };

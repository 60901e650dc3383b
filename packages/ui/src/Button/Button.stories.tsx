import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { rem } from '../internal/storyRem.ts';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Call next', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds = ['primary', 'outline', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const KindsAndSizes: Story = {
  parameters: { state: 'four kinds × three sizes' },
  render: (args) => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {kinds.map((kind) => (
            <Button key={kind} {...args} kind={kind} size={size}>
              {kind === 'danger' ? 'Delete the tournament' : kind === 'quiet' ? 'Skip' : kind === 'outline' ? 'Hold' : 'Call next'}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button', { name: 'Call next' }).map((button) => button.offsetHeight / rem());
    // The smallest size is larger for fingers.
    await expect(heights).toEqual([matchMedia('(pointer: coarse)').matches ? 2.75 : 2.25, 2.75, 3.5]);
  },
};
/** Enter and Space press the button. */
export const Primary: Story = {
  args: { kind: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, children: 'Add a board' }, parameters: { state: 'icon left' } };
/** Focus and hover show the name of the button; Esc and a press hide it. */
export const IconAlone: Story = {
  args: { icon: <Share2 aria-hidden />, label: 'Share', children: undefined },
  parameters: { state: 'icon alone (label as tooltip)' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(canvas.getByText('Share')).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Share')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Share')).not.toBeVisible();
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByText('Share')).toBeVisible());
    await expect(canvas.getByText('Share').getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await userEvent.click(button);
    await expect(canvas.getByText('Share')).not.toBeVisible();
  },
};
export const WithBadge: Story = {
  parameters: { state: 'badge' },
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} kind="quiet" icon={<Bell aria-hidden />} label="3 new notifications" badge={3}>
        {undefined}
      </Button>
      <Button {...args} badge={23}>
        Waiting
      </Button>
      <Button {...args} kind="primary" badge={40}>
        Check in
      </Button>
    </div>
  ),
};
export const Toggled: Story = {
  parameters: { state: 'toggled' },
  render: function Controlled(args) {
    const [on, setOn] = useState(false);
    return (
      <Button {...args} aria-pressed={on} onClick={() => setOn(!on)}>
        Follow
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
/** A busy button ignores further presses and keeps its width although its text changes. */
export const Busy: Story = {
  args: { kind: 'primary', busyLabel: 'Calling' },
  parameters: { state: 'busy' },
  render: function Controlled(args) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        {...args}
        state={busy ? 'busy' : 'ready'}
        onClick={(event) => {
          args.onClick?.(event);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Call next' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Calling');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** The button can be focused. Screen readers read out the reason; focus, hover and a press show it. */
export const Off: Story = {
  args: { kind: 'primary', state: 'off', reason: 'No board is free' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Call next' });
    await expect(button).toHaveAccessibleDescription('No board is free');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByText('No board is free')).toBeVisible();
  },
};
export const FullWidth: Story = {
  args: { kind: 'primary', size: 'lg', full: true, children: 'Log in' },
  parameters: { state: 'full width' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBe(button.parentElement?.offsetWidth);
  },
};
export const AsLink: Story = {
  args: { asChild: true, icon: <Plus aria-hidden />, children: <a href="#new">New tournament</a> },
  parameters: { state: 'as link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New tournament' })).toHaveAttribute('href', '#new');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A long German text fits on the narrowest phone. */
export const LongGermanWords: Story = {
  args: { kind: 'danger', icon: <Trash2 aria-hidden />, children: 'Vereinsmeisterschaft löschen' },
};

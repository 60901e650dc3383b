import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, Pause, Trash2, Undo2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const onHold = fn();
const meta = {
  component: Menu,
  args: {
    align: 'start',
    children: <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label="Board 5" />,
    items: [
      { label: 'Hold', icon: <Pause aria-hidden />, shortcut: 'H', onSelect: onHold },
      { label: 'Take the game back', icon: <Undo2 aria-hidden />, onSelect: () => {} },
      { kind: 'sub', label: 'Move to', items: [6, 7].map((n) => ({ label: `Board ${n}`, onSelect: () => {} })) },
      { kind: 'line' },
      { label: 'Remove the board', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => {} },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfABoard: Story = {
  play: async ({ canvas, userEvent }) => {
    onHold.mockClear();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onHold).toHaveBeenCalledOnce();
  },
};
export const OfAnAccount: Story = {
  args: {
    heading: 'joke@bordmeester.example',
    children: <Button kind="quiet">Joke Bordmeester</Button>,
    items: [
      { kind: 'link', label: 'Profile', link: <a href="#profile">Profile</a> },
      { kind: 'line' },
      { label: 'Log out', onSelect: () => {} },
    ],
  },
};

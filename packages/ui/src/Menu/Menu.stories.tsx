import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, MoveRight, Pause, Trash2, Undo2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ContextMenu, Menu, type MenuItem } from './Menu.tsx';

const onHold = fn();
const onMove = fn();
const onRemove = fn();
const items: MenuItem[] = [
  { label: 'Hold', icon: <Pause aria-hidden />, shortcut: 'H', onSelect: onHold },
  { label: 'Take the game back', icon: <Undo2 aria-hidden />, shortcut: 'Z', onSelect: () => {} },
  {
    kind: 'sub',
    label: 'Move to',
    icon: <MoveRight aria-hidden />,
    items: [6, 7].map((n) => ({ label: `Board ${n}`, onSelect: () => onMove(n) })),
  },
  { kind: 'line' },
  { label: 'Remove the board', icon: <Trash2 aria-hidden />, danger: true, onSelect: onRemove },
];
const meta = {
  component: Menu,
  args: { align: 'start', children: <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label="Board 5" />, items },
  beforeEach: () => {
    for (const spy of [onHold, onMove, onRemove]) spy.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfABoard: Story = {
  parameters: { state: 'icons' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onHold).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    // Open again, to look at.
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

/** The key that does the same is beside it; what is typed in the open menu goes to the item that begins with it. */
export const Shortcuts: Story = {
  parameters: { state: 'shortcuts' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Hold' })).toHaveAttribute('aria-keyshortcuts', 'H');
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove the board' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Hold' })).toHaveFocus();
  },
};

export const Danger: Story = {
  parameters: { state: 'danger' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    // The last, behind a line: nobody comes there by one press too many.
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Remove the board' })).toHaveFocus();
    await expect(onRemove).not.toHaveBeenCalled();
  },
};

export const SubMenu: Story = {
  parameters: { state: 'sub-menu' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(await screen.findByRole('menuitem', { name: 'Board 6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('menuitem', { name: 'Board 7' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onMove).toHaveBeenCalledWith(7);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowRight}');
    const board = await screen.findByRole('menuitem', { name: 'Board 7' });
    await waitFor(() => expect(board.getBoundingClientRect().right).toBeLessThan(innerWidth));
  },
};

/** What cannot be done now says why. */
export const Refused: Story = {
  args: {
    items: [
      { label: 'Call', hint: 'Karl-Heinz is marking on board 4', disabled: true, onSelect: onHold },
      { label: 'Hold', onSelect: () => {} },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Call/ }));
    await expect(onHold).not.toHaveBeenCalled();
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

/** The same items on the right button, where the pointer is. */
export const OnTheRightButton: Story = {
  render: () => (
    <ContextMenu heading="Board 5" items={items}>
      <div className="grid h-40 w-72 place-items-center bg-sunken">Board 5</div>
    </ContextMenu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ target: canvas.getByText('Board 5'), keys: '[MouseRight]' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hold' }));
    await expect(onHold).toHaveBeenCalledOnce();
    await userEvent.pointer({ target: canvas.getByText('Board 5'), keys: '[MouseRight]' });
    await screen.findByRole('menu');
  },
};

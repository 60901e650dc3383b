import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, EllipsisVertical, Moon, MoveRight, Pause, Sun, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ContextMenu, Menu, type MenuItem } from './Menu.tsx';

const onHold = fn();
const onMove = fn();
const onRemove = fn();
const onLight = fn();
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
    for (const spy of [onHold, onMove, onRemove, onLight]) spy.mockClear();
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

/** Items are added while the menu is open: an open submenu stays open, and items keep their elements, so that a press still reaches them. */
export const MoreWhileOpen: Story = {
  render: function Render(args) {
    const [more, setMore] = useState(false);
    return (
      <>
        <Menu {...args} items={[...(more ? [{ label: 'Visits', onSelect: () => {} }] : []), ...items]} />
        <Button onClick={() => setMore(true)}>The game has come</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Board 5' }));
    const hold = await screen.findByRole('menuitem', { name: 'Hold' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to' }));
    await expect(await screen.findByRole('menuitem', { name: 'Board 6' })).toBeVisible();
    // As a click that moves no focus.
    canvas.getByText('The game has come').click();
    await expect(await screen.findByRole('menuitem', { name: 'Visits' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Board 6' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Hold' })).toBe(hold);
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

/** What is chosen has a tick, and is spoken as chosen: one of a few, or one thing that is on or off. */
export const Ticks: Story = {
  parameters: { state: 'ticks' },
  args: {
    items: [
      {
        kind: 'sub',
        label: 'Colour mode',
        items: [
          { kind: 'radio', label: 'Light', icon: <Sun aria-hidden />, checked: false, onSelect: onLight },
          { kind: 'radio', label: 'Dark', icon: <Moon aria-hidden />, checked: true, onSelect: () => {} },
        ],
      },
      { kind: 'check', label: 'Notifications', icon: <Bell aria-hidden />, checked: true, onSelect: () => {} },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Notifications' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onLight).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'Dark' });
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
    // The reason is there for the keys too.
    await userEvent.keyboard('{Home}{Enter}');
    await expect(screen.getByRole('menuitem', { name: /Call/ })).toHaveFocus();
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
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    // The menu key: at the first item.
    await fireEvent.contextMenu(canvas.getByText('Board 5'), { button: 0, clientX: 60, clientY: 60 });
    await expect(await screen.findByRole('menuitem', { name: 'Hold' })).toHaveFocus();
  },
};

/** ↓ opens at the first item, ↑ at the last, which shows that it is in hand; Tab closes and goes on from the button. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Board 5' });
    opener.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('menuitem', { name: 'Remove the board' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Hold' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    const hold = await screen.findByRole('menuitem', { name: 'Hold' });
    await expect(hold).toHaveFocus();
    await expect(getComputedStyle(hold).outlineWidth).toBe('3px');
    // The button has the focus when the browser looks for what follows.
    await fireEvent.keyDown(hold, { key: 'Tab' });
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
};

/** An item opens a dialog: the focus goes there, and afterwards back to the button of the menu. In it the same menu; Esc closes what is on top. */
export const WithADialog: Story = {
  render: function Board({ items }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu align="start" items={[{ label: 'Pair a tablet', onSelect: () => setOpen(true) }]}>
          <Button>Board 5</Button>
        </Menu>
        <Dialog open={open} onOpenChange={setOpen} title="Pair a tablet" close="Close">
          <Menu align="start" items={items}>
            <Button>More</Button>
          </Menu>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Board 5' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Pair a tablet' });
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Pair a tablet' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const more = screen.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(await screen.findByRole('menuitem', { name: 'Board 6' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(more).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

/** Over keys that score: a press beside it closes it and does nothing else. */
export const Modal: Story = {
  args: { modal: true },
  render: (args) => (
    <div className="flex justify-between gap-4">
      <Menu {...args} />
      <Button onClick={onHold}>60</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Board 5' }));
    await screen.findByRole('menu');
    const { x, y } = canvas.getByRole('button', { name: '60' }).getBoundingClientRect();
    const over = document.elementFromPoint(x + 5, y + 5);
    await userEvent.click(over!);
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(onHold).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Board 5' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Board 5' }));
  },
};

/** Under the pointer a sub-menu opens by itself, and stays while the pointer is on its way there across other items. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await userEvent.hover(await item('Move to'));
    const seven = await item('Board 7');
    await fireEvent.pointerMove(await item('Move to'), { clientX: 60 });
    await fireEvent.pointerMove(await item('Remove the board'), { clientX: 90 });
    await fireEvent.pointerMove(seven, { clientX: 260 });
    await expect(seven).toHaveFocus();
    await fireEvent.pointerMove(await item('Hold'), { clientX: 60 });
    await expect(await item('Hold')).toHaveFocus();
    await expect(seven).not.toBeInTheDocument();
    await userEvent.click(await item('Move to'));
    await item('Board 7');
  },
};

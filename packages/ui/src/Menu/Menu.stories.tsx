import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, EllipsisVertical, Moon, MoveRight, Pause, Sun, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { finger, middleOf } from '../../../../.storybook/touch.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

/** Waits until the first item of the open menu has the focus: the menu itself has it for a moment, and ignores keys. */
const untilFirstItem = () => waitFor(() => expect(screen.getByRole('menu').querySelector('[role^="menuitem"]')).toHaveFocus());
const untilItem = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

/** Opens the submenu with the keyboard. The focus moves some time after a key. */
const openSubMenu = async (press: (keys: string) => Promise<void>) => {
  await untilFirstItem();
  await press('{ArrowDown}');
  await untilItem('Take the game back');
  await press('{ArrowDown}');
  await untilItem('Move to');
  await press('{ArrowRight}');
  await untilItem('Board 6');
};

export const BoardMenu: Story = {
  parameters: { state: 'icons' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await untilFirstItem();
    await userEvent.keyboard('{Enter}');
    await expect(onHold).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    // The menu stays open for the picture.
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

/** If items are added while the menu is open, an open submenu stays open. Items keep their elements, so that a press still reaches them. */
export const ItemsAddedWhileOpen: Story = {
  render: function Render(args) {
    const [more, setMore] = useState(false);
    return (
      <>
        <Menu {...args} items={[...(more ? [{ label: 'Visits', onSelect: () => {} }] : []), ...items]} />
        <Button onClick={() => setMore(true)}>Add an item</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Board 5' }));
    const hold = await screen.findByRole('menuitem', { name: 'Hold' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to' }));
    await expect(await screen.findByRole('menuitem', { name: 'Board 6' })).toBeVisible();
    // A scripted click does not move the focus.
    canvas.getByText('Add an item').click();
    await expect(await screen.findByRole('menuitem', { name: 'Visits' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Board 6' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Hold' })).toBe(hold);
  },
};

/** The shortcut of an item is beside it. In the open menu, a typed letter moves to the item that begins with it. */
export const Shortcuts: Story = {
  parameters: { state: 'shortcuts' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Hold' })).toHaveAttribute('aria-keyshortcuts', 'H');
    await userEvent.keyboard('r');
    await untilItem('Remove the board');
    await userEvent.keyboard('{Home}');
    await untilItem('Hold');
  },
};

export const Danger: Story = {
  parameters: { state: 'danger' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    // The destructive item is the last one, after a line, so that an accidental second press does not reach it.
    await userEvent.keyboard('{End}');
    await untilItem('Remove the board');
    await expect(onRemove).not.toHaveBeenCalled();
  },
};

export const SubMenu: Story = {
  parameters: { state: 'submenu' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await openSubMenu(userEvent.keyboard);
    await userEvent.keyboard('{ArrowLeft}');
    await untilItem('Move to');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('menuitem', { name: 'Board 7' });
    await userEvent.keyboard('{ArrowDown}');
    await untilItem('Board 7');
    await userEvent.keyboard('{Enter}');
    await expect(onMove).toHaveBeenCalledWith(7);
    await userEvent.keyboard('{Enter}');
    await openSubMenu(userEvent.keyboard);
    const board = await screen.findByRole('menuitem', { name: 'Board 7' });
    await waitFor(() => expect(board.getBoundingClientRect().right).toBeLessThan(innerWidth));
  },
};

/** Selected items have a tick, which screen readers announce: one of several items, or an item that is on or off. */
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
    await untilFirstItem();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onLight).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await untilFirstItem();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'Dark' });
  },
};

/** Selects an item of a submenu by touch, without hover. The menu is modal, as on a tablet. */
export const TicksByTouch: Story = {
  args: { ...Ticks.args, modal: true },
  play: async ({ canvas, userEvent }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(canvas.getByRole('button'));
    await tap(await screen.findByRole('menuitem', { name: 'Colour mode' }));
    await tap(await screen.findByRole('menuitemradio', { name: 'Light' }));
    await expect(onLight).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** An unavailable item shows the reason. */
export const Unavailable: Story = {
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
    // The keyboard also reaches the item and its reason.
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Call/ })).toHaveFocus());
    await expect(onHold).not.toHaveBeenCalled();
  },
};

export const AccountMenu: Story = {
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

/** ↓ opens the menu at the first item, ↑ at the last, with a focus ring. Tab stays in the menu. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Board 5' });
    opener.focus();
    await userEvent.keyboard('{ArrowUp}');
    await untilItem('Remove the board');
    await userEvent.keyboard('{ArrowDown}');
    await untilItem('Hold');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const hold = await screen.findByRole('menuitem', { name: 'Hold' });
    await waitFor(() => expect(hold).toHaveFocus());
    await expect(getComputedStyle(hold).outlineWidth).toBe('3px');
    await userEvent.tab();
    await waitFor(() => expect(hold).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
};

/** An item opens a dialog, which gets the focus. Afterwards the button of the menu has it. The dialog has a menu too: Esc closes the topmost one. */
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
    await untilFirstItem();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Pair a tablet' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const more = screen.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await openSubMenu(userEvent.keyboard);
    // Esc closes the submenu and its menu, but not the dialog.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** For menus above scoring keys: a press outside the menu closes it and does nothing else. */
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
    const { x, y } = canvas.getByText('60').getBoundingClientRect();
    const topElement = document.elementFromPoint(x + 5, y + 5);
    await userEvent.click(topElement!);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onHold).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Board 5' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Board 5' }));
  },
};

/** A tap outside closes the menu and presses nothing, whether the menu is modal or not. The next tap counts. */
const tapOutside: Story['play'] = async ({ canvas }) => {
  const { tap } = await finger();
  // A tap of the previous story was in the same place, and a control that appears there ignores taps for half a second.
  await pause(600);
  await tap(middleOf(canvas.getByRole('button', { name: 'Board 5' })), 40);
  await screen.findByRole('menu');
  const outside = canvas.getByText('60');
  await tap(middleOf(outside), 40);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await pause(100);
  await expect(onHold).not.toHaveBeenCalled();
  await pause(600);
  await tap(middleOf(outside), 40);
  await waitFor(() => expect(onHold).toHaveBeenCalledOnce());
  await tap(middleOf(canvas.getByRole('button', { name: 'Board 5' })), 40);
  await screen.findByRole('menu');
};
export const TapOutside: Story = { render: Modal.render!, play: tapOutside };
export const TapOutsideModal: Story = { args: { modal: true }, render: Modal.render!, play: tapOutside };

/** A submenu opens under the pointer, and stays open while the pointer moves to it across other items. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await userEvent.hover(await item('Move to'));
    const seven = await item('Board 7');
    // From the middle of the item across its neighbour to the submenu, then back to the first item.
    const at = async (element: HTMLElement, type: 'pointerMove' | 'pointerOut', x: number, y: number) =>
      fireEvent[type](element, { pointerType: 'mouse', clientX: x, clientY: y, relatedTarget: document.body });
    const { left, bottom } = (await item('Move to')).getBoundingClientRect();
    const sub = seven.getBoundingClientRect();
    await at(await item('Move to'), 'pointerMove', left + 40, bottom - 20);
    await at(await item('Move to'), 'pointerMove', left + 60, bottom - 10);
    await at(await item('Move to'), 'pointerOut', left + 70, bottom);
    await at(await item('Remove the board'), 'pointerMove', left + 90, bottom + 2);
    await expect(seven).toBeVisible();
    await at(seven, 'pointerMove', sub.left + 20, sub.top + 10);
    await waitFor(() => expect(seven).toHaveFocus());
    await at(await item('Hold'), 'pointerMove', left + 40, 0);
    await expect(await item('Hold')).toHaveFocus();
    await waitFor(() => expect(seven).not.toBeInTheDocument());
    await userEvent.click(await item('Move to'));
    await item('Board 7');
  },
};

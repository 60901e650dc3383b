import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const onHold = fn();
const meta = {
  component: ContextMenu,
  args: {
    heading: 'Board 5',
    items: [
      { label: 'Hold', icon: <Pause aria-hidden />, shortcut: 'H', onSelect: onHold },
      { kind: 'line' },
      { label: 'Remove the board', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => {} },
    ],
    children: <div className="grid h-40 w-72 place-items-center bg-sunken">Board 5</div>,
  },
  beforeEach: () => {
    onHold.mockClear();
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The right button or the menu key opens the menu at the pointer. Esc closes it. */
export const OnTheRightButton: Story = {
  parameters: { state: 'right button' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ target: canvas.getByText('Board 5'), keys: '[MouseRight]' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hold' }));
    await expect(onHold).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.pointer({ target: canvas.getByText('Board 5'), keys: '[MouseRight]' });
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await fireEvent.contextMenu(canvas.getByText('Board 5'), { button: 0, clientX: 60, clientY: 60 });
    await expect(await screen.findByRole('menu', { name: 'Board 5' })).toBeVisible();
  },
};

/** An item opens a dialog. After the dialog, the focus returns to the element that had it before the menu. */
export const WithADialog: Story = {
  render: function Board({ items, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <ContextMenu {...args} items={[...items, { label: 'Pair a tablet', onSelect: () => setOpen(true) }]}>
          <Button>Board 5</Button>
        </ContextMenu>
        <Dialog open={open} onOpenChange={setOpen} title="Pair a tablet" close="Close" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const board = canvas.getByRole('button', { name: 'Board 5' });
    board.focus();
    await userEvent.pointer({ target: board, keys: '[MouseRight]' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pair a tablet' }));
    await screen.findByRole('dialog', { name: 'Pair a tablet' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(board).toHaveFocus());
  },
};

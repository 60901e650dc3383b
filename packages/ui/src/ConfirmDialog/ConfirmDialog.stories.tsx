import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    defaultOpen: true,
    title: 'Draw again?',
    description: 'The groups change; nobody has thrown yet.',
    confirm: 'Draw again',
    cancel: 'Keep the draw',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on the safe button, so Enter changes nothing. */
export const Normal: Story = {
  parameters: { state: 'normal' },
  args: { defaultOpen: false, trigger: <Button>Draw again</Button> },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Draw again' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Keep the draw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Draw again?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Draw again' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  parameters: { state: 'danger' },
  args: {
    danger: true,
    title: 'Withdraw Wout Dubbeltop?',
    description: 'His games that are not played become walkovers.',
    confirm: 'Withdraw',
    cancel: 'Keep him in',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Keep him in' })).toHaveFocus();
  },
};

/** Something has to be done first. The dialog says what, and has no button that would fail. */
export const NotPossible: Story = {
  parameters: { state: 'not possible' },
  render: ({ confirm: _, ...args }) => <ConfirmDialog {...args} />,
  args: { title: 'Finish the season?', description: 'Two matches are being played. Wait for their results.', cancel: 'Cancel' },
  play: async ({ userEvent, args }) => {
    const buttons = await screen.findAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Consequences: Story = {
  parameters: { state: 'list of consequences' },
  args: {
    title: 'Correct a finished game?',
    description: 'The winner changes. These results would be taken back:',
    confirm: 'Correct',
    cancel: 'Leave it',
    consequences: ['Quarter-final 2: Dubbeltop v Bullens, 3–1', 'Semi-final 1: Dubbeltop v Ringers, running'],
  },
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByRole('button', { name: 'Leave it' })).toHaveFocus();
  },
};

export const TypeTheName: Story = {
  parameters: { state: 'type-the-name' },
  args: {
    danger: true,
    title: 'Delete the tournament?',
    description: 'It is a test tournament: all its games are deleted with it.',
    confirm: 'Delete the tournament',
    cancel: 'Keep it',
    typeToConfirm: { label: 'Type “Test 12”', name: '"Test" 12' },
  },
  play: async ({ userEvent, args }) => {
    const yes = await screen.findByRole('button', { name: 'Delete the tournament' });
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(yes);
    await userEvent.type(screen.getByLabelText('Type “Test 12”'), '“test”  1{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Type “Test 12”'), '2{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** While the request is in progress, the dialog cannot be closed. */
export const Busy: Story = {
  args: { busy: true, confirm: 'Drawing' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Drawing' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the draw' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

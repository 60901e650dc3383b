import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
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

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Keep the draw' })).toHaveFocus();
  },
};
export const Danger: Story = {
  args: {
    danger: true,
    title: 'Withdraw Wout Dubbeltop?',
    description: 'His games that are not played become walkovers.',
    confirm: 'Withdraw',
    cancel: 'Keep him in',
  },
};
export const WhatWouldBeUndone: Story = {
  args: {
    title: 'Correct a finished game?',
    description: 'The winner changes. These results would be taken back:',
    confirm: 'Correct',
    cancel: 'Leave it',
    consequences: ['Quarter-final 2: Dubbeltop v Bullens, 3–1', 'Semi-final 1: Dubbeltop v Ringers, running'],
  },
};
export const TypeTheName: Story = {
  args: {
    danger: true,
    title: 'Delete the tournament?',
    description: 'It is a test tournament: all its games are deleted with it.',
    confirm: 'Delete the tournament',
    cancel: 'Keep it',
    typeToConfirm: { label: 'Type “Test 12”', name: 'Test 12' },
  },
  play: async ({ userEvent, args }) => {
    const yes = await screen.findByRole('button', { name: 'Delete the tournament' });
    await userEvent.click(yes);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Type “Test 12”'), 'Test 12');
    await userEvent.click(yes);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

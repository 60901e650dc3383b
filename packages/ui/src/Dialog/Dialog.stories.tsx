import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    defaultOpen: true,
    title: 'Add a board',
    close: 'Close',
    onOpenChange: fn(),
    children: <TextField label="Number" type="number" defaultValue={9} />,
    actions: (
      <>
        <Button kind="quiet">Cancel</Button>
        <Button kind="primary">Add</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Add a board' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const LongBodyScrolls: Story = {
  args: {
    title: 'Rules of the house',
    description: 'As they were when you entered.',
    children: Array.from({ length: 40 }, (_, i) => (
      <p key={i} className="py-1">
        {i + 1}. Darts that fall out do not count.
      </p>
    )),
  },
};
export const SheetFromBelow: Story = { args: { shape: 'bottom' } };
export const SheetFromTheRight: Story = { args: { shape: 'right' } };
export const ReturnsToItsOpener: Story = {
  args: { defaultOpen: false, trigger: <Button>Add a board</Button> },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add a board' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { toast, Toaster } from './Toaster.tsx';

const onUndo = fn();
const meta = {
  component: Toaster,
  args: { label: 'Notifications', close: 'Close' },
  beforeEach: () => () => void toast.dismiss(),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (name: string, say: () => void): Story => ({
  render: (args) => (
    <>
      <Button onClick={say}>Say it</Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await expect(await screen.findByText(name)).toBeInTheDocument();
  },
});

export const WithAction: Story = show('Board 6 has its next game', () => {
  toast.success('Board 6 has its next game', { action: { label: 'Undo', onClick: onUndo } });
});
export const Plain: Story = show('Copied', () => void toast('Copied'));
export const Warning: Story = show('Board 4 is three minutes behind', () => void toast.warning('Board 4 is three minutes behind'));
export const Failed: Story = show('Not called', () => void toast.error('Not called', { description: 'Board 6 is out of order.' }));
/** The same toast changes its words. */
export const UpdatedById: Story = show('Drawn', () => {
  toast.loading('Drawing', { id: 'draw' });
  toast.success('Drawn', { id: 'draw' });
});
export const AFourthWaits: Story = show('Game 4', () => {
  for (const n of [1, 2, 3, 4]) toast(`Game ${n}`);
});

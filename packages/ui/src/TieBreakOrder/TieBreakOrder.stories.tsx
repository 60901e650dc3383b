import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { TieBreakOrder } from './TieBreakOrder.tsx';

const meta = {
  component: TieBreakOrder,
  args: {
    label: 'Tie-breakers',
    options: [
      { value: 'points', label: 'Points' },
      { value: 'leg-difference', label: 'Leg difference', explanation: 'Legs won minus legs lost.' },
      { value: 'head-to-head', label: 'Head to head', explanation: 'Only the games between those who are level.' },
      { value: 'legs-won', label: 'Legs won' },
      { value: 'average', label: 'Average' },
    ],
    value: ['points', 'leg-difference', 'head-to-head'],
    onValueChange: () => {},
    labels: {
      up: (l) => `${l} up`,
      down: (l) => `${l} down`,
      remove: (l) => `Remove ${l}`,
      add: 'Add a tie-breaker',
      moved: (l, place, of) => `${l}, now ${place} of ${of}`,
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TieBreakOrder {...args} value={value} onValueChange={setValue} className="max-w-lg" />;
  },
} satisfies Meta<typeof TieBreakOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.querySelector('.text-label')!.textContent);

export const Default: Story = { parameters: { state: 'default' } };
/** Space lifts a tie-breaker, the arrow keys move it, Space drops it, and Esc cancels. Buttons make the same moves. Each move is announced. */
export const Moved: Story = {
  parameters: { state: 'moved' },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('listitem')[2]!.focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(items(canvas)).toEqual(['Points', 'Head to head', 'Leg difference']);
    await expect(canvas.getByText('Head to head, now 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(items(canvas)).toEqual(['Points', 'Leg difference', 'Head to head']);
    const up = canvas.getByRole('button', { name: 'Leg difference up' });
    await userEvent.click(up);
    await expect(items(canvas)).toEqual(['Leg difference', 'Points', 'Head to head']);
    // At the top, the button is unavailable but keeps the focus.
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveFocus();
    canvas.getAllByRole('listitem')[0]!.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} {ArrowDown}');
    await expect(items(canvas)).toEqual(['Points', 'Head to head', 'Leg difference']);
    await userEvent.keyboard(' ');
  },
};
/** A tie-breaker that is selected in the list below is added at the end. */
export const Added: Story = {
  parameters: { state: 'added' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Average' }));
    await expect(items(canvas)).toEqual(['Points', 'Leg difference', 'Head to head', 'Average']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Points' }));
    await expect(items(canvas)).toEqual(['Leg difference', 'Head to head', 'Average']);
  },
};
/** Each tie-breaker has a sentence that explains it. */
export const Explained: Story = {
  args: {
    options: [
      { value: 'points', label: 'Points', explanation: 'Two for a game that is won, one for a draw.' },
      { value: 'leg-difference', label: 'Leg difference', explanation: 'Legs won minus legs lost.' },
      { value: 'head-to-head', label: 'Head to head', explanation: 'Only the games between those who are level.' },
    ],
  },
  parameters: { state: 'explained' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the games between those who are level.')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const AllInUse: Story = { args: { value: ['points', 'leg-difference', 'head-to-head', 'legs-won', 'average'] } };

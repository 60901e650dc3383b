import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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
      remove: (l) => `Without ${l}`,
      add: 'Add a tie-breaker',
      moved: (l, place, of) => `${l}, now ${place} of ${of}`,
    },
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <TieBreakOrder {...args} value={value} onValueChange={setValue} className="max-w-lg" />;
  },
} satisfies Meta<typeof TieBreakOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const items = () => canvas.getAllByRole('listitem').map((li) => li.textContent);
    canvas.getAllByRole('listitem')[2]!.focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(items()[1]).toContain('Head to head');
    await userEvent.keyboard('{Escape}');
    await expect(items()[2]).toContain('Head to head');
    await userEvent.click(canvas.getByRole('button', { name: 'Leg difference up' }));
    await expect(items()[0]).toContain('Leg difference');
  },
};
export const AllInForce: Story = { args: { value: ['points', 'leg-difference', 'head-to-head', 'legs-won', 'average'] } };

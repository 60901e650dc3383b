import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Select } from './Select.tsx';

const options = [
  { value: '301', label: '301' },
  { value: '501', label: '501' },
  { value: '701', label: '701' },
  { value: '1001', label: '1001' },
];
const meta = {
  component: Select,
  args: { label: 'Start', options, defaultValue: '501', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '701' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('701');
  },
};
export const Groups: Story = {
  args: {
    label: 'Board',
    defaultValue: '6',
    options: [
      { label: 'Free', options: [{ value: '6', label: 'Board 6' }] },
      { label: 'Playing', options: [1, 2, 3].map((n) => ({ value: `${n}`, label: `Board ${n}`, disabled: true })) },
    ],
  },
};
export const LongLabels: Story = {
  args: { defaultValue: 'a', options: [{ value: 'a', label: 'Vereinsheim der Dartsfreunde Pfeilingen, großer Saal im ersten Stock' }] },
};
export const None: Story = { args: { value: undefined, defaultValue: undefined, placeholder: 'Choose' } };
export const WithError: Story = { args: { value: undefined, defaultValue: undefined, placeholder: 'Choose', error: 'Choose a start' } };

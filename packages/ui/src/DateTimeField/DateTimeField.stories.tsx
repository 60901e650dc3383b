import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, expect, fn } from 'storybook/test';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  component: DateTimeField,
  args: { label: 'Begins', value: '2026-11-20T19:30', onValueChange: fn(), parts: { date: 'Date', time: 'Time' } },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Time'), { target: { value: '20:00' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-20T20:00');
  },
};
export const Empty: Story = { args: { value: '', hint: 'Players see it as soon as it is there.' } };
export const AnotherZone: Story = { args: { zone: 'Brussels time' } };
export const InThePast: Story = { args: { value: '2020-01-01T10:00', error: 'This is in the past' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, expect, fn } from 'storybook/test';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  component: DateTimeField,
  args: { label: 'Begins', value: '2026-11-20T19:30', onValueChange: fn(), parts: { date: 'Date', time: 'Time' } },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateTimeField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Time'), { target: { value: '20:00' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-20T20:00');
  },
};
/** Either part can be entered first, and both can be cleared. */
export const Empty: Story = {
  args: { value: '', hint: 'Players see it as soon as you save it.' },
  parameters: { state: 'empty' },
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Time'), { target: { value: '19:30' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('T19:30');
    await fireEvent.change(canvas.getByLabelText('Begins'), { target: { value: '2026-11-20' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20T19:30');
    await fireEvent.change(canvas.getByLabelText('Begins'), { target: { value: '' } });
    await fireEvent.change(canvas.getByLabelText('Time'), { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
/** The time is local to the venue. If the device is in another time zone, the field shows the name of the zone, which screen readers also read. */
export const AnotherZone: Story = {
  args: { zone: 'Brussels time' },
  parameters: { state: 'zone differs from device' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Time')).toHaveAccessibleDescription('Brussels time');
  },
};
export const InThePast: Story = {
  args: { value: '2020-01-01T10:00', error: 'This is in the past. Choose a day from 21 November.' },
  parameters: { state: 'past' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Begins')).toBeInvalid();
    await expect(canvas.getByLabelText('Begins')).toHaveAccessibleDescription('This is in the past. Choose a day from 21 November.');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  component: NativeSelect,
  args: {
    label: 'Division or cup',
    name: 'group',
    options: [
      { value: '', label: 'All divisions' },
      { value: 'first', label: 'First Division' },
      { value: 'cup', label: 'Cup' },
    ],
    value: '',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form submits the value under its name. A choice is shown at once, and the value of the page replaces it. */
export const NoSelection: Story = {
  parameters: { state: 'no selection' },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <form aria-label="Filters">
        <NativeSelect {...args} value={value} />
        <button type="button" onClick={() => setValue('first')}>
          Back
        </button>
      </form>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Division or cup' });
    await expect(select).toHaveDisplayValue('All divisions');
    await userEvent.selectOptions(select, 'cup');
    await expect(args.onValueChange).toHaveBeenCalledWith('cup');
    await expect([...new FormData(canvas.getByRole('form'))]).toEqual([['group', 'cup']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(select).toHaveDisplayValue('First Division');
  },
};

/** A long label ends before the arrow. */
export const LongLabels: Story = {
  parameters: { state: 'long labels' },
  args: { options: [{ value: 'long', label: 'Bezirksmeisterschaftsqualifikationsrunde der Landesliga Nord' }], value: 'long' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select.getBoundingClientRect().width).toBeLessThanOrEqual(select.parentElement!.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ColourField } from './ColourField.tsx';

const meta = {
  component: ColourField,
  args: {
    ...{ label: 'Colour', hint: 'Colour of the line under the name.', value: '', onValueChange: fn() },
    labels: {
      light: 'On white, light mode',
      dark: 'On black, dark mode',
      good: 'good',
      faint: 'too faint',
      use: (colour) => `Use ${colour}`,
    },
    formatContrast: (contrast) => contrast.toFixed(1),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-md">
        <ColourField
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange?.(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is measured without a colour. */
export const Empty: Story = {
  parameters: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('good')).toBeNull();
  },
};

export const Good: Story = {
  args: { value: '#d3222a' },
  parameters: { state: 'good in both modes' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('good')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A yellow is too faint on white. The button takes the nearest colour that is good in both modes. */
export const TooFaint: Story = {
  args: { value: '#e8b400' },
  parameters: { state: 'too faint in one mode' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1.9')).toBeVisible();
    await expect(canvas.getByText('too faint')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Use #/ }));
    await expect(canvas.getAllByText('good')).toHaveLength(2);
  },
};

export const Invalid: Story = { args: { value: 'red', error: 'Use # followed by six characters.' }, parameters: { state: 'error' } };

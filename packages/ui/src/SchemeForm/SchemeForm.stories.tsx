import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SchemeForm, type SchemeLine } from './SchemeForm.tsx';

const points = { min: -10_000, max: 10_000, decimals: 2 };
const lines: SchemeLine[] = [
  { id: 'winner', label: 'Winner', value: 24, ...points },
  { id: 'final', label: 'Final', value: 18, ...points },
  { id: 'semi', label: 'Semi-final', value: 13, ...points },
];
const best: SchemeLine = {
  ...{ id: 'best', label: 'Best results', value: null, min: 1, max: 200, empty: 'all', hint: 'of 8 so far' },
  steps: { less: 'One less', more: 'One more' },
};

const meta = {
  component: SchemeForm,
  args: {
    sections: [
      { id: 'counts', title: 'What counts', lines: [best] },
      { id: 'winners', title: 'Winners’ knockout', lines },
    ],
    onValueChange: fn(),
    formatNumber: String,
    invalid: ({ min, max }) => `A number from ${min} to ${max}`,
  },
  render: function Typed(args) {
    const [values, setValues] = useState<Record<string, number | null>>({});
    const sections = args.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => {
        const value = line.id in values ? values[line.id]! : line.value;
        return { ...line, value, ...(value !== line.value && { was: `was ${line.value ?? line.empty}` }) };
      }),
    }));
    return (
      <SchemeForm
        {...args}
        className="max-w-100"
        sections={sections}
        onValueChange={(id, value) => {
          setValues({ ...values, [id]: value });
          args.onValueChange(id, value);
        }}
      />
    );
  },
} satisfies Meta<typeof SchemeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ↑ ↓ step a number, with Shift by 5. Enter moves to the next number and selects it. */
export const Stepped: Story = {
  parameters: { state: 'stepped by keys' },
  play: async ({ canvas, userEvent }) => {
    const winner = canvas.getByRole('spinbutton', { name: 'Winner' });
    winner.focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}{ArrowDown}');
    await expect(winner).toHaveValue('28');
    await userEvent.keyboard('{Enter}20');
    await expect(canvas.getByRole('spinbutton', { name: 'Final' })).toHaveValue('20');
  },
};

/** A changed number has a heavier edge, and its former value beside it. */
export const Changed: Story = {
  parameters: { state: 'changed number with its former value' },
  play: async ({ canvas, userEvent, args }) => {
    const semi = canvas.getByRole('spinbutton', { name: 'Semi-final' });
    await userEvent.clear(semi);
    await userEvent.type(semi, '15,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('semi', 15.5);
    await expect(canvas.getByText('was 13')).toBeVisible();
    await expect(semi).toHaveAccessibleDescription('was 13');
  },
};

/** An optional number is empty until it is set. The buttons start at its minimum. */
export const Optional: Story = {
  parameters: { state: 'optional number' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Best results' });
    await expect(field).toHaveAttribute('placeholder', 'all');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('best', null);
  },
};

/** The text stays in the field, with an error. Ctrl+Z brings back the last number. */
export const Invalid: Story = {
  parameters: { state: 'invalid text' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Final' });
    await userEvent.clear(field);
    await userEvent.type(field, '12345');
    await expect(field).toHaveValue('12345');
    await expect(field).toHaveAccessibleDescription('was 18 A number from -10000 to 10000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('final', 1234);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('1234');
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    sections: [
      {
        id: 'winners',
        title: 'K.-o.-Runde der Gewinnerinnen und Gewinner',
        lines: lines.map((line) => ({ ...line, label: `${line.label} und Platzierungsentscheidung` })),
      },
    ],
  },
};

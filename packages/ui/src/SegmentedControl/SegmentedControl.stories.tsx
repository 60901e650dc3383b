import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator, List, Target } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type Segment } from './SegmentedControl.tsx';

const ways: Segment[] = [
  { value: 'total', label: 'Total', icon: <Calculator aria-hidden /> },
  { value: 'darts', label: 'Darts', icon: <List aria-hidden /> },
  { value: 'board', label: 'Board', icon: <Target aria-hidden /> },
];
const words = (...labels: string[]): Segment[] => labels.map((label) => ({ value: label, label }));
const meta = {
  component: SegmentedControl,
  args: { label: 'Division', segments: words('First', 'Second A', 'Second B'), value: 'First', onValueChange: () => {} },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} className="max-w-md" />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of Tab; the arrows move within, Space chooses; the chosen one cannot be taken away. */
export const Three: Story = {
  parameters: { state: '3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: 'Second A' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Second A' })).toBeChecked();
  },
};
export const Two: Story = {
  args: { label: 'View', segments: words('Table', 'Matrix'), value: 'Table' },
  parameters: { state: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Matrix' }));
    await expect(canvas.getByRole('radio', { name: 'Matrix' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Table' })).not.toBeChecked();
  },
};
export const Four: Story = { args: { segments: words('First', 'Second A', 'Second B', 'Third') }, parameters: { state: '4' } };
export const Icons: Story = { args: { label: 'How to enter', segments: ways, value: 'total' }, parameters: { state: 'icons' } };
/** It is reached like the others, chooses nothing and says why. */
export const OnePartOff: Story = {
  args: {
    label: 'How to enter',
    segments: ways.map((way) =>
      way.value === 'board' ? { ...way, disabled: true, reason: 'The screen is too small for the board' } : way,
    ),
    value: 'total',
  },
  parameters: { state: 'disabled part' },
  play: async ({ canvas, userEvent }) => {
    const board = canvas.getByRole('radio', { name: 'Board' });
    await expect(board).toHaveAccessibleDescription('The screen is too small for the board');
    await userEvent.click(board);
    await expect(board).not.toBeChecked();
    await expect(canvas.getByText('The screen is too small for the board')).toBeVisible();
  },
};
export const LongGermanWords: Story = {
  args: { label: 'Eingeben', segments: words('Gesamtpunktzahl', 'Einzelne Darts', 'Dartboard'), value: 'Einzelne Darts' },
};

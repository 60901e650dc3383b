import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator, List, Target } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type Segment } from './SegmentedControl.tsx';

const inputMethods: Segment[] = [
  { value: 'total', label: 'Total', icon: <Calculator aria-hidden /> },
  { value: 'darts', label: 'Darts', icon: <List aria-hidden /> },
  { value: 'board', label: 'Board', icon: <Target aria-hidden /> },
];
const textSegments = (...labels: string[]): Segment[] => labels.map((label) => ({ value: label, label }));
const meta = {
  component: SegmentedControl,
  args: { label: 'Division', segments: textSegments('First', 'Second A', 'Second B'), value: 'First', onValueChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} className="max-w-md" />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab stops once at the control. The arrow keys move between segments, and Space selects one. The selection cannot be cleared. */
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
  args: { label: 'View', segments: textSegments('Table', 'Matrix'), value: 'Table' },
  parameters: { state: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Matrix' }));
    await expect(canvas.getByRole('radio', { name: 'Matrix' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Table' })).not.toBeChecked();
  },
};
export const Four: Story = { args: { segments: textSegments('First', 'Second A', 'Second B', 'Third') }, parameters: { state: '4' } };
export const Icons: Story = { args: { label: 'How to enter', segments: inputMethods, value: 'total' }, parameters: { state: 'icons' } };
/** A disabled segment can be focused, but not selected. It shows the reason. */
export const DisabledSegment: Story = {
  args: {
    label: 'How to enter',
    segments: inputMethods.map((segment) =>
      segment.value === 'board' ? { ...segment, disabled: true, reason: 'The screen is too small for the board' } : segment,
    ),
    value: 'total',
  },
  parameters: { state: 'disabled segment' },
  play: async ({ canvas, userEvent }) => {
    const board = canvas.getByRole('radio', { name: 'Board' });
    await expect(board).toHaveAccessibleDescription('The screen is too small for the board');
    await userEvent.click(board);
    await expect(board).not.toBeChecked();
    await expect(canvas.getByText('The screen is too small for the board')).toBeVisible();
  },
};
export const LongGermanWords: Story = {
  args: { label: 'Eingeben', segments: textSegments('Gesamtpunktzahl', 'Einzelne Darts', 'Dartboard'), value: 'Einzelne Darts' },
};

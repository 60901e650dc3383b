import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator, List, Target } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type Segment } from './SegmentedControl.tsx';

const segments: Segment[] = [
  { value: 'total', label: 'Total', icon: <Calculator aria-hidden /> },
  { value: 'darts', label: 'Darts', icon: <List aria-hidden /> },
  { value: 'board', label: 'Board', icon: <Target aria-hidden /> },
];
const meta = {
  component: SegmentedControl,
  args: { label: 'How to enter', segments, value: 'total', onValueChange: () => {} },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} className="max-w-md" />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Darts' }));
    await expect(canvas.getByRole('radio', { name: 'Darts' })).toBeChecked();
  },
};
export const Two: Story = { args: { segments: segments.slice(0, 2) } };
export const OnePartOff: Story = { args: { segments: segments.map((s) => (s.value === 'board' ? { ...s, disabled: true } : s)) } };

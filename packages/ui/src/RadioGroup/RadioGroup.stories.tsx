import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'random', label: 'Random', hint: 'Everybody can meet everybody.' },
  { value: 'seeded', label: 'Seeded', hint: 'The best eight meet late.' },
  { value: 'pots', label: 'Pots', hint: 'One of each pot in every group.' },
];
const meta = {
  component: RadioGroup,
  args: { label: 'Draw', options, defaultValue: 'random', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Seeded'));
    await expect(args.onValueChange).toHaveBeenCalledWith('seeded');
  },
};
export const Horizontal: Story = { args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) } };
export const Cards: Story = { args: { look: 'cards' } };
export const WithError: Story = { args: { error: 'Choose one' } };

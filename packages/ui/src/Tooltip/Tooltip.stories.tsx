import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { label: 'Stop following', children: <Button>Follow</Button> },
  decorators: [(Story) => <div className="grid h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
export const Above: Story = { args: { defaultOpen: true, side: 'top' } };
export const ToTheRight: Story = { args: { defaultOpen: true, side: 'right' } };
export const Long: Story = {
  args: { defaultOpen: true, label: 'Bart rests until 21:12, because his last game ended only four minutes ago' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutHint } from './CheckoutHint.tsx';

const meta = {
  component: CheckoutHint,
  args: { label: 'Finish', hint: { kind: 'route', darts: ['T20', 'T11', 'D14'] } },
  decorators: [(Story) => <div className="lit max-w-md p-4">{Story()}</div>],
} satisfies Meta<typeof CheckoutHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDarts: Story = {};
export const TwoDarts: Story = { args: { hint: { kind: 'route', darts: ['T17', 'D12'] } } };
export const OneDart: Story = { args: { hint: { kind: 'route', darts: ['D16'] } } };
export const NextTime: Story = {
  args: { label: 'Next time', look: 'later', hint: { kind: 'route', darts: ['T17', 'D12'] } },
  decorators: [(Story) => <div className="max-w-md p-4">{Story()}</div>],
};
export const Strip: Story = { args: { look: 'strip' } };
export const OnABogey: Story = { args: { hint: { kind: 'bogey', text: 'No finish from 169' } } };
export const Hidden: Story = { args: { hint: { kind: 'none' } } };
export const OtherRoutes: Story = {
  args: {
    hint: { kind: 'route', darts: ['T20', 'T11', 'D14'], options: [['T17', 'T10', 'D20']] },
    spoken: (darts) => `Finish: ${darts.join(' ')}`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('group', { name: 'Finish: T17 T10 D20' })).toBeVisible();
  },
};

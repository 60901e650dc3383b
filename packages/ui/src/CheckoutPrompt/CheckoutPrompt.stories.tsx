import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckoutPrompt } from './CheckoutPrompt.tsx';

const meta = {
  component: CheckoutPrompt,
  args: {
    title: 'Darts at a double?',
    dartsLabel: 'Darts used',
    doublesLabel: 'At a double',
    answerLabel: ({ darts, doubles }) => `${darts} darts, ${doubles} at a double`,
    answers: [0, 1].map((doubles) => ({ darts: 3, doubles })),
    onAnswer: fn(),
    undo: { label: 'Undo the visit', onUndo: fn() },
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof CheckoutPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DartsAtADouble: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('1');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 3, doubles: 1 });
  },
};
export const DartsUsed: Story = { args: { title: 'With how many darts?', answers: [1, 2, 3].map((darts) => ({ darts, doubles: 1 })) } };
export const Both: Story = {
  args: {
    title: 'Checked out 40',
    answers: [
      { darts: 1, doubles: 1 },
      { darts: 2, doubles: 1 },
      { darts: 2, doubles: 2 },
      { darts: 3, doubles: 1 },
      { darts: 3, doubles: 2 },
      { darts: 3, doubles: 3 },
    ],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('32');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 3, doubles: 2 });
  },
};
export const Remembered: Story = { args: { ...Both.args, remembered: { darts: 2, doubles: 1 } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OfflineFrame } from '../internal/storyFrames.tsx';
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

/** Three darts were thrown; the question is how many of them were aimed at a double. */
export const DartsAtADouble: Story = {
  parameters: { state: 'doubles' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('1');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 3, doubles: 1 });
  },
};
export const DartsUsed: Story = {
  parameters: { state: 'darts' },
  args: { title: 'With how many darts?', answers: [1, 2, 3].map((darts) => ({ darts, doubles: 1 })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 darts, 1 at a double' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 2, doubles: 1 });
  },
};
const answers = [
  { darts: 1, doubles: 1 },
  { darts: 2, doubles: 1 },
  { darts: 2, doubles: 2 },
  { darts: 3, doubles: 1 },
  { darts: 3, doubles: 2 },
  { darts: 3, doubles: 3 },
];
/** One question has both numbers: first the digit of the row, then that of the column. */
export const DartsAndDoubles: Story = {
  args: { title: 'Checked out 40', answers },
  parameters: { state: 'darts and doubles' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('32');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 3, doubles: 2 });
  },
};
/** Enter repeats the last answer; Z undoes the visit. */
export const LastAnswer: Story = {
  args: { title: 'Checked out 40', answers, lastAnswer: { darts: 2, doubles: 1 } },
  parameters: { state: 'last answer' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '2 darts, 1 at a double' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 2, doubles: 1 });
    await userEvent.keyboard('z');
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
  },
};
export const Bust: Story = {
  args: { title: 'Bust, still 32. Darts at a double?', answers: [1, 2, 3].map((doubles) => ({ darts: 3, doubles })) },
};
export const Offline: Story = {
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('0');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ darts: 3, doubles: 0 });
  },
};
export const DecidingLeg: Story = {
  args: { title: 'Game shot. With how many darts?', answers: [2, 3].map((darts) => ({ darts, doubles: 1 })) },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    title: 'Karl-Heinz Scheibenbauer-Doppelmann: wie viele Darts auf Doppel?',
    answers,
    dartsLabel: 'Geworfene Darts',
    doublesLabel: 'Davon auf Doppel',
    undo: { label: 'Aufnahme zurücknehmen', onUndo: () => {} },
  },
};

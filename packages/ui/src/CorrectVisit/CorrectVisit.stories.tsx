import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { leg4 } from '../internal/storyGames.ts';
import { CorrectVisit, type CorrectionCheck } from './CorrectVisit.tsx';

const visit = leg4.legs.at(-1)!.visits[2]!;
const meta = {
  component: CorrectVisit,
  args: {
    open: true,
    onOpenChange: fn(),
    visit,
    onCorrect: fn(),
    check: (): CorrectionCheck => ({ kind: 'allowed' }),
    labels: {
      title: 'Correct a visit',
      description: `Leg 4, visit 2: ${visit.scored}`,
      close: 'Close',
      total: 'Total',
      bust: 'Bust',
      darts: 'Darts',
      doubles: 'At double',
      reason: 'Why',
      cancel: 'Cancel',
      correct: 'Correct',
    },
  },
} satisfies Meta<typeof CorrectVisit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Total');
    await userEvent.clear(field);
    await userEvent.type(field, '59');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ side: visit.side, total: 59 }), '');
  },
};
export const CausesABustLater: Story = {
  args: { check: () => ({ kind: 'allowed', consequences: 'Visit 5 becomes a bust: 116 left, 121 written.' }) },
};
export const FinishedGameNeedsAReason: Story = {
  args: { needsReason: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Why'), 'Misheard');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.anything(), 'Misheard');
  },
};
export const Refused: Story = { args: { check: () => ({ kind: 'refused', reason: '178 cannot be thrown with three darts' }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { leg4, playGame } from '../internal/storyGames.ts';
import { CorrectVisit, type CorrectionCheck } from './CorrectVisit.tsx';

const visit = leg4.legs.at(-1)!.visits[2]!;
const meta = {
  component: CorrectVisit,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
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
      deleteDigit: 'Delete a digit',
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
  parameters: { state: 'total' },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Total');
    await userEvent.clear(field);
    await userEvent.type(field, '59');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ side: visit.side, total: 59 }), '');
  },
};
/** The first digit replaces the old total, and the next digits are appended. */
export const ByKeys: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '4' }));
    await userEvent.click(screen.getByRole('button', { name: '5' }));
    await expect(screen.getByLabelText('Total')).toHaveValue('45');
    await userEvent.click(screen.getByRole('button', { name: 'Delete a digit' }));
    await userEvent.click(screen.getByRole('button', { name: '1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ total: 41 }), '');
  },
};
/** The number of darts of a checkout, and how many of them were aimed at a double. */
export const Darts: Story = {
  args: {
    visit: { ...visit, scored: 81, before: 81, after: 0, checkout: true, darts: 3, doubles: 1 },
    labels: { ...meta.args.labels, description: 'Leg 3, checked out 81' },
  },
  parameters: { state: 'darts' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Darts'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({ side: visit.side, total: 81, darts: 2, doubles: 1 }, '');
  },
};
export const CausesABustLater: Story = {
  args: { check: () => ({ kind: 'allowed', consequences: 'Visit 5 becomes a bust: 116 left, 121 written.' }) },
  parameters: { state: 'causes a bust later' },
  play: async () => {
    await expect(await screen.findByText('Visit 5 becomes a bust: 116 left, 121 written.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Correct' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};
export const FinishedGameNeedsAReason: Story = {
  args: { needsReason: true },
  parameters: { state: 'finished game (reason)' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Why'), 'Misheard');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.anything(), 'Misheard');
  },
};
/** All obstacles to the correction are listed. */
export const Refused: Story = {
  args: {
    check: () => ({
      kind: 'refused',
      reason: 'Leg 4 would end before its last visits',
      list: ['Visit 4: 85 would check out', 'Visit 5: 60 would have no leg', 'Visit 6: 41 would have no leg'],
    }),
  },
  parameters: { state: 'refused with list' },
  play: async ({ userEvent, args }) => {
    await expect((await screen.findAllByRole('listitem')).length).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
};
const bustGame = playGame([180, 60, 180, 60, 109, 60, 'bust', 60]);
/** Replaces a bust by a score: the checkbox is cleared, and the total is typed. */
export const Bust: Story = {
  args: { visit: bustGame.legs[0]!.visits[6]!, labels: { ...meta.args.labels, description: 'Leg 1, visit 4: bust' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Total')).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bust' }));
    await userEvent.type(screen.getByLabelText('Total'), '16');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ total: 16 }), '');
  },
};
/** The correction does not wait for the network: it is stored on the device, as visits are. */
export const Offline: Story = {
  args: { check: () => ({ kind: 'allowed', consequences: 'No network. The correction is kept on this tablet.' }) },
};
export const DecidingLeg: Story = {
  args: {
    labels: { ...meta.args.labels, description: `Deciding leg, visit 2: ${visit.scored}` },
    check: () => ({ kind: 'allowed', consequences: 'The game is not over any more: 20 to go.' }),
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    needsReason: true,
    labels: {
      title: 'Aufnahme berichtigen',
      description: `Karl-Heinz Scheibenbauer-Doppelmann, Leg 4, Aufnahme 2: ${visit.scored}`,
      close: 'Schließen',
      total: 'Geworfen',
      deleteDigit: 'Eine Ziffer löschen',
      bust: 'Überworfen',
      darts: 'Darts',
      doubles: 'Doppeldarts',
      reason: 'Grund der Berichtigung',
      cancel: 'Abbrechen',
      correct: 'Berichtigen',
    },
    check: () => ({ kind: 'allowed', consequences: 'Die Aufnahme 5 von Friedrich-Wilhelm Segmentmüller-Krijtbord wird überworfen.' }),
  },
};
/** The longest word for a bust fits its key. */
export const LongGermanNamesOnAPhone: Story = {
  ...LongGermanNames,
  tags: [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const bust = await screen.findByRole('checkbox', { name: 'Überworfen' });
    await expect(bust.scrollWidth).toBeLessThanOrEqual(bust.clientWidth);
    await userEvent.click(bust);
    await expect(bust).toBeChecked();
    await expect(screen.getByLabelText('Geworfen')).toBeDisabled();
  },
};

import { isPossibleTotal } from '@oche/darts/x01/visit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ScoreKeypad } from './ScoreKeypad.tsx';

const meta = {
  component: ScoreKeypad,
  parameters: { layout: 'fullscreen' },
  args: {
    remaining: 121,
    quick: [26, 41, 45, 60, 85, 100, 140, 180],
    impossible: (total) => (isPossibleTotal(total) ? null : `${total} cannot be thrown`),
    leaves: (total) => (121 - total > 1 || total === 121 ? 121 - total : 'bust'),
    canCheckOut: true,
    canUndo: true,
    onScore: fn(),
    onBust: fn(),
    onCheckOut: fn(),
    onUndo: fn(),
    onTypedChange: fn(),
    labels: {
      keypad: 'Score keypad',
      leaves: 'Leaves',
      scores: 'Scored',
      bust: 'Bust',
      undo: 'Undo',
      enter: 'Enter',
      checkedOut: 'Checked out',
      whatsLeft: 'Type what’s left',
      deleteDigit: 'Delete a digit',
      typed: (value) => (value === null ? 'Nothing typed' : `${value} typed`),
    },
    children: (
      <SegmentedControl
        label="How to enter"
        value="total"
        onValueChange={() => {}}
        segments={[
          { value: 'total', label: 'Total', icon: <Calculator aria-hidden /> },
          { value: 'darts', label: 'Darts', icon: <List aria-hidden /> },
        ]}
      />
    ),
  },
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'h-187 w-115')}>{Story()}</div>],
} satisfies Meta<typeof ScoreKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await userEvent.click(canvas.getByRole('button', { name: '0' }));
    await expect(canvas.getByRole('group', { name: '60 typed' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Leaves61');
    await expect(args.onTypedChange).toHaveBeenLastCalledWith(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Enter 60' }));
    await expect(args.onScore).toHaveBeenLastCalledWith(60);
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await userEvent.click(canvas.getByRole('button', { name: '0' }));
  },
};
export const TypedDark: Story = { ...Typed, globals: { mode: 'dark' } };
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('14{Backspace}00{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('99{Delete}45{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(45);
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('b');
    await expect(args.onBust).toHaveBeenCalledOnce();
    await userEvent.keyboard('c');
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
  },
};
export const TypeWhatsLeft: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('l61');
    await expect(canvas.getByRole('status')).toHaveTextContent('Scored60');
    await userEvent.keyboard('{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(60);
    await userEvent.keyboard('l61');
  },
};
/** Says why, and enters nothing. */
export const ImpossibleTotal: Story = {
  args: { remaining: 501, leaves: (total) => 501 - total, canCheckOut: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('179{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('179 cannot be thrown');
    await expect(args.onScore).not.toHaveBeenCalled();
  },
};
/** A quick total above the remainder is entered; the rules make it a bust. */
export const Bust: Story = {
  args: { remaining: 32, leaves: (total) => (32 - total > 1 || total === 32 ? 32 - total : 'bust') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '140' }));
    await expect(args.onScore).toHaveBeenLastCalledWith(140);
    await userEvent.keyboard('31');
    await expect(canvas.getByRole('status')).toHaveTextContent('Bust');
  },
};
export const SlippedFinger: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const key = canvas.getByRole('button', { name: '100' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: key, coords: { clientX: 10, clientY: 10 } },
      { target: key, coords: { clientX: 10, clientY: 200 } },
      { keys: '[/MouseLeft]', target: key, coords: { clientX: 10, clientY: 200 } },
    ]);
    await expect(args.onScore).not.toHaveBeenCalled();
  },
};
export const NobodyThrows: Story = { args: { remaining: null, why: 'Choose who throws first', canCheckOut: false, canUndo: false } };
export const QuickTotalsEdited: Story = { args: { quick: [7, 22, 29, 43, 55, 66, 81, 121] } };
export const Phone: Story = {
  ...Typed,
  args: { children: undefined },
  parameters: { box: 'h-112.5 w-97.5' },
};
export const LongWords: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      bust: 'Überworfen',
      undo: 'Zurück',
      checkedOut: 'Gecheckt',
      whatsLeft: 'Rest eingeben',
      enter: 'Eintragen',
    },
  },
};

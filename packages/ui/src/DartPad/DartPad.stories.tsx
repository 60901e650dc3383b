import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { OfflineFrame } from '../internal/storyFrames.tsx';
import { DartPad } from './DartPad.tsx';

const meta = {
  component: DartPad,
  parameters: { layout: 'fullscreen' },
  args: {
    darts: [],
    leaves: 121,
    canUndo: true,
    onThrow: fn(),
    onUndo: fn(),
    labels: {
      pad: 'Darts',
      double: 'Double',
      treble: 'Treble',
      miss: 'Miss',
      bull: 'Bull',
      undo: 'Undo',
      bust: 'Bust',
      slot: (n) => `Dart ${n}`,
      leaves: 'Leaves',
      hotkeys: { title: 'Keys', close: 'Close', digits: 'The number; Enter ends a single digit' },
    },
  },
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'h-187 max-w-115')}>{Story()}</div>],
} satisfies Meta<typeof DartPad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstDart: Story = {
  args: { aim: 'T20' },
  parameters: { state: 'first' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Treble' }));
    await userEvent.click(canvas.getByRole('button', { name: 'T20' }));
    await expect(args.onThrow).toHaveBeenLastCalledWith('T20');
    // Treble applies to one dart only.
    await userEvent.click(canvas.getByRole('button', { name: '20' }));
    await expect(args.onThrow).toHaveBeenLastCalledWith('20');
  },
};
/** On a phone in landscape, there are seven numbers in a row. */
export const Landscape: Story = {
  ...FirstDart,
  parameters: { box: 'h-85.5 max-w-118' },
  globals: { viewport: { value: 'sideways' } },
};
export const TreblePressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('button', { name: 'Treble' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '25' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'T7' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('t20');
    await expect(args.onThrow).toHaveBeenLastCalledWith('T20');
    await userEvent.keyboard('d8{Enter}');
    await expect(args.onThrow).toHaveBeenLastCalledWith('D8');
    await userEvent.keyboard('25');
    await expect(args.onThrow).toHaveBeenLastCalledWith('25');
    await userEvent.keyboard('m');
    await expect(args.onThrow).toHaveBeenLastCalledWith('0');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Hotkeys: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    await expect(within(await screen.findByRole('dialog', { name: 'Keys' })).getByText('Miss')).toBeVisible();
  },
};
export const SecondDart: Story = { args: { darts: ['T20'], leaves: 61, aim: 'T11' }, parameters: { state: 'second' } };
export const ThirdDart: Story = {
  args: { darts: ['T20', 'T11'], leaves: 28, aim: 'D14' },
  parameters: { state: 'third dart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Leaves28');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('D14');
  },
};
export const Finish: Story = {
  args: { darts: ['T20', 'T11', 'D14'], leaves: 0 },
  parameters: { state: 'finish' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '20' }));
    await expect(args.onThrow).not.toHaveBeenCalled();
  },
};
/** After 20 and 20 from 32, no third dart is thrown. */
export const Bust: Story = {
  args: { darts: ['20', '20'], leaves: 'bust' },
  parameters: { state: 'bust at dart 2' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bust');
    await userEvent.keyboard('m');
    await expect(args.onThrow).not.toHaveBeenCalled();
  },
};
export const UndoOneDart: Story = {
  args: { darts: ['T20', '5'], leaves: 56 },
  parameters: { state: 'undo one dart' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    // Backspace first deletes a typed digit.
    await userEvent.keyboard('1{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
};
export const Phone: Story = {
  tags: ['picture'],
  args: { darts: ['T20'], leaves: 61, aim: 'T11' },
  parameters: { box: 'h-112.5 max-w-97.5' },
};
export const Offline: Story = {
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('t20');
    await expect(args.onThrow).toHaveBeenLastCalledWith('T20');
  },
};
/** At 2–2, one dart at a double can win the game. */
export const DecidingLeg: Story = { args: { darts: ['T20', 'T11'], leaves: 28, aim: 'D14' }, globals: { mode: 'dark' } };
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    darts: ['0', '20', '20'],
    leaves: 'bust',
    labels: {
      ...meta.args.labels,
      double: 'Doppel',
      treble: 'Triple',
      miss: 'Daneben',
      bull: 'Bullseye',
      undo: 'Rückgängig',
      bust: 'Überworfen',
      leaves: 'Scheibenbauer-Doppelmann',
    },
  },
};

import { Calculator, List, Target } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { value } from '@oche/darts/x01/dartboard';
import type { DartCode } from '@oche/darts/x01/event';
import { OfflineFrame } from '../internal/storyFrames.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { DartboardInput } from './DartboardInput.tsx';
import { pointAt, type Point } from '../internal/boardShape.ts';
import { centreOf, placeOf, size } from './geometry.ts';

const kinds: Record<string, string> = { T: 'Treble ', D: 'Double ' };
const bedName = (bed: DartCode) =>
  bed === '50' ? 'Bull, 50' : bed === '25' ? 'Outer bull, 25' : `${kinds[bed[0] ?? ''] ?? ''}${bed.replace(/^[DT]/, '')}, ${value(bed)}`;

const meta = {
  component: DartboardInput,
  parameters: {
    layout: 'fullscreen',
    reflow: {
      drawn: 'path[role=option]',
      because: 'The beds of a board cannot be larger. The magnifier and the arrow keys reach each of them.',
    },
  },
  args: {
    darts: [],
    leaves: 121,
    canUndo: true,
    canCheckOut: true,
    onThrow: fn(),
    onUndo: fn(),
    onBust: fn(),
    onCheckOut: fn(),
    labels: {
      pad: 'Darts on the board',
      board: 'Dartboard',
      bed: bedName,
      near: (neighbour) => `or ${neighbour}`,
      slot: (n) => `Dart ${n}`,
      leaves: 'Leaves',
      miss: 'Miss',
      bust: 'Bust',
      checkedOut: 'Checked out',
      undo: 'Undo',
      hotkeys: { title: 'Keys', close: 'Close', move: 'Along the ring, a ring out, a ring in', set: 'The marked bed' },
    },
    children: (
      <SegmentedControl
        label="How to enter"
        value="board"
        onValueChange={() => {}}
        segments={[
          { value: 'total', label: 'Total', icon: <Calculator aria-hidden /> },
          { value: 'darts', label: 'Darts', icon: <List aria-hidden /> },
          { value: 'board', label: 'Board', icon: <Target aria-hidden /> },
        ]}
      />
    ),
  },
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'h-187 max-w-115')}>{Story()}</div>],
} satisfies Meta<typeof DartboardInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Converts a point of the board to coordinates in the window. */
const onScreen = (board: Element, { x, y }: Point) => {
  const box = board.getBoundingClientRect();
  const scale = Math.min(box.width, box.height) / size;
  return {
    clientX: box.left + box.width / 2 + x * scale,
    clientY: box.top + box.height / 2 + y * scale,
  };
};
const middleOf = (bed: DartCode): Point => centreOf(placeOf(bed) ?? { ring: 'bull', sector: 0 });
const loupe = (board: Element) => board.querySelector('[data-loupe]');

export const Rest: Story = {
  args: { aim: 'T20' },
  parameters: { state: 'rest' },
  play: async ({ canvas, userEvent, args }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    for (const bed of ['T20', 'D3', '11', '25', '50']) {
      const coords = onScreen(board, middleOf(bed));
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: board, coords },
        { keys: '[/MouseLeft]', target: board, coords },
      ]);
      await expect(args.onThrow).toHaveBeenLastCalledWith(bed);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Miss' }));
    await expect(args.onThrow).toHaveBeenLastCalledWith('0');
    await waitFor(() => expect(loupe(board)).toBeNull());
  },
};
export const RestDark: Story = { args: { darts: ['T20', 'T11'], leaves: 28, aim: 'D14' }, globals: { mode: 'dark' } };
/** The position of the cross when the finger is lifted counts, not the position where it was put down. */
export const Pressed: Story = {
  parameters: { state: 'pressed' },
  play: async ({ canvas, userEvent, args }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: board, coords: onScreen(board, middleOf('5')) },
      { target: board, coords: onScreen(board, middleOf('T20')) },
    ]);
    await waitFor(() => expect(loupe(board)).toHaveTextContent('T20'));
    await expect(args.onThrow).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: board, coords: onScreen(board, middleOf('T20')) });
    await expect(args.onThrow).toHaveBeenCalledOnce();
    await expect(args.onThrow).toHaveBeenCalledWith('T20');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: board, coords: onScreen(board, middleOf('T19')) });
  },
};
/** Near a wire, the magnifier has a coloured border and names the neighbouring bed. No question is asked. */
export const NearAWire: Story = {
  parameters: { state: 'near a wire' },
  play: async ({ canvas, userEvent, args }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    const coords = onScreen(board, pointAt(116, 180));
    await userEvent.pointer({ keys: '[MouseLeft>]', target: board, coords });
    await waitFor(() => expect(loupe(board)).toHaveAttribute('data-loupe', 'near'));
    await waitFor(() => expect(loupe(board)).toHaveTextContent('T3or 3'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: board, coords });
    await expect(args.onThrow).toHaveBeenCalledOnce();
    await expect(args.onThrow).toHaveBeenCalledWith('T3');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: board, coords });
  },
};
/** If the finger is lifted outside the board, no dart is entered. */
export const SlippedFinger: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    const outside = onScreen(board, { x: 0, y: -size / 2 - 40 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: board, coords: onScreen(board, middleOf('D20')) },
      { target: board, coords: outside },
      { keys: '[/MouseLeft]', target: board, coords: outside },
    ]);
    await expect(args.onThrow).not.toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    const activeBed = () => document.getElementById(board.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    board.focus();
    await waitFor(() => expect(activeBed()).toBe('Treble 20, 60'));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(activeBed()).toBe('5, 5');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onThrow).toHaveBeenLastCalledWith('D5');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeBed()).toBe('Bull, 50');
    await userEvent.keyboard('m');
    await expect(args.onThrow).toHaveBeenLastCalledWith('0');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('b');
    await expect(args.onBust).toHaveBeenCalledOnce();
    await userEvent.keyboard('c');
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  },
};
export const Hotkeys: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    await expect(within(await screen.findByRole('dialog', { name: 'Keys' })).getByText('Checked out')).toBeVisible();
  },
};
/** Two darts in one bed are shown side by side. A fourth dart is ignored. */
export const ThreeDarts: Story = {
  args: { darts: ['T20', 'T20', '5'], leaves: 376, canCheckOut: false },
  parameters: { state: 'three darts' },
  play: async ({ canvas, userEvent, args }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    const coords = onScreen(board, middleOf('20'));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: board, coords },
      { keys: '[/MouseLeft]', target: board, coords },
    ]);
    await userEvent.keyboard('m');
    await expect(args.onThrow).not.toHaveBeenCalled();
  },
};
/** Beds show hits/attempts; a bed with fewer than five attempts is empty. */
export const Heat: Story = {
  args: {
    heat: {
      D20: { attempts: 41, hits: 14 },
      D16: { attempts: 33, hits: 9 },
      D10: { attempts: 17, hits: 5 },
      D8: { attempts: 12, hits: 3 },
      D5: { attempts: 6, hits: 0 },
      D18: { attempts: 3, hits: 1 },
      '50': { attempts: 8, hits: 2 },
    },
  },
  parameters: { state: 'heat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14/41')).toBeVisible();
    await expect(canvas.queryByText('1/3')).toBeNull();
  },
};
/** The magnifier is to the right of the finger, where a left hand does not cover it. */
export const LeftHanded: Story = {
  args: { hand: 'left' },
  parameters: { state: 'left-handed' },
  play: async ({ canvas, userEvent }) => {
    const board = canvas.getByRole('listbox', { name: 'Dartboard' });
    const { clientX, clientY } = onScreen(board, middleOf('T3'));
    await userEvent.pointer({ keys: '[MouseLeft>]', target: board, coords: { clientX, clientY } });
    const ring = loupe(board)?.querySelector(':scope > circle')?.getBoundingClientRect();
    await expect((ring?.left ?? 0) + (ring?.width ?? 0) / 2).toBeGreaterThan(clientX);
  },
};
export const Phone: Story = {
  tags: ['picture'],
  args: { darts: ['T20'], leaves: 61, aim: 'T11', children: undefined },
  parameters: { box: 'h-140 max-w-97.5' },
};
/** On a phone in landscape, the keys are beside the board. */
export const Landscape: Story = {
  tags: ['picture'],
  args: { darts: ['T20'], leaves: 61, aim: 'T11', children: undefined },
  parameters: { box: 'h-85.5 max-w-118' },
  globals: { viewport: { value: 'sideways' } },
};
/** After 20 and 20 from 32, the visit is a bust. */
export const Bust: Story = {
  args: { darts: ['20', '20'], leaves: 'bust', canCheckOut: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bust');
    canvas.getByRole('listbox', { name: 'Dartboard' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onThrow).not.toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: { darts: ['T20'], leaves: 61, aim: 'T11' },
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('m');
    await expect(args.onThrow).toHaveBeenLastCalledWith('0');
  },
};
/** At 2–2, one dart at a double can win the game. */
export const DecidingLeg: Story = { args: { darts: ['T20', 'T11'], leaves: 28, aim: 'D14' } };
/** The longest texts fit into their keys, with the narrow keypad of a tablet. */
export const LongGermanNames: Story = {
  parameters: { box: 'h-187 max-w-104' },
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('button')) {
      const words = document.createRange();
      words.selectNodeContents(key);
      await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(key.getBoundingClientRect().width - 8);
    }
  },
  args: {
    darts: ['0', '20'],
    leaves: 101,
    labels: {
      ...meta.args.labels,
      leaves: 'Rest für Scheibenbauer-Doppelmann',
      miss: 'Daneben',
      bust: 'Überworfen',
      checkedOut: 'Gecheckt',
      undo: 'Rückgängig',
      near: (neighbour) => `oder ${neighbour}`,
    },
  },
};

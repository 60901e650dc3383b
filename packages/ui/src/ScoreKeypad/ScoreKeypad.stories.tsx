import { isPossibleTotal } from '@oche/darts/x01/visit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calculator, List } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { OfflineFrame } from '../internal/storyFrames.tsx';
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
      hotkeys: { title: 'Keys', close: 'Close', digits: 'Type a total', clear: 'Clear', quick: 'Quick totals' },
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
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'h-187 max-w-115')}>{Story()}</div>],
} satisfies Meta<typeof ScoreKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Position and size of every key. */
const placesOf = (root: HTMLElement) =>
  within(root)
    .getAllByRole('button')
    .map((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });

export const Empty: Story = {
  parameters: { state: 'empty' },
  play: async ({ canvas, args }) => {
    const enter = canvas.getByRole('button', { name: 'Enter' });
    await expect(enter).toHaveAttribute('aria-disabled', 'true');
    enter.click();
    await expect(args.onScore).not.toHaveBeenCalled();
  },
};
export const Typing: Story = {
  parameters: { state: ['typing', 'leaves shown'] },
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
export const TypingDark: Story = { ...Typing, globals: { mode: 'dark' } };
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('14{Backspace}00{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('99{Delete}45{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(45);
    for (const [code, key] of Object.entries({ Numpad2: '2', Numpad6: '6', NumpadEnter: 'Enter' }))
      await fireEvent.keyDown(window, { code, key });
    await expect(args.onScore).toHaveBeenLastCalledWith(26);
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(window, { code: 'NumpadSubtract', key: '-' });
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('b');
    await expect(args.onBust).toHaveBeenCalledOnce();
    await userEvent.keyboard('c');
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
  },
};
/** + moves the focus to the quick totals, and the arrow keys move between them. After that, Enter enters the typed total again. */
export const QuickTotalsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('+');
    await expect(canvas.getByRole('button', { name: '26' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(45);
    await userEvent.keyboard('7{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(7);
    await userEvent.keyboard('+{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: '140' })).toHaveFocus();
  },
};
/** `?` lists the keys. While the dialog is open, the keypad ignores the keyboard. */
export const Hotkeys: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    await expect(within(dialog).getByText('Quick totals')).toBeVisible();
    await userEvent.keyboard('b');
    await expect(args.onBust).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('b?');
    await expect(args.onBust).toHaveBeenCalledOnce();
    await screen.findByRole('dialog', { name: 'Keys' });
  },
};
export const TypeWhatsLeft: Story = {
  parameters: { state: '"type what\'s left"' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('l61');
    await expect(canvas.getByRole('status')).toHaveTextContent('Scored60');
    await userEvent.keyboard('{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(60, 61);
    await userEvent.keyboard('l61');
  },
};
/** The keypad shows the reason and enters nothing. A tap on a dimmed quick total also shows it. */
export const ImpossibleTotal: Story = {
  args: { remaining: 501, quick: [26, 41, 45, 60, 85, 100, 140, 179], leaves: (total) => 501 - total, canCheckOut: false },
  parameters: { state: 'impossible total with the reason' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '179' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('179 cannot be thrown');
    await userEvent.keyboard('178');
    await expect(canvas.getByRole('status')).toHaveTextContent('178 cannot be thrown');
    await userEvent.keyboard('{Delete}179{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('179 cannot be thrown');
    await expect(args.onScore).not.toHaveBeenCalled();
  },
};
export const FinishKey: Story = {
  parameters: { state: 'finish key' },
  play: async ({ canvas, userEvent, args }) => {
    // A phone has no space for the key, in portrait or in landscape, so the total is typed. The query is that of `sideways` in theme.css.
    const isLandscape = matchMedia('(orientation: landscape) and ((height < 37.5rem) or (width < 60rem))').matches;
    const hasSpace =
      !isLandscape && canvas.getByRole('region').clientWidth >= 26 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const key = canvas.queryByRole('button', { name: 'Checked out 121' });
    await expect(key !== null).toBe(hasSpace);
    if (key) await userEvent.click(key);
    else await userEvent.keyboard('c');
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
  },
};
/** A quick total above the remaining score is entered, and is a bust. */
export const Bust: Story = {
  args: { remaining: 32, leaves: (total) => (32 - total > 1 || total === 32 ? 32 - total : 'bust') },
  play: async ({ canvas, userEvent, args }) => {
    const key = canvas.getByRole('button', { name: '140' });
    await expect(key).not.toHaveAttribute('aria-disabled');
    await userEvent.click(key);
    await expect(args.onScore).toHaveBeenLastCalledWith(140);
    await userEvent.keyboard('31');
    await expect(canvas.getByRole('status')).toHaveTextContent('Bust');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Leaves');
  },
};
/** A key changes its colour when it is pressed, and acts when it is released. */
export const PressedKey: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const key = canvas.getByRole('button', { name: '100' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: key, coords: { clientX: 10, clientY: 10 } });
    await expect(key).toHaveAttribute('data-pressed');
    await expect(args.onScore).not.toHaveBeenCalled();
    await userEvent.pointer([
      { target: key, coords: { clientX: 10, clientY: 100 } },
      { keys: '[/MouseLeft]', target: key, coords: { clientX: 10, clientY: 100 } },
    ]);
    await expect(args.onScore).toHaveBeenCalledOnce();
    await expect(args.onScore).toHaveBeenCalledWith(100);
    await expect(key).not.toHaveAttribute('data-pressed');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: key, coords: { clientX: 10, clientY: 10 } });
  },
};
/** A touch is not followed by a click. A click without a touch, from a screen reader, counts. */
export const Touched: Story = {
  play: async ({ canvas, args }) => {
    const key = canvas.getByRole('button', { name: '100' });
    await fireEvent.pointerDown(key, { pointerType: 'touch', button: 0 });
    await fireEvent.pointerUp(key, { pointerType: 'touch', button: 0 });
    await expect(await fireEvent.touchEnd(key)).toBe(false);
    await expect(args.onScore).toHaveBeenCalledOnce();
    key.click();
    await expect(args.onScore).toHaveBeenCalledTimes(2);
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
export const KeysNeverMove: Story = {
  args: { remaining: 32, leaves: (total) => (32 - total > 1 || total === 32 ? 32 - total : 'bust') },
  play: async ({ canvasElement, userEvent }) => {
    const initialPlaces = placesOf(canvasElement);
    for (const keys of ['6', '0', '{Delete}179', '{Enter}', '{Delete}l', '2', '{Delete}31']) {
      await userEvent.keyboard(keys);
      await expect(placesOf(canvasElement)).toEqual(initialPlaces);
    }
  },
};
export const NoThrower: Story = {
  args: { remaining: null, why: 'Choose who throws first', canCheckOut: false, canUndo: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '60' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose who throws first');
    await expect(args.onScore).not.toHaveBeenCalled();
  },
};
export const QuickTotalsEdited: Story = {
  args: { quick: [7, 22, 29, 43, 55, 66, 81, 121] },
  parameters: { state: 'quick totals edited' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '66' }));
    await expect(args.onScore).toHaveBeenLastCalledWith(66);
  },
};
export const Phone: Story = {
  ...Typing,
  args: { children: undefined },
  parameters: { box: 'h-112.5 max-w-97.5', state: 'phone' },
};
/** Undo, Bust and Enter are beside the digits. */
export const Landscape: Story = {
  args: { children: undefined },
  parameters: { box: 'h-85.5 max-w-118' },
  globals: { viewport: { value: 'sideways' } },
  play: async (context) => {
    await Typing.play?.(context);
    await expect(context.canvas.queryByRole('button', { name: 'Checked out 121' })).toBeNull();
  },
};
/** Keys work without a network. */
export const Offline: Story = {
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('60{Enter}');
    await expect(args.onScore).toHaveBeenLastCalledWith(60);
  },
};
/** At 2–2, the typed total would win the game. The keys are the same. */
export const DecidingLeg: Story = {
  args: { remaining: 40, leaves: (total) => (40 - total > 1 || total === 40 ? 40 - total : 'bust') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('40');
    await expect(canvas.getByRole('status')).toHaveTextContent('Leaves0');
  },
};
/** A reason that contains a long name fits into the entry line. */
export const LongGermanNames: Story = {
  args: {
    remaining: null,
    why: 'Karl-Heinz Scheibenbauer-Doppelmann ist noch nicht am Wurf',
    canCheckOut: false,
    labels: {
      ...meta.args.labels,
      leaves: 'Rest',
      bust: 'Überworfen',
      undo: 'Rückgängig',
      checkedOut: 'Gecheckt',
      whatsLeft: 'Rest eingeben',
      enter: 'Eintragen',
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const initialPlaces = placesOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '100' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Scheibenbauer-Doppelmann');
    await expect(placesOf(canvasElement)).toEqual(initialPlaces);
  },
};

import { withBoardGame, type BoardGameOptions, type Written } from '@oche/mocks/boardGame';
import { knockoutInProgress } from '@oche/mocks/world';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { finger, middleOf } from '../../../../.storybook/touch.ts';
import { callMessages } from '../parts/game/boardCallMessages.ts';
import { scoreWords } from '../parts/game/scoreWords.ts';
import { messages as modeMessages } from '../shell/tabletModeMessages.ts';
import { messages as calls } from './tablet/callMessages.ts';
import { messages } from './tablet/messages.ts';
import { Tablet } from './tablet/Tablet.tsx';
import { messages as login } from './tabletLogin/messages.ts';

/** These stories are tests only: the test browser sends real touch events, as from a finger. They are not part of the documentation. */
const meta = {
  component: Tablet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', screen: { route: 'tablet' } },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Milliseconds that a finger rests: a short tap, a normal one, a slow one. */
const holds = [30, 80, 250];
/** Milliseconds between the two taps of a double tap. */
const gaps = [60, 130, 300];
/** Milliseconds that a marker needs to read what a tap has changed. */
const reading = 550;
/** Milliseconds in which the browser sends all events of a touch. */
const settling = 60;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const names = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann'];
const oneLeg: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' };
/** The deciding leg starts with a new bull-up. */
const bestOf3: Format = { ...oneLeg, legs: { bestOf: 3 }, starter: 'bull-up', reBull: true };

const onBoard = (written: readonly Written[], options: BoardGameOptions) => ({
  screen: { world: () => withBoardGame(knockoutInProgress(), written, { names, ...options }) },
});
const [tablet, phone, sideways] = (['tablet', 'phone', 'sideways'] as const).map((value) => ({ viewport: { value } }));

/** Actions of a marker with one finger, and checks of what the screen shows. */
async function marker({ canvas, say }: PlayContext) {
  const hand = await finger();
  const scoreboard = () => canvas.getByRole('region', { name: say(scoreWords.board) });
  const pad = () => within(canvas.getByRole('region', { name: say(messages.keypad) }));
  const tap = async (element: HTMLElement, hold = 80) => {
    await hand.tap(middleOf(element), hold);
    await pause(settling);
  };
  /** Returns whether it was a double tap: on a busy machine the second tap may come so late that it counts as a separate one. */
  const twice = async (element: HTMLElement, gap: number) => {
    const ups: number[] = [];
    const note = (event: Event) => ups.push(event.timeStamp);
    addEventListener('pointerup', note, { capture: true });
    await hand.tap(middleOf(element), 40, gap);
    await pause(settling);
    removeEventListener('pointerup', note, { capture: true });
    return (ups.at(-1) ?? 0) - (ups.at(-2) ?? 0) < 500;
  };
  return {
    tap,
    twice,
    scoreboard,
    key: (name: string | RegExp) => pad().getByRole('button', { name }),
    button: (name: string | RegExp) => canvas.findByRole('button', { name }),
    read: () => pause(reading),
    /** Points to go of both sides. */
    shows: (a: number, b: number) =>
      waitFor(() => {
        const points = names.map((name) => canvas.getByRole('region', { name }).textContent);
        return expect(points).toEqual([expect.stringContaining(String(a)), expect.stringContaining(String(b))]);
      }),
    throws: (side: number) => waitFor(() => expect(canvas.getByRole('region', { name: names[side]! })).toHaveClass('lit')),
    isAsked: (title: string) => waitFor(() => expect(canvas.getByRole('region', { name: title })).toBeVisible()),
  };
}

/** From the call to the first visit and back: no tap presses a control that appears because of it. */
const begin: Story['play'] = async (context) => {
  const { say, canvas } = context;
  const { tap, twice, key, button, read, shows, isAsked } = await marker(context);
  const question = say(messages.throwsFirst);
  await twice(await button(say(messages.start)), 130);
  for (const [index, hold] of holds.entries()) {
    await isAsked(question);
    await read();
    await tap(await button(names[index % 2]!), hold);
    await shows(501, 501);
    await expect(canvas.queryByRole('region', { name: question })).toBeNull();
    await read();
    await tap(key(say(messages.undo)), hold);
  }
  // A double tap on a name does not press a digit of the keypad that appears.
  for (const gap of gaps) {
    await isAsked(question);
    await read();
    await twice(await button(names[1]!), gap);
    await shows(501, 501);
    await expect(canvas.getByRole('group', { name: say(messages.nothingTyped) })).toBeVisible();
    await read();
    await tap(key(say(messages.undo)));
  }
  await isAsked(question);
};
const called = onBoard([], { called: true, format: bestOf3 });

export const BeginOnATablet: Story = { parameters: called, globals: tablet, play: begin };
export const BeginOnAPhone: Story = { parameters: called, globals: phone, play: begin };
export const BeginSideways: Story = { parameters: called, globals: sideways, play: begin };

/** 0–1 in legs, 131 to go. After the checkout, the question who throws first in the deciding leg appears under the finger. */
const decider: Written[] = [
  { leg: 1, side: 0, how: 'bull-up' },
  ...[60, 180, 60, 180, 60, { side: 1, total: 141 }],
  ...[60, 180, 60, 180, 60, 10, 60],
];

const checkOut: Story['play'] = async (context) => {
  const { say } = context;
  const { tap, key, button, read, shows, isAsked } = await marker(context);
  const question = say(messages.throwsFirstInLeg, { leg: 3 });
  for (const hold of holds) {
    await shows(131, 261);
    for (const digit of '131') await tap(key(digit), hold);
    await tap(key(new RegExp(`^${say(messages.enter)}`)), hold);
    await isAsked(question);
    await read();
    await isAsked(question);
    await tap(await button(say(messages.undo)), hold);
  }
  await shows(131, 261);
};
const inDecider = onBoard(decider, { format: bestOf3 });

export const CheckOutOnATablet: Story = { parameters: inDecider, globals: tablet, play: checkOut };
export const CheckOutOnAPhone: Story = { parameters: inDecider, globals: phone, play: checkOut };
export const CheckOutSideways: Story = { parameters: inDecider, globals: sideways, play: checkOut };

/** 170 left each. Every key that scores with one tap counts a double tap as one tap. */
const doubleTaps: Story['play'] = async (context) => {
  const { say } = context;
  const { tap, twice, key, shows, throws, read } = await marker(context);
  await shows(170, 170);
  const bust = say(messages.bustKey);
  for (const [index, name] of ['26', '41', '45', '60', '85', '100', '140', '180', bust].entries()) {
    for (const gap of index > 6 ? gaps : [gaps[index % 3]!]) {
      await throws(0);
      await read();
      while (!(await twice(key(name), gap))) {
        for (let visit = 0; visit < 2; visit += 1) {
          await tap(key(say(messages.undo)));
          await read();
        }
      }
      await throws(1);
      await tap(key(say(messages.undo)));
    }
  }
  // Two visits with the same total do not count as a double tap.
  await throws(0);
  await tap(key('60'));
  await read();
  await tap(key('60'));
  await shows(110, 110);
};
const from170 = onBoard([180, 180, 151, 151], { format: oneLeg });

export const DoubleTapsOnATablet: Story = { parameters: from170, globals: tablet, play: doubleTaps };
export const DoubleTapsOnAPhone: Story = { parameters: from170, globals: phone, play: doubleTaps };
export const DoubleTapsSideways: Story = { parameters: from170, globals: sideways, play: doubleTaps };

/** Entry dart by dart, the drawn board, the menus that open them, the questions, and the end of the game. */
const otherControls: Story['play'] = async (context) => {
  const { canvas, say } = context;
  const { tap, twice, key, button, read, shows, throws } = await marker(context);
  const enterBy = async (mode: 'total' | 'darts' | 'board', hold: number) => {
    const menu = canvas.queryByRole('button', { name: say(messages.howToEnter) });
    if (!menu) return tap(canvas.getByRole('radio', { name: say(messages[mode]) }), hold);
    await tap(menu, hold);
    const names = { total: messages.enterTotals, darts: messages.enterDarts, board: messages.enterOnBoard };
    await tap(await screen.findByRole('menuitem', { name: say(names[mode]) }), hold);
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
  };
  await shows(170, 170);
  await enterBy('darts', holds[0]!);
  const pad = () => within(canvas.getByRole('region', { name: say(messages.pad) }));
  for (const [index, hold] of holds.entries()) {
    await tap(pad().getByRole('button', { name: String(20 - index) }), hold);
  }
  await shows(113, 170);
  await throws(1);
  await tap(pad().getByRole('button', { name: say(messages.undo) }));
  await read();
  await enterBy('board', holds[1]!);
  await shows(170, 170);
  for (const gap of gaps) {
    await throws(0);
    await read();
    await twice(pad().getByRole('button', { name: say(scoreWords.bust) }), gap);
    await throws(1);
    await tap(pad().getByRole('button', { name: say(messages.undo) }));
  }
  await enterBy('total', holds[2]!);
  await throws(0);
  // 130, 26, then a checkout of 40. The result asks for its darts.
  for (const digit of ['1', '3', '0']) await tap(key(digit));
  await tap(key(new RegExp(`^${say(messages.enter)}`)));
  await throws(1);
  await tap(key('26'));
  await throws(0);
  const over = () => canvas.findByRole('heading', { name: say(messages.wins, { name: names[0]! }) });
  for (const hold of holds) {
    for (const digit of ['4', '0']) await tap(key(digit));
    await tap(key(new RegExp(`^${say(messages.enter)}`)), hold);
    await over();
    await read();
    await tap(await button(say(messages.answer, { darts: 2, doubles: 2 })), hold);
    await over();
    await read();
    await tap(await button(say(messages.undoLast)), hold);
    await shows(40, 144);
    await throws(0);
    await read();
  }
};

export const OtherControlsOnATablet: Story = { parameters: from170, globals: tablet, play: otherControls };
export const OtherControlsOnAPhone: Story = { parameters: from170, globals: phone, play: otherControls };
export const OtherControlsSideways: Story = { parameters: from170, globals: sideways, play: otherControls };

/** The tap that confirms the dialog does not press what is underneath. */
export const Pairing: Story = {
  parameters: { screen: { route: 'tabletLogin' } },
  play: async (context) => {
    const { canvas, say } = context;
    const { tap, button } = await marker(context);
    await tap(await button(say(modeMessages.turnOn)));
    const dialog = within(await screen.findByRole('alertdialog'));
    await tap(await dialog.findByRole('button', { name: say(modeMessages.turnOn) }), holds[0]);
    await expect(await canvas.findByRole('button', { name: say(modeMessages.logo) })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: say(login.title) })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Three taps (menu, item, name) call the organiser. A tap that closes a menu or dialog never presses what is underneath. */
const callOrganiser: Story['play'] = async (context) => {
  const { canvas, say } = context;
  const { tap, twice, button, read, shows } = await marker(context);
  await shows(170, 170);
  for (const [index, hold] of holds.entries()) {
    await tap(await button(say(messages.menu)), hold);
    await tap(await screen.findByRole('menuitem', { name: say(calls.retires) }), hold);
    const dialog = within(await screen.findByRole('dialog', { name: say(calls.whoRetires) }));
    await read();
    await twice(dialog.getByRole('button', { name: names[index % 2]! }), gaps[index]!);
    await tap(await button(say(calls.state, { state: 'called' })), hold);
    await read();
    const details = within(await screen.findByRole('dialog'));
    await expect(details.getByText(say(callMessages.retires, { name: names[index % 2]! }))).toBeVisible();
    await tap(details.getByRole('button', { name: say(calls.notNeeded) }), hold);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: say(calls.state, { state: 'called' }) })).toBeNull());
    await read();
  }
  await shows(170, 170);
  await expect(canvas.getByRole('group', { name: say(messages.nothingTyped) })).toBeVisible();
};

export const CallOnATablet: Story = { parameters: from170, globals: tablet, play: callOrganiser };
export const CallOnAPhone: Story = { parameters: from170, globals: phone, play: callOrganiser };
export const CallSideways: Story = { parameters: from170, globals: sideways, play: callOrganiser };

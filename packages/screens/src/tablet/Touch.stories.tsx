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
import { messages } from '../parts/scoring/messages.ts';
import { Tablet } from './tablet/Tablet.tsx';
import { messages as login } from './tabletLogin/messages.ts';

/** These stories are only tests, not documentation. The test browser sends real touch events, as from a finger. */
const meta = {
  component: Tablet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', screen: { route: 'tablet' } },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Durations of a short, a normal and a slow tap, in milliseconds. */
const holds = [30, 80, 250];
/** Milliseconds between the two taps of a double tap. */
const gaps = [60, 130, 300];
/** The time that a marker needs to read the result of a tap, in milliseconds. */
const readingTime = 550;
/** The time in which the browser sends all events of a touch, in milliseconds. */
const settlingTime = 60;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const names = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann'];
const oneLeg: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' };
/** The deciding leg starts with a new bull-up. */
const bestOf3: Format = { ...oneLeg, legs: { bestOf: 3 }, starter: 'bull-up', reBull: true };

const onBoard = (written: readonly Written[], options: BoardGameOptions) => ({
  screen: { world: () => withBoardGame(knockoutInProgress(), written, { names, ...options }) },
});
const [tablet, phone, landscape] = (['tablet', 'phone', 'sideways'] as const).map((value) => ({ viewport: { value } }));

/** Actions of a marker with one finger, and checks of what the screen shows. */
async function marker({ canvas, say }: PlayContext) {
  const hand = await finger();
  const scoreboard = () => canvas.getByRole('region', { name: say(scoreWords.board) });
  const pad = () => within(canvas.getByRole('region', { name: say(messages.keypad) }));
  const tap = async (element: HTMLElement, hold = 80) => {
    await hand.tap(middleOf(element), hold);
    await pause(settlingTime);
  };
  /** Taps twice. Returns false if a busy machine delays the second tap so much that it counts as a separate tap. */
  const doubleTap = async (element: HTMLElement, gap: number) => {
    const upTimes: number[] = [];
    const recordTime = (event: Event) => upTimes.push(event.timeStamp);
    addEventListener('pointerup', recordTime, { capture: true });
    await hand.tap(middleOf(element), 40, gap);
    await pause(settlingTime);
    removeEventListener('pointerup', recordTime, { capture: true });
    return (upTimes.at(-1) ?? 0) - (upTimes.at(-2) ?? 0) < 500;
  };
  return {
    tap,
    doubleTap,
    scoreboard,
    key: (name: string | RegExp) => pad().getByRole('button', { name }),
    button: (name: string | RegExp) => canvas.findByRole('button', { name }),
    read: () => pause(readingTime),
    /** Points to go of both sides. */
    shows: (a: number, b: number) =>
      waitFor(() => {
        const points = names.map((name) => canvas.getByRole('region', { name }).textContent);
        return expect(points).toEqual([expect.stringContaining(String(a)), expect.stringContaining(String(b))]);
      }),
    throws: (side: number) => waitFor(() => expect(canvas.getByRole('region', { name: names[side]! })).toHaveClass('lit')),
    expectQuestion: (title: string) => waitFor(() => expect(canvas.getByRole('region', { name: title })).toBeVisible()),
  };
}

/** The steps from the call to the first visit and back. No tap presses a control that appears because of it. */
const begin: Story['play'] = async (context) => {
  const { say, canvas } = context;
  const { tap, doubleTap, key, button, read, shows, expectQuestion } = await marker(context);
  const question = say(messages.throwsFirst);
  await doubleTap(await button(say(messages.start)), 130);
  for (const [index, hold] of holds.entries()) {
    await expectQuestion(question);
    await read();
    await tap(await button(names[index % 2]!), hold);
    await shows(501, 501);
    await expect(canvas.queryByRole('region', { name: question })).toBeNull();
    await read();
    await tap(key(say(messages.undo)), hold);
  }
  // A double tap on a name does not press a digit of the keypad that appears.
  for (const gap of gaps) {
    await expectQuestion(question);
    await read();
    while (!(await doubleTap(await button(names[1]!), gap))) {
      // A late second tap enters a digit, which the first undo removes.
      while (!canvas.queryByRole('region', { name: question })) {
        await read();
        await tap(key(say(messages.undo)));
      }
      await read();
    }
    await shows(501, 501);
    await expect(canvas.getByRole('group', { name: say(messages.nothingTyped) })).toBeVisible();
    await read();
    await tap(key(say(messages.undo)));
  }
  await expectQuestion(question);
};
const calledGame = onBoard([], { called: true, format: bestOf3 });

export const BeginOnATablet: Story = { parameters: calledGame, globals: tablet, play: begin };
export const BeginOnAPhone: Story = { parameters: calledGame, globals: phone, play: begin };
export const BeginInLandscape: Story = { parameters: calledGame, globals: landscape, play: begin };

/** 0–1 in legs, 131 to go. After the checkout, the question about the first thrower of the deciding leg appears under the finger. */
const decider: Written[] = [
  { leg: 1, side: 0, how: 'bull-up' },
  ...[60, 180, 60, 180, 60, { side: 1, total: 141 }],
  ...[60, 180, 60, 180, 60, 10, 60],
];

const checkOut: Story['play'] = async (context) => {
  const { say } = context;
  const { tap, key, button, read, shows, expectQuestion } = await marker(context);
  const question = say(messages.throwsFirstInLeg, { leg: 3 });
  for (const hold of holds) {
    await shows(131, 261);
    for (const digit of '131') await tap(key(digit), hold);
    await tap(key(new RegExp(`^${say(messages.enter)}`)), hold);
    await expectQuestion(question);
    await read();
    await expectQuestion(question);
    await tap(await button(say(messages.undo)), hold);
  }
  await shows(131, 261);
};
const inDecider = onBoard(decider, { format: bestOf3 });

export const CheckOutOnATablet: Story = { parameters: inDecider, globals: tablet, play: checkOut };
export const CheckOutOnAPhone: Story = { parameters: inDecider, globals: phone, play: checkOut };
export const CheckOutInLandscape: Story = { parameters: inDecider, globals: landscape, play: checkOut };

/** Both sides have 170 left. Every key that scores with one tap counts a double tap as one tap. */
const doubleTaps: Story['play'] = async (context) => {
  const { say } = context;
  const { tap, doubleTap, key, shows, throws, read } = await marker(context);
  await shows(170, 170);
  const bust = say(messages.bustKey);
  for (const [index, name] of ['26', '41', '45', '60', '85', '100', '140', '180', bust].entries()) {
    for (const gap of index > 6 ? gaps : [gaps[index % 3]!]) {
      await throws(0);
      await read();
      while (!(await doubleTap(key(name), gap))) {
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
export const DoubleTapsInLandscape: Story = { parameters: from170, globals: landscape, play: doubleTaps };

/** Entry dart by dart, the drawn board, the menus that open them, the questions, and the end of the game. */
const otherControls: Story['play'] = async (context) => {
  const { canvas, say } = context;
  const { tap, doubleTap, key, button, read, shows, throws } = await marker(context);
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
    await doubleTap(pad().getByRole('button', { name: say(scoreWords.bust) }), gap);
    await throws(1);
    await tap(pad().getByRole('button', { name: say(messages.undo) }));
  }
  await enterBy('total', holds[2]!);
  await throws(0);
  // 130, 26, then a checkout of 40. The result screen asks for the darts of the checkout.
  for (const digit of ['1', '3', '0']) await tap(key(digit));
  await tap(key(new RegExp(`^${say(messages.enter)}`)));
  await throws(1);
  await tap(key('26'));
  await throws(0);
  const expectGameOver = () => canvas.findByRole('heading', { name: say(messages.wins, { name: names[0]! }) });
  for (const hold of holds) {
    for (const digit of ['4', '0']) await tap(key(digit));
    await tap(key(new RegExp(`^${say(messages.enter)}`)), hold);
    await expectGameOver();
    await read();
    await tap(await button(say(messages.answer, { darts: 2, doubles: 2 })), hold);
    await expectGameOver();
    await read();
    await tap(await button(say(messages.undoLast)), hold);
    await shows(40, 144);
    await throws(0);
    await read();
  }
};

export const OtherControlsOnATablet: Story = { parameters: from170, globals: tablet, play: otherControls };
export const OtherControlsOnAPhone: Story = { parameters: from170, globals: phone, play: otherControls };
export const OtherControlsInLandscape: Story = { parameters: from170, globals: landscape, play: otherControls };

/** The tap that confirms the dialog does not press the control underneath. */
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

/** Three taps (menu, item, name) call the organiser. A tap that closes a menu or dialog never presses a control underneath. */
const callOrganiser: Story['play'] = async (context) => {
  const { canvas, say } = context;
  const { tap, doubleTap, button, read, shows } = await marker(context);
  await shows(170, 170);
  for (const [index, hold] of holds.entries()) {
    await tap(await button(say(messages.menu)), hold);
    await tap(await screen.findByRole('menuitem', { name: say(calls.retires) }), hold);
    const dialog = within(await screen.findByRole('dialog', { name: say(calls.whoRetires) }));
    await read();
    await doubleTap(dialog.getByRole('button', { name: names[index % 2]! }), gaps[index]!);
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
export const CallInLandscape: Story = { parameters: from170, globals: landscape, play: callOrganiser };

import { withBoardGame, type BoardGameOptions, type Written } from '@oche/mocks/boardGame';
import { ApiError } from '@oche/api/errors';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { eveningInProgress, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Tablet } from './Tablet.tsx';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { messages } from './messages.ts';
import { messages as nativeMessages } from '../../parts/tablet/nativeMessages.ts';
import { messages as errors } from '../../shell/errorMessages.ts';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { messages as modeMessages } from '../../shell/tabletModeMessages.ts';
import { words } from '../../shell/words.ts';

const meta = {
  component: Tablet,
  parameters: { layout: 'fullscreen', screen: { route: 'tablet' } },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;
const firstTo3: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'first' };
const names = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann'];

/** Leg 1 to the first side, leg 2 to the second, leg 3 to the first: 2–1. */
const threeLegs: Written[] = [
  ...[180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }],
  ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 3, doubles: 2 }],
  ...[100, 60, 140, 60, 100, 60, 81, 60, { side: 0, total: 80, darts: 2, doubles: 1 }],
];
/** The fourth leg, which the pictures also show. The side to throw has 121 to go, the other side 75. */
const leg4: Written[] = [...threeLegs, 100, 140, 60, 95, 85, 60, 140, 85, 41];

const onBoard = (written: readonly Written[], options: BoardGameOptions = {}, world: () => World = knockoutInProgress) => ({
  screen: { world: () => withBoardGame(world(), written, { format: firstTo3, names, ...options }) },
});

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A text that is in the bar on tablets and under the bar on phones. Exactly one of the two must be visible. */
const expectVisible = ({ canvas }: PlayContext, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text).filter((each) => each.checkVisibility())).toHaveLength(1));
const expectSaved = (context: PlayContext) => expectVisible(context, context.say(scoring.saved));

/** Chooses the entry mode, with the control above the keys or, on a phone, with the menu in the bar. */
const enterBy = async ({ canvas, userEvent, say }: PlayContext, mode: 'darts' | 'board') => {
  const menu = canvas.queryByRole('button', { name: say(scoring.howToEnter) });
  if (!menu) return userEvent.click(canvas.getByRole('radio', { name: say(scoring[mode]) }));
  await expect(canvas.queryByRole('radio')).toBeNull();
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: say(mode === 'darts' ? scoring.enterDarts : scoring.enterOnBoard) }));
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
};

const start: Story['play'] = async ({ canvas, userEvent, say }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(scoring.start) }));
};

export const Default: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('60');
    await expect(canvas.getByRole('group', { name: say(scoring.typed, { total: 60 }) })).toBeVisible();
  },
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const Phone: Story = { tags: ['picture'], parameters: onBoard(leg4), globals: { viewport: { value: 'phone' }, mode: 'dark' } };

/** A visit entered with Enter shows at once and is then saved. Undo removes it. */
export const VisitEntered: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('60{Enter}');
    const scoreboard = canvas.getByRole('region', { name: say(scoreWords.board) });
    await waitFor(() => expect(scoreboard).toHaveTextContent('61'));
    await expectSaved(context);
    await userEvent.keyboard('z');
    await waitFor(() => expect(scoreboard).toHaveTextContent('121'));
  },
};

/** Input that arrives before the next render applies to the current state of the game, not to the rendered one. */
export const FasterThanTheScreen: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    const points = () => names.map((name) => canvas.getByRole('region', { name }).textContent);
    const shows = (a: string, b: string) =>
      waitFor(() => expect(points()).toEqual([expect.stringContaining(a), expect.stringContaining(b)]));
    await shows('121', '75');
    // All keys are pressed in one task, without a render: 60 for one side, "68 left" for the other.
    const press = (...keys: string[]) => {
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    press('6', '0', 'Enter', 'l', '6', '8', 'Enter');
    await shows('61', '68');
    press('z', 'z');
    await shows('121', '75');
    await enterBy(context, 'darts');
    await canvas.findByRole('region', { name: say(scoring.pad) });
    await userEvent.keyboard('202020191919');
    await shows('61', '18');
  },
};

export const WaitingForGame: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        return { ...world, boardScreen: { ...world.boardScreen, game: null } };
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.noGame) })).toBeVisible();
  },
};

export const Called: Story = {
  parameters: onBoard([], { called: true, format: { ...firstTo3, starter: 'bull-up' } }),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
  },
};

export const WhoThrowsFirst: Story = {
  parameters: Called.parameters,
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByRole('heading', { name: context.say(scoring.throwsFirst) })).toBeVisible();
  },
};

/** The steps from the call to the first visit. */
export const FirstVisit: Story = {
  parameters: Called.parameters,
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await start(context);
    await userEvent.click(await canvas.findByRole('button', { name: names[1]! }));
    await userEvent.keyboard('140{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('361'));
    await expectSaved(context);
  },
};

export const Bust: Story = {
  parameters: onBoard([180, 60, 180, 60, 109, 60]),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('60{Enter}');
    await expect(canvas.getByText(say(scoring.dartsAtDouble))).toBeVisible();
    await userEvent.keyboard('1');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent(say(scoreWords.bustStill, { remaining: 32 })),
    );
  },
};

/** The entered visit is already in the log. The question beside the keys only adds details and may stay unanswered. */
export const UnansweredQuestion: Story = {
  parameters: onBoard([180, 60, 180, 60]),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('140{Enter}');
    await expect(await canvas.findByText(say(scoring.dartsAtDouble))).toBeVisible();
    const scoreboard = canvas.getByRole('region', { name: say(scoreWords.board) });
    await waitFor(() => expect(scoreboard).toHaveTextContent(say(scoreWords.bustStill, { remaining: 141 })));
    const pad = within(canvas.getByRole('region', { name: say(scoring.keypad) }));
    await userEvent.click(pad.getByRole('button', { name: '45' }));
    await waitFor(() => expect(canvas.queryByText(say(scoring.dartsAtDouble))).toBeNull());
    const points = (side: number) => canvas.getByRole('region', { name: names[side]! });
    await waitFor(() => expect(points(1)).toHaveTextContent('336'));
    await expect(points(0)).toHaveTextContent('141');
    await expect(points(0)).toHaveClass('lit');
    // Undo takes back an answer together with its visit.
    await userEvent.click(pad.getByRole('button', { name: '140' }));
    await userEvent.click(await canvas.findByRole('button', { name: say(scoring.answer, { darts: 3, doubles: 1 }) }));
    await waitFor(() => expect(points(1)).toHaveClass('lit'));
    await userEvent.keyboard('z');
    await waitFor(() => expect(points(0)).toHaveClass('lit'));
    await expect(points(0)).toHaveTextContent('141');
  },
};

export const OnABogey: Story = { parameters: onBoard([180, 60, 162, 60]) };
export const DecidingLeg: Story = {
  parameters: onBoard([...threeLegs, ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 2, doubles: 1 }], 60, 100]),
};
/** The winner of the leg is shown where the visits of the next leg will be. */
export const LegWon: Story = { parameters: onBoard(threeLegs) };

/** After a checkout of 40, a question asks for the darts used and the darts at a double. */
export const CheckoutPrompt: Story = {
  parameters: onBoard([180, 60, 180, 60, 101, 60]),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('c');
    await expect(canvas.getByText(say(scoring.dartsAndDoubles))).toBeVisible();
  },
};

/** Darts are entered one by one with the keyboard. The scoreboard shows the points left, the pad the points scored. */
export const DartByDart: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await enterBy(context, 'darts');
    await canvas.findByRole('region', { name: say(scoring.pad) });
    await userEvent.keyboard('t20t11');
    const thrown = new RegExp(`T20.*T11.*D14.*${say(scoreWords.scored)}93`);
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoring.pad) })).toHaveTextContent(thrown));
    await waitFor(() => expect(canvas.getByRole('region', { name: names[0]! })).toHaveTextContent('28'));
  },
};

/** The drawn board is used with the keyboard. The bed to aim at is marked, Enter enters it, and Backspace undoes it. */
export const OnTheDrawnBoard: Story = {
  parameters: {
    ...onBoard(leg4),
    reflow: {
      drawn: 'path[role=option]',
      because: 'The beds of a dartboard cannot grow. The magnifier and the arrow keys reach each of them.',
    },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await enterBy(context, 'board');
    canvas.getByRole('listbox', { name: say(scoring.drawnBoard) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: names[0]! })).toHaveTextContent('61'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('region', { name: names[0]! })).toHaveTextContent('121'));
  },
};

/** Whether the screen has the size of a phone in rem. At 200 % text size it is smaller, and the content does not fit in one view. */
const isPhone = () => Math.min(innerWidth, innerHeight) >= 20 * parseFloat(getComputedStyle(document.documentElement).fontSize);
const bottomOf = (keys: HTMLElement[]) => Math.max(...keys.map((key) => key.getBoundingClientRect().bottom));

/** No visit can bust from 201, so the bust key of the drawn board is disabled, like that of the keypad. */
export const NoBustFrom201: Story = {
  parameters: onBoard([150, 60, 150, 60]),
  play: async (context) => {
    await expectSaved(context);
    await enterBy(context, 'board');
    const pad = within(await context.canvas.findByRole('region', { name: context.say(scoring.pad) }));
    await expect(pad.getByRole('button', { name: context.say(scoreWords.bust) })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The drawn board shrinks so that its keys stay in view. */
export const OnTheDrawnBoardOfAPhone: Story = {
  ...OnTheDrawnBoard,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expectSaved(context);
    await enterBy(context, 'board');
    const pad = await context.canvas.findByRole('region', { name: context.say(scoring.pad) });
    if (!isPhone()) return;
    await waitFor(() => expect(bottomOf(within(pad).getAllByRole('button'))).toBeLessThanOrEqual(innerHeight));
  },
};

/** The scores are beside the keys. In every entry mode, all keys are in view and large enough. */
export const Landscape: Story = {
  parameters: OnTheDrawnBoard.parameters,
  globals: { viewport: { value: 'sideways' } },
  play: async (context) => {
    const { canvas, say } = context;
    await expectSaved(context);
    const scoreboard = canvas.getByRole('region', { name: say(scoreWords.board) });
    const expectKeysInView = async (pad: HTMLElement) => {
      if (!isPhone()) return;
      for (const key of within(pad).getAllByRole('button')) {
        const { left, bottom, width, height } = key.getBoundingClientRect();
        await expect({
          name: key.textContent,
          isBeside: left > scoreboard.getBoundingClientRect().right,
          isInView: bottom <= innerHeight,
        }).toEqual({
          ...{ name: key.textContent, isBeside: true, isInView: true },
        });
        await expect(Math.min(width, height), key.textContent).toBeGreaterThanOrEqual(44);
      }
    };
    await waitFor(() => expectKeysInView(canvas.getByRole('region', { name: say(scoring.keypad) })));
    await enterBy(context, 'darts');
    await waitFor(() => expectKeysInView(canvas.getByRole('region', { name: say(scoring.pad) })));
    await enterBy(context, 'board');
    await waitFor(async () => {
      await expectKeysInView(canvas.getByRole('region', { name: say(scoring.pad) }));
      await expect(canvas.getByRole('listbox', { name: say(scoring.drawnBoard) })).toBeVisible();
    });
  },
};

/** The button that starts the game is in view. */
export const CalledInLandscape: Story = {
  ...Called,
  globals: { viewport: { value: 'sideways' } },
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: context.say(scoring.start) });
    if (isPhone()) await waitFor(() => expect(bottomOf([button])).toBeLessThanOrEqual(innerHeight));
  },
};

/** Keys stay in place before and during a leg, with and without a checkout, and after a bust. */
export const KeysNeverMove: Story = {
  parameters: onBoard([180, 60, 180, 60]),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    const keys = within(canvas.getByRole('region', { name: say(scoring.keypad) })).getAllByRole('button');
    const places = () =>
      keys.map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      });
    const before = places();
    const scoreboard = canvas.getByRole('region', { name: say(scoreWords.board) });
    // These entries include the end of a leg and the start of the next one.
    for (const [entry, shown] of [
      ['101{Enter}', '40'],
      ['60{Enter}', '321'],
      ['b', say(scoreWords.bustStill, { remaining: 40 })],
      ['60{Enter}', '261'],
      ['40{Enter}', '501'],
      ['60{Enter}', '441'],
    ] as const) {
      await userEvent.keyboard(entry);
      if (canvas.queryByText(say(scoring.dartsAtDouble))) await userEvent.keyboard('1');
      if (canvas.queryByText(say(scoring.dartsAndDoubles))) await userEvent.keyboard('11');
      await waitFor(() => expect(scoreboard).toHaveTextContent(shown));
      if (isPhone()) await expect(places()).toEqual(before);
    }
  },
};

export const GameOver: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('c');
    await expect(await canvas.findByRole('heading', { name: say(scoring.wins, { name: 'Wout Dubbeltop' }) })).toBeVisible();
    const last = canvas.getByRole('button', { name: say(scoring.undoLast) });
    await expect(last).toBeVisible();
    await expect(Math.round(last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(innerHeight);
  },
};

export const Tiebreak: Story = {
  parameters: onBoard([60, 60, 60, 60, 60, 60], { format: { ...firstTo3, roundLimit: 3 } }),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expect(await canvas.findByRole('heading', { name: say(scoring.tiebreak, { leg: 1 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: names[0]! }));
    await expectVisible(context, say(scoreWords.legToTiebreak, { leg: 1, name: 'Wout Dubbeltop' }));
  },
};

/** Scoring continues without a network, and the number of visits kept on the device is shown. */
export const Offline: Story = {
  parameters: {
    screen: { ...onBoard(leg4).screen, msw: [mockNetworkError('recordEvents')] },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.keyboard('60{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('61'));
    await expectVisible(context, say(scoring.kept, { count: 1 }));
  },
};

/** As soon as this tablet records an event, the server responds with a log that another device has written. */
const loggedByAnotherDevice = (code: 'behind' | 'not-scorer', theirs: readonly Written[], scorerEpoch: number) => ({
  screen: {
    ...onBoard(leg4).screen,
    msw: (world: World) => {
      const other = withBoardGame(world, theirs, { format: firstTo3, names });
      const log = [world, other].map(({ logs, boardScreen }) => logs.find(({ game }) => game.id === boardScreen.game?.id));
      let hasWritten = false;
      return [
        mock('recordEvents', () => {
          hasWritten = true;
          throw new ApiError(409, { code, message: '' });
        }),
        mock('getGame', ({ since = 0 }) => {
          const currentLog = log[Number(hasWritten)];
          if (!currentLog) throw new ApiError(404, { code: 'not-found', message: '' });
          return { ...currentLog, scorerEpoch: hasWritten ? scorerEpoch : 1, events: currentLog.events.slice(since) };
        }),
      ];
    },
  },
});
const write60: Story['play'] = async (context) => {
  await expectSaved(context);
  await context.userEvent.keyboard('60{Enter}');
};

/** Another device has recorded a different visit. The marker sees both scores and chooses one. */
export const Conflict: Story = {
  parameters: loggedByAnotherDevice('behind', [...leg4, 100], 1),
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('table', { name: context.say(scoring.thisDevice) })).toHaveTextContent('261');
    await expect(context.canvas.getByRole('table', { name: context.say(scoring.otherDevice) })).toHaveTextContent('221');
    await context.userEvent.click(context.canvas.getByRole('button', { name: context.say(scoring.theirs) }));
    await expectSaved(context);
    await expect(context.canvas.getByRole('region', { name: context.say(scoreWords.board) })).toHaveTextContent('21');
  },
};
export const ConflictOpen: Story = {
  parameters: Conflict.parameters,
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('button', { name: context.say(scoring.mine) })).toBeVisible();
  },
};

/** Another device has taken over the scoring. The tablet keeps the visit until somebody scores here again. */
export const ScoredOnAnotherDevice: Story = {
  parameters: loggedByAnotherDevice('not-scorer', leg4, 2),
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('button', { name: context.say(scoring.scoreHere) })).toBeVisible();
  },
};

/** The server rejects the visit for an unexpected reason. The tablet keeps it until a person discards it. */
export const Refused: Story = {
  parameters: { screen: { ...onBoard(leg4).screen, msw: [mockError('recordEvents', 'has-dependents')] } },
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('button', { name: context.say(scoring.sendAgain) })).toBeVisible();
  },
};

/** The log has events of a newer version than this page knows. Scoring is blocked until the page is reloaded. */
export const OlderThanServer: Story = {
  parameters: {
    screen: {
      ...onBoard(leg4).screen,
      msw: (world: World) => {
        const log = world.logs.find(({ game }) => game.id === world.boardScreen.game?.id);
        return [
          mock('getGame', () => {
            if (!log) throw new ApiError(404, { code: 'not-found', message: '' });
            return { ...log, scorerEpoch: 1, events: log.events.map((event) => ({ ...event, v: 99 })) };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(errors['unreadable-version']))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.tryAgain) })).toBeVisible();
  },
};

/** A visit is corrected in the list beside the keys or, without room for the list, in a dialog that the menu opens. */
export const CorrectVisit: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    const scores = () => screen.queryAllByRole('button', { name: '60' }).filter((each) => each.closest('td'));
    if (scores().length === 0) {
      await userEvent.click(canvas.getByRole('button', { name: say(scoring.menu) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${say(scoring.visits)}`) }));
      await waitFor(() => expect(scores().length).toBeGreaterThan(0));
    }
    scores()[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: say(scoring.correctTitle) })).toBeVisible();
  },
};

/** The visits of a finished leg are in the dialog that the menu opens. */
export const CorrectVisitOfFinishedLeg: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.menu) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${say(scoring.visits)}`) }));
    const list = within(await screen.findByRole('dialog', { name: say(scoring.visits) }));
    await userEvent.click(await list.findByRole('tab', { name: say(words.legNumber, { number: 3 }) }));
    await userEvent.click((await list.findAllByRole('button', { name: '140' }))[0]!);
    const correct = within(await screen.findByRole('dialog', { name: say(scoring.correctTitle) }));
    // With 139 in place of 140, the checkout of the leg would no longer fit.
    for (const digit of '139') await userEvent.click(correct.getByRole('button', { name: digit }));
    await expect(await correct.findByText(say(scoring.breaksLater))).toBeVisible();
    for (const digit of '140') {
      if (digit === '1')
        for (let digits = 0; digits < 3; digits += 1)
          await userEvent.click(correct.getByRole('button', { name: say(scoring.deleteDigit) }));
      await userEvent.click(correct.getByRole('button', { name: digit }));
    }
    await expect(correct.getByRole('button', { name: say(scoring.correct) })).not.toHaveAttribute('aria-disabled');
  },
};

/**
 * The leg of the 2023 World Championship final, entered as totals: 180, 177, 120 against 180, 180, 141. There is no question about
 * the visits of the winner, and one question about the visits of the loser.
 */
export const NineDarts: Story = {
  parameters: onBoard([], { format: { ...firstTo3, legs: { firstTo: 1 } } }),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await start(context);
    const question = () => canvas.queryByText(say(scoring.dartsAtDouble));
    for (const total of [180, 180, 177, 180]) {
      await userEvent.keyboard(`${total}{Enter}`);
      await expect(question()).toBeNull();
    }
    await userEvent.keyboard('120{Enter}');
    await expect(question()).toBeVisible();
    await userEvent.keyboard('1');
    await expect(question()).toBeNull();
    await userEvent.keyboard('141{Enter}');
    await expect(await canvas.findByRole('heading', { name: say(scoring.wins, { name: names[1]! }) })).toBeVisible();
    const table = canvas.getByRole('table', { name: say(scoreWords.statistics) });
    await expect(table).toHaveTextContent(new RegExp(`159[.,]00${say(words.average)}167[.,]00`));
    await expect(table).toHaveTextContent(`–${say(scoreWords.bestFinish)}141`);
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: () => withBoardGame(longGermanNames({ stage: 'knockout' }), leg4, { format: firstTo3 }) } },
};
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getBoard', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(words.tryAgain) })).toBeVisible();
  },
};

/** The menu of the board turns on tablet mode. The game continues, and the menu no longer links to other pages. */
export const TabletModeTurnedOn: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expectSaved(context);
    const open = () => userEvent.click(canvas.getByRole('button', { name: say(scoring.menu) }));
    await open();
    await expect(await screen.findByRole('menuitem', { name: say(words.home) })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: say(modeMessages.turnOn) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(modeMessages.title) }));
    await userEvent.click(dialog.getByRole('button', { name: say(modeMessages.turnOn) }));
    await expect(await canvas.findByRole('button', { name: say(modeMessages.logo) })).toBeVisible();
    await expectVisible(context, say(scoring.saved));
    await open();
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: say(words.home) })).toBeNull();
  },
};

/** The native shell offers an update between two games, never during a game. */
export const UpdateWaitsForTheGame: Story = {
  parameters: { screen: { ...Called.parameters?.screen, native: true } },
  play: async (context) => {
    const { canvas, native, say } = context;
    const updateDialog = () => screen.queryByRole('alertdialog', { name: say(nativeMessages.updateTitle) });
    await waitFor(() => expect(native.calls).toContain('ready'));
    await start(context);
    await canvas.findByRole('heading', { name: say(scoring.throwsFirst) });
    native.update({ id: 'b', version: '2.4.0' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(updateDialog()).toBeNull();
  },
};

/** The update is offered before the game starts. */
export const UpdateBeforeTheGame: Story = {
  parameters: UpdateWaitsForTheGame.parameters,
  play: async ({ native, say }) => {
    await waitFor(() => expect(native.calls).toContain('ready'));
    native.update({ id: 'b', version: '2.4.0' });
    await expect(await screen.findByRole('alertdialog', { name: say(nativeMessages.updateTitle) })).toBeVisible();
  },
};

import { withBoardGame, type BoardGameOptions, type Written } from '@oche/mocks/boardGame';
import { ApiError } from '@oche/api/errors';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { eveningInProgress, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Tablet } from './Tablet.tsx';
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
/** The leg of the pictures: 121 to go for who throws, 75 for who waits. */
const leg4: Written[] = [...threeLegs, 100, 140, 60, 95, 85, 60, 140, 85, 41];

const onBoard = (written: readonly Written[], options: BoardGameOptions = {}, world: () => World = knockoutInProgress) => ({
  screen: { world: () => withBoardGame(world(), written, { format: firstTo3, names, ...options }) },
});

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** What a tablet says in its bar stands under it on a phone: one of the two is seen, and one alone. */
const sees = ({ canvas }: PlayContext, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text).filter((each) => each.checkVisibility())).toHaveLength(1));
const isSaved = (context: PlayContext) => sees(context, context.say(messages.saved));

/** On a tablet by the control over the keys, on a phone by the menu in the bar. */
const enterBy = async ({ canvas, userEvent, say }: PlayContext, mode: 'darts' | 'board') => {
  const menu = canvas.queryByRole('button', { name: say(messages.howToEnter) });
  if (!menu) return userEvent.click(canvas.getByRole('radio', { name: say(messages[mode]) }));
  await expect(canvas.queryByRole('radio')).toBeNull();
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: say(mode === 'darts' ? messages.enterDarts : messages.enterOnBoard) }));
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
};

const start: Story['play'] = async ({ canvas, userEvent, say }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.start) }));
};

export const Default: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('60');
    await expect(canvas.getByRole('group', { name: say(messages.typed, { total: 60 }) })).toBeVisible();
  },
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const Phone: Story = { parameters: onBoard(leg4), globals: { viewport: { value: 'phone' }, mode: 'dark' } };

/** Entered by Enter: painted at once, and one visit more on the server. */
export const VisitEntered: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('60{Enter}');
    const beds = canvas.getByRole('region', { name: say(scoreWords.board) });
    await waitFor(() => expect(beds).toHaveTextContent('61'));
    await isSaved(context);
    await userEvent.keyboard('z');
    await waitFor(() => expect(beds).toHaveTextContent('121'));
  },
};

/** What is entered before the screen has followed is judged by the game as it is by then: by the turn of who throws next. */
export const FasterThanTheScreen: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    const points = () => names.map((name) => canvas.getByRole('region', { name }).textContent);
    const shows = (a: string, b: string) =>
      waitFor(() => expect(points()).toEqual([expect.stringContaining(a), expect.stringContaining(b)]));
    await shows('121', '75');
    // All in one task, in which nothing is drawn: 60 for the one, "68 left" for the other.
    const press = (...keys: string[]) => {
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    press('6', '0', 'Enter', 'l', '6', '8', 'Enter');
    await shows('61', '68');
    press('z', 'z');
    await shows('121', '75');
    await enterBy(context, 'darts');
    await canvas.findByRole('region', { name: say(messages.pad) });
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
    await expect(await canvas.findByRole('button', { name: say(messages.start) })).toBeVisible();
  },
};

export const WhoThrowsFirst: Story = {
  parameters: Called.parameters,
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByRole('heading', { name: context.say(messages.throwsFirst) })).toBeVisible();
  },
};

/** From the call to the first visit. */
export const FirstVisit: Story = {
  parameters: Called.parameters,
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await start(context);
    await userEvent.click(await canvas.findByRole('button', { name: names[1]! }));
    await userEvent.keyboard('140{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('361'));
    await isSaved(context);
  },
};

export const Bust: Story = {
  parameters: onBoard([180, 60, 180, 60, 109, 60]),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('60{Enter}');
    await expect(canvas.getByText(say(messages.dartsAtDouble))).toBeVisible();
    await userEvent.keyboard('1');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent(say(scoreWords.bustStill, { remaining: 32 })),
    );
  },
};

/** What is entered is in the log; the question beside the keys can only add to it. */
export const AnUnansweredQuestion: Story = {
  parameters: onBoard([180, 60, 180, 60]),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('140{Enter}');
    await expect(await canvas.findByText(say(messages.dartsAtDouble))).toBeVisible();
    const beds = canvas.getByRole('region', { name: say(scoreWords.board) });
    await waitFor(() => expect(beds).toHaveTextContent(say(scoreWords.bustStill, { remaining: 141 })));
    const pad = within(canvas.getByRole('region', { name: say(messages.keypad) }));
    await userEvent.click(pad.getByRole('button', { name: '45' }));
    await waitFor(() => expect(canvas.queryByText(say(messages.dartsAtDouble))).toBeNull());
    const points = (side: number) => canvas.getByRole('region', { name: names[side]! });
    await waitFor(() => expect(points(1)).toHaveTextContent('336'));
    await expect(points(0)).toHaveTextContent('141');
    await expect(points(0)).toHaveClass('lit');
    // An answer, and the visit with it, is taken back at once.
    await userEvent.click(pad.getByRole('button', { name: '140' }));
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.answer, { darts: 3, doubles: 1 }) }));
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
/** A plain fact, where the visits of the next leg will stand. */
export const LegWon: Story = { parameters: onBoard(threeLegs) };

/** 40 checked out: with one, two or three darts, and as many of them at a double as fit. */
export const CheckoutPrompt: Story = {
  parameters: onBoard([180, 60, 180, 60, 101, 60]),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('c');
    await expect(canvas.getByText(say(messages.dartsAndDoubles))).toBeVisible();
  },
};

/** Chosen with the keyboard, and gone on with it: what is left stands in the bed, what is scored beside the darts. */
export const DartByDart: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await enterBy(context, 'darts');
    await userEvent.keyboard('t20t11');
    const thrown = new RegExp(`T20.*T11.*D14.*${say(scoreWords.scored)}93`);
    await waitFor(() => expect(canvas.getByRole('region', { name: say(messages.pad) })).toHaveTextContent(thrown));
    await waitFor(() => expect(canvas.getByRole('region', { name: names[0]! })).toHaveTextContent('28'));
  },
};

/** On the drawn board by its keys: the bed to go for is marked, Enter sets it, Backspace takes it back. */
export const OnTheDrawnBoard: Story = {
  parameters: {
    ...onBoard(leg4),
    reflow: { drawn: 'path[role=option]', because: 'A board has the beds that it has: the loupe and the arrows reach each of them.' },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await enterBy(context, 'board');
    canvas.getByRole('listbox', { name: say(messages.drawnBoard) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: names[0]! })).toHaveTextContent('61'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('region', { name: names[0]! })).toHaveTextContent('121'));
  },
};

/** With letters twice as large a phone has half its width, held sideways half its height: then all is there, but not in one view. */
const isPhone = () => Math.min(innerWidth, innerHeight) >= 20 * parseFloat(getComputedStyle(document.documentElement).fontSize);
const bottomOf = (keys: HTMLElement[]) => Math.max(...keys.map((key) => key.getBoundingClientRect().bottom));

/** 201 left after two visits of 150: nothing can bust, and the key says so as it does on the keypad. */
export const NoBustFrom201: Story = {
  parameters: onBoard([150, 60, 150, 60]),
  play: async (context) => {
    await isSaved(context);
    await enterBy(context, 'board');
    const pad = within(await context.canvas.findByRole('region', { name: context.say(messages.pad) }));
    await expect(pad.getByRole('button', { name: context.say(scoreWords.bust) })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The board gives way: its keys are in view. */
export const OnTheDrawnBoardOfAPhone: Story = {
  ...OnTheDrawnBoard,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await isSaved(context);
    await enterBy(context, 'board');
    const pad = await context.canvas.findByRole('region', { name: context.say(messages.pad) });
    if (!isPhone()) return;
    await waitFor(() => expect(bottomOf(within(pad).getAllByRole('button'))).toBeLessThanOrEqual(innerHeight));
  },
};

/** The beds beside the keys, which are all in view and large enough, however a visit is entered. */
export const HeldSideways: Story = {
  parameters: OnTheDrawnBoard.parameters,
  globals: { viewport: { value: 'sideways' } },
  play: async (context) => {
    const { canvas, say } = context;
    await isSaved(context);
    const beds = canvas.getByRole('region', { name: say(scoreWords.board) });
    const isRight = async (pad: HTMLElement) => {
      if (!isPhone()) return;
      for (const key of within(pad).getAllByRole('button')) {
        const { left, bottom, width, height } = key.getBoundingClientRect();
        await expect({
          name: key.textContent,
          isBeside: left > beds.getBoundingClientRect().right,
          isInView: bottom <= innerHeight,
        }).toEqual({
          ...{ name: key.textContent, isBeside: true, isInView: true },
        });
        await expect(Math.min(width, height), key.textContent).toBeGreaterThanOrEqual(44);
      }
    };
    await waitFor(() => isRight(canvas.getByRole('region', { name: say(messages.keypad) })));
    await enterBy(context, 'darts');
    await waitFor(() => isRight(canvas.getByRole('region', { name: say(messages.pad) })));
    await enterBy(context, 'board');
    await waitFor(async () => {
      await isRight(canvas.getByRole('region', { name: say(messages.pad) }));
      await expect(canvas.getByRole('listbox', { name: say(messages.drawnBoard) })).toBeVisible();
    });
  },
};

/** Who plays, and the button that begins: nothing has to be looked for. */
export const CalledSideways: Story = {
  ...Called,
  globals: { viewport: { value: 'sideways' } },
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: context.say(messages.start) });
    if (isPhone()) await waitFor(() => expect(bottomOf([button])).toBeLessThanOrEqual(innerHeight));
  },
};

/** Before a leg and in it, with a finish and without, after a bust: where a finger found a key it finds it again. */
export const KeysNeverMove: Story = {
  parameters: onBoard([180, 60, 180, 60]),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    const keys = within(canvas.getByRole('region', { name: say(messages.keypad) })).getAllByRole('button');
    const places = () =>
      keys.map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      });
    const before = places();
    const beds = canvas.getByRole('region', { name: say(scoreWords.board) });
    // A leg is won, the next begins.
    for (const [entry, shown] of [
      ['101{Enter}', '40'],
      ['60{Enter}', '321'],
      ['b', say(scoreWords.bustStill, { remaining: 40 })],
      ['60{Enter}', '261'],
      ['40{Enter}', '501'],
      ['60{Enter}', '441'],
    ] as const) {
      await userEvent.keyboard(entry);
      if (canvas.queryByText(say(messages.dartsAtDouble))) await userEvent.keyboard('1');
      if (canvas.queryByText(say(messages.dartsAndDoubles))) await userEvent.keyboard('11');
      await waitFor(() => expect(beds).toHaveTextContent(shown));
      if (isPhone()) await expect(places()).toEqual(before);
    }
  },
};

export const GameOver: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('c');
    await expect(await canvas.findByRole('heading', { name: say(messages.wins, { name: 'Wout Dubbeltop' }) })).toBeVisible();
    const last = canvas.getByRole('button', { name: say(messages.undoLast) });
    await expect(last).toBeVisible();
    await expect(Math.round(last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(innerHeight);
  },
};

export const Tiebreak: Story = {
  parameters: onBoard([60, 60, 60, 60, 60, 60], { format: { ...firstTo3, roundLimit: 3 } }),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expect(await canvas.findByRole('heading', { name: say(messages.tiebreak, { leg: 1 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: names[0]! }));
    await sees(context, say(scoreWords.legToTiebreak, { leg: 1, name: 'Wout Dubbeltop' }));
  },
};

/** Scoring goes on, and says what is kept here. */
export const Offline: Story = {
  parameters: {
    screen: { ...onBoard(leg4).screen, msw: [mockNetworkError('recordEvents')] },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.keyboard('60{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('61'));
    await sees(context, say(messages.kept, { count: 1 }));
  },
};

/** From the moment at which this tablet writes, the server's log is what somebody else made of it. */
const meanwhile = (code: 'behind' | 'not-scorer', theirs: readonly Written[], scorerEpoch: number) => ({
  screen: {
    ...onBoard(leg4).screen,
    msw: (world: World) => {
      const other = withBoardGame(world, theirs, { format: firstTo3, names });
      const log = [world, other].map(({ logs, boardScreen }) => logs.find(({ game }) => game.id === boardScreen.game?.id));
      let written = false;
      return [
        mock('recordEvents', () => {
          written = true;
          throw new ApiError(409, { code, message: '' });
        }),
        mock('getGame', ({ since = 0 }) => {
          const now = log[Number(written)];
          if (!now) throw new ApiError(404, { code: 'not-found', message: '' });
          return { ...now, scorerEpoch: written ? scorerEpoch : 1, events: now.events.slice(since) };
        }),
      ];
    },
  },
});
const write60: Story['play'] = async (context) => {
  await isSaved(context);
  await context.userEvent.keyboard('60{Enter}');
};

/** Somebody else wrote the same visit otherwise: both scores, and a person decides. */
export const Conflict: Story = {
  parameters: meanwhile('behind', [...leg4, 100], 1),
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('table', { name: context.say(messages.thisTablet) })).toHaveTextContent('261');
    await expect(context.canvas.getByRole('table', { name: context.say(messages.otherDevice) })).toHaveTextContent('221');
    await context.userEvent.click(context.canvas.getByRole('button', { name: context.say(messages.theirs) }));
    await isSaved(context);
    await expect(context.canvas.getByRole('region', { name: context.say(scoreWords.board) })).toHaveTextContent('21');
  },
};
export const ConflictOpen: Story = {
  parameters: Conflict.parameters,
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('button', { name: context.say(messages.mine) })).toBeVisible();
  },
};

/** The organiser has taken over: the visit is kept until somebody scores here again. */
export const ScoredElsewhere: Story = {
  parameters: meanwhile('not-scorer', leg4, 2),
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('button', { name: context.say(messages.scoreHere) })).toBeVisible();
  },
};

/** A refusal that nobody foresaw: nothing is thrown away before a person says so. */
export const Refused: Story = {
  parameters: { screen: { ...onBoard(leg4).screen, msw: [mockError('recordEvents', 'has-dependents')] } },
  play: async (context) => {
    await write60(context);
    await expect(await context.canvas.findByRole('button', { name: context.say(messages.sendAgain) })).toBeVisible();
  },
};

/** The server has been renewed, and somebody wrote what this page does not know: nothing is scored here before it is loaded again. */
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

/** In the list beside the keys; where there is no room for it, in a dialog that the menu opens. */
export const CorrectAVisit: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    const scores = () => screen.queryAllByRole('button', { name: '60' }).filter((each) => each.closest('td'));
    if (scores().length === 0) {
      await userEvent.click(canvas.getByRole('button', { name: say(messages.menu) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${say(messages.visits)}`) }));
      await waitFor(() => expect(scores().length).toBeGreaterThan(0));
    }
    scores()[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: say(messages.correctTitle) })).toBeVisible();
  },
};

/** Leg 3 is over: its visits are in the dialog of the menu, under its number. */
export const CorrectAVisitOfALegThatIsOver: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.menu) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${say(messages.visits)}`) }));
    const list = within(await screen.findByRole('dialog', { name: say(messages.visits) }));
    await userEvent.click(await list.findByRole('tab', { name: say(words.legNumber, { number: 3 }) }));
    await userEvent.click((await list.findAllByRole('button', { name: '140' }))[0]!);
    const correct = within(await screen.findByRole('dialog', { name: say(messages.correctTitle) }));
    // 139 is one less, which the checkout of the leg does not allow.
    for (const digit of '139') await userEvent.click(correct.getByRole('button', { name: digit }));
    await expect(await correct.findByText(say(messages.breaksLater))).toBeVisible();
    for (const digit of '140') {
      if (digit === '1')
        for (let digits = 0; digits < 3; digits += 1)
          await userEvent.click(correct.getByRole('button', { name: say(messages.deleteDigit) }));
      await userEvent.click(correct.getByRole('button', { name: digit }));
    }
    await expect(correct.getByRole('button', { name: say(messages.correct) })).not.toHaveAttribute('aria-disabled');
  },
};

/**
 * The leg of the 2023 World Championship final, typed as totals: 180, 177, 120 against 180, 180, 141. The winner is asked
 * nothing, the other one question.
 */
export const NineDarts: Story = {
  parameters: onBoard([], { format: { ...firstTo3, legs: { firstTo: 1 } } }),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await start(context);
    const asked = () => canvas.queryByText(say(messages.dartsAtDouble));
    for (const total of [180, 180, 177, 180]) {
      await userEvent.keyboard(`${total}{Enter}`);
      await expect(asked()).toBeNull();
    }
    await userEvent.keyboard('120{Enter}');
    await expect(asked()).toBeVisible();
    await userEvent.keyboard('1');
    await expect(asked()).toBeNull();
    await userEvent.keyboard('141{Enter}');
    await expect(await canvas.findByRole('heading', { name: say(messages.wins, { name: names[1]! }) })).toBeVisible();
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

/** From the menu of the board: it goes on, and leads nowhere else any more. */
export const TabletModeTurnedOn: Story = {
  parameters: onBoard(leg4),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await isSaved(context);
    const open = () => userEvent.click(canvas.getByRole('button', { name: say(messages.menu) }));
    await open();
    await expect(await screen.findByRole('menuitem', { name: say(words.home) })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: say(modeMessages.turnOn) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(modeMessages.title) }));
    await userEvent.click(dialog.getByRole('button', { name: say(modeMessages.turnOn) }));
    await expect(await canvas.findByRole('button', { name: say(modeMessages.logo) })).toBeVisible();
    await sees(context, say(messages.saved));
    await open();
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: say(words.home) })).toBeNull();
  },
};

/** A newer bundle of the native shell asks between two games, never in one. */
export const UpdateWaitsForTheGame: Story = {
  parameters: { screen: { ...Called.parameters?.screen, native: true } },
  play: async (context) => {
    const { canvas, native, say } = context;
    const asked = () => screen.queryByRole('alertdialog', { name: say(nativeMessages.updateTitle) });
    await waitFor(() => expect(native.told).toContain('ready'));
    await start(context);
    await canvas.findByRole('heading', { name: say(messages.throwsFirst) });
    native.update({ id: 'b', version: '2.4.0' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(asked()).toBeNull();
  },
};

/** Before the game is begun there is time. */
export const UpdateBeforeTheGame: Story = {
  parameters: UpdateWaitsForTheGame.parameters,
  play: async ({ native, say }) => {
    await waitFor(() => expect(native.told).toContain('ready'));
    native.update({ id: 'b', version: '2.4.0' });
    await expect(await screen.findByRole('alertdialog', { name: say(nativeMessages.updateTitle) })).toBeVisible();
  },
};

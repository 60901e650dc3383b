import { withBoardGame, type BoardGameOptions, type Written } from '@oche/mocks/boardGame';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { eveningInProgress, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import type { BoardCall } from '@oche/api/contract/place';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { callMessages } from '../../parts/game/boardCallMessages.ts';
import { messages as errors } from '../../shell/errorMessages.ts';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { words } from '../../shell/words.ts';
import { messages } from './callMessages.ts';
import { messages as tabletMessages } from '../../parts/scoring/messages.ts';
import { Tablet } from './Tablet.tsx';

/** The marker calls the organiser for decisions that a tablet cannot make. */
const meta = {
  component: Tablet,
  parameters: { layout: 'fullscreen', screen: { route: 'tablet' } },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const firstTo3: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'first' };
const names = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann'];
const visits: Written[] = [100, 140, 60, 95, 85, 60];

const onBoard = (options: BoardGameOptions = {}, world: World = knockoutInProgress()) =>
  withBoardGame(world, options.called ? [] : visits, { format: firstTo3, names, ...options });

const timeAt = (minutes: number) => new Date(Date.parse('2026-11-27T20:10:00.000Z') + minutes * 60_000).toISOString();
const call = (overrides: Partial<BoardCall> = {}): BoardCall => ({
  ...{ reason: 'help', side: null, calledAt: timeAt(0), comingAt: null, doneAt: null },
  ...overrides,
});
const withCall = (overrides: Partial<BoardCall> = {}, world: World = onBoard()): World => ({
  ...world,
  boardScreen: { ...world.boardScreen, call: call(overrides) },
});
const screenOf = (world: () => World, msw: ReturnType<typeof mock>[] = []) => ({ screen: { world, msw } });

const openMenu = async ({ canvas, userEvent, say }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: say(tabletMessages.menu) }));
const choose = async (context: PlayContext, message: (typeof messages)['absent' | 'retires' | 'help']) => {
  await openMenu(context);
  await context.userEvent.click(await screen.findByRole('menuitem', { name: context.say(message) }));
};
const findState = ({ canvas, say }: PlayContext, value: string) =>
  canvas.findByRole('button', { name: say(messages.state, { state: value }) });

/** One of the two called players is absent. Three taps name the player to the organiser. */
export const PlayerAbsent: Story = {
  parameters: screenOf(() => onBoard({ called: true })),
  play: async (context) => {
    const { userEvent, say } = context;
    await choose(context, messages.absent);
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.whoIsAbsent) }));
    await userEvent.click(dialog.getByRole('button', { name: names[1]! }));
    await userEvent.click(await findState(context, 'called'));
    const details = within(await screen.findByRole('dialog', { name: say(messages.state, { state: 'called' }) }));
    await expect(details.getByText(say(callMessages.absent, { name: names[1]! }))).toBeVisible();
    // Players cannot retire from a game that has not started.
    await userEvent.keyboard('{Escape}');
    await openMenu(context);
    await expect(await screen.findByRole('menuitem', { name: say(messages.help) })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: say(messages.retires) })).toBeNull();
  },
};

export const WhoIsAbsent: Story = {
  parameters: PlayerAbsent.parameters,
  play: async (context) => {
    await choose(context, messages.absent);
    await expect(await screen.findByRole('dialog', { name: context.say(messages.whoIsAbsent) })).toBeVisible();
  },
};

/** The tablet does not end the game, and scoring continues. */
export const PlayerRetires: Story = {
  parameters: screenOf(onBoard),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await choose(context, messages.retires);
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.whoRetires) }));
    await userEvent.click(dialog.getByRole('button', { name: names[0]! }));
    await findState(context, 'called');
    // The keypad handles the keyboard again once the dialog is closed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('60{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('196'));
  },
};

/** A call is withdrawn with two taps. */
export const HelpNotNeeded: Story = {
  parameters: screenOf(onBoard),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await choose(context, messages.help);
    await userEvent.click(await findState(context, 'called'));
    await userEvent.click(await screen.findByRole('button', { name: say(messages.notNeeded) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: say(messages.state, { state: 'called' }) })).toBeNull());
  },
};

export const Called: Story = {
  parameters: screenOf(() => withCall()),
  play: async (context) => expect(await findState(context, 'called')).toBeVisible(),
};
export const Dark: Story = { ...Called, globals: { mode: 'dark' } };
export const Phone: Story = { ...Called, globals: { viewport: { value: 'phone' } } };
/** The bar stays on one line. */
export const SmallPhone: Story = {
  ...Called,
  globals: { locale: 'fr', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    const [bell, menu] = [
      await findState(context, 'called'),
      await context.canvas.findByRole('button', { name: context.say(tabletMessages.menu) }),
    ];
    await expect(menu.getBoundingClientRect().top).toBeLessThan(bell.getBoundingClientRect().bottom);
  },
};
export const Landscape: Story = { ...Called, globals: { viewport: { value: 'sideways' } } };
export const SmallTablet: Story = { ...Called, globals: { viewport: { value: 'smallTablet' } } };
export const WithoutGame: Story = {
  parameters: screenOf(() => {
    const world = eveningInProgress();
    return withCall({}, { ...world, boardScreen: { ...world.boardScreen, game: null } });
  }),
  play: async (context) => {
    await expect(await findState(context, 'called')).toBeVisible();
    await openMenu(context);
    await screen.findByRole('menuitem', { name: context.say(messages.help) });
    await expect(screen.queryByRole('menuitem', { name: context.say(messages.absent) })).toBeNull();
  },
};

/** An organiser confirms on another device that they are coming. The tablet shows it live. */
export const OnTheWay: Story = {
  parameters: {
    screen: {
      world: () => withCall(),
      msw: ({ boardScreen }: World) => {
        let reads = 0;
        return [mock('getBoard', () => ({ ...boardScreen, call: call(reads++ > 0 ? { comingAt: timeAt(2) } : {}) }))];
      },
    },
  },
  play: async (context) => {
    const { realtime, world, userEvent, say } = context;
    await waitFor(() => {
      realtime.emit('board', world.boardScreen.board.id, { event: 'changed', data: { topics: ['board'] } });
      return expect(context.canvas.getByRole('button', { name: say(messages.state, { state: 'coming' }) })).toBeVisible();
    });
    await userEvent.click(await findState(context, 'coming'));
    await expect(await screen.findByText(new RegExp(say(messages.comingAt, { time: '' })))).toBeVisible();
  },
};

/** An organiser has answered the call. The marker reads it and dismisses it. */
export const Answered: Story = {
  parameters: screenOf(() => withCall({ comingAt: timeAt(2), doneAt: timeAt(5) })),
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await userEvent.click(await findState(context, 'done'));
    await userEvent.click(await screen.findByRole('button', { name: say(tabletMessages.done) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: say(messages.state, { state: 'done' }) })).toBeNull());
  },
};

/** Without a network, the call is not queued. The marker is asked to go to the organiser. */
export const Offline: Story = {
  parameters: screenOf(onBoard),
  play: async (context) => {
    const { canvas, realtime, userEvent, say } = context;
    await canvas.findByRole('button', { name: say(tabletMessages.menu) });
    realtime.setState('offline');
    await openMenu(context);
    const disabledItems = () => screen.getAllByRole('menuitem', { name: new RegExp(say(messages.needsNetwork)) });
    await waitFor(() => expect(disabledItems()).toHaveLength(3));
    const items = disabledItems();
    for (const item of items) await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(items[0]!);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The network fails during the call. The bar shows that the call was not sent. A press opens a dialog with the button to send it again. */
export const NotSent: Story = {
  parameters: screenOf(onBoard, [mockNetworkError('callOrganiser')]),
  play: async (context) => {
    const { userEvent, say } = context;
    await choose(context, messages.help);
    await userEvent.click(await findState(context, 'failed'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(say(messages.needsNetwork));
    await expect(dialog.getByRole('button', { name: say(words.tryAgain) })).toBeVisible();
  },
};

/** The server refuses too many calls in a short time. */
export const TooManyRequests: Story = {
  parameters: screenOf(onBoard, [mockError('callOrganiser', 'too-many-requests')]),
  play: async (context) => {
    await choose(context, messages.help);
    await context.userEvent.click(await findState(context, 'failed'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(context.say(errors['too-many-requests']));
  },
};

/** A board without an event has no organiser to call. */
export const WithoutEvent: Story = {
  parameters: screenOf(() => {
    const world = eveningInProgress();
    return { ...world, boardScreen: { ...world.boardScreen, game: null, next: null, event: null } };
  }),
  play: async (context) => {
    await openMenu(context);
    await screen.findAllByRole('menuitem');
    await expect(screen.queryByRole('menuitem', { name: context.say(messages.help) })).toBeNull();
  },
};

const german = () => withBoardGame(longGermanNames({ stage: 'knockout' }), visits, { format: firstTo3 });
export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: screenOf(() => withCall({}, german())),
  play: async (context) => {
    await findState(context, 'called');
    await choose(context, messages.retires);
    await expect(await screen.findByRole('dialog', { name: context.say(messages.whoRetires) })).toBeVisible();
  },
};
export const LongGermanNamesOnASmallTablet: Story = { ...LongGermanNames, globals: { locale: 'de', viewport: { value: 'smallTablet' } } };
export const LongGermanNamesOnAPhone: Story = { ...LongGermanNames, globals: { locale: 'de', viewport: { value: 'phone' } } };

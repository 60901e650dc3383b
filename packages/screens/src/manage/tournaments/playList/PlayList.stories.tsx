import type { Meta, StoryObj } from '@storybook/react-vite';
import { legsToWin } from '@oche/darts/x01/target';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { afterTheDraw, buildWorld, empty, longGermanNames, tieToDecide, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PlayList } from './PlayList.tsx';
import { messages as callMessages } from '../../parts/boardCalls/messages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { messages } from './messages.ts';
import { callMessages as reasons } from '../../../parts/game/boardCallMessages.ts';
import { messages as shellMessages } from '../../../shell/errorMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as tournamentMessages } from '../messages.ts';

const evening = () => buildWorld({ stage: 'groups', players: 32, boards: 8 });
const meta = {
  component: PlayList,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'playList', params: ({ tournament }) => ({ id: tournament.id }), world: evening },
  },
} satisfies Meta<typeof PlayList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Place = World['playList']['boards'][number];

/** A copy of the world with changed boards. */
const withBoards = (world: World, change: (place: Place, index: number) => Place): World => ({
  ...world,
  playList: { ...world.playList, boards: world.playList.boards.map(change) },
});

const withBoard1 = (change: (place: Place) => Partial<Place>): World =>
  withBoards(evening(), (place, index) => (index === 0 ? { ...place, ...change(place) } : place));

const cardOf = (number: number, { canvas, say }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'say'>) =>
  within(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number }) }));

const gameOnBoard = ({ playList }: World, phase: 'playing' | 'called' = 'playing') => {
  const game = playList.boards.find((each) => each.game?.phase === phase)?.game;
  if (!game) throw new Error(`No game is ${phase}.`);
  return game;
};

/** Scores update without reloading. */
export const Default: Story = {
  play: async ({ canvas, realtime, world, say }) => {
    const game = gameOnBoard(world);
    const card = within(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number: game.board?.number ?? 0 }) }));
    if (!game.live) throw new Error('The game has no live score.');
    const live = { ...game.live, remaining: [167, 43] };
    // Emitted repeatedly: the read that follows joining the channel may overwrite the first event.
    await waitFor(() => {
      realtime.emit('tournament', world.tournament.id, { event: 'game', data: { game: { ...game, live } } });
      return expect(card.getByText('167')).toBeVisible();
    });
    await expect(canvas.getByRole('switch', { name: say(messages.autoAssign) })).toBeChecked();
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

const sent: unknown[] = [];
/** Keeps what the page sends about the queue. */
const keepSent = ({ playList }: World) => {
  sent.length = 0;
  const gameOf = (id: string) => playList.waiting.find(({ game }) => game.id === id)!.game;
  return [
    mock('moveGame', (input) => (sent.push(input), gameOf(input.id))),
    mock('setCalling', (input) => (sent.push(input), gameOf(input.id))),
  ];
};
/** The games of the list that can be called, and the row of one of them. */
const queueOf = ({ playList }: World) => playList.waiting.filter(({ why }) => why !== 'sides-unknown').map(({ game }) => game);
const rowOf = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], { sides }: { sides: { name: string }[] }) =>
  canvas.getAllByRole('listitem').find((row) => sides.every(({ name }) => row.textContent.includes(name)))!;

/** Space lifts a game, and the arrow keys move it. The list shows the new order at once. */
export const MoveGame: Story = {
  parameters: { screen: { msw: keepSent } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second, third] = queueOf(world);
    await canvas.findByRole('list', { name: say(messages.waiting) });
    within(rowOf(canvas, third!)).getAllByRole('button')[1]!.focus();
    await userEvent.keyboard(' {ArrowUp}');
    await waitFor(() => expect(rowOf(canvas, third!)).toHaveAttribute('aria-posinset', '2'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(rowOf(canvas, third!)).toHaveAttribute('aria-posinset', '1'));
    await waitFor(() =>
      expect(sent).toEqual([
        { id: third!.id, before: second!.id },
        { id: third!.id, before: first!.id },
      ]),
    );
  },
};

/** On a phone, the menu of a game moves it. */
export const MoveOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { screen: { msw: keepSent } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, , third] = queueOf(world);
    await canvas.findByRole('list', { name: say(messages.waiting) });
    await userEvent.click(within(rowOf(canvas, third!)).getAllByRole('button').at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.toFront) }));
    await waitFor(() => expect(rowOf(canvas, third!)).toHaveAttribute('aria-posinset', '1'));
    await waitFor(() => expect(sent).toEqual([{ id: third!.id, before: first!.id }]));
  },
};

/** A game can be held back, and bound to a board: in its menu or by the number of the board. */
export const HoldAndBind: Story = {
  parameters: { screen: { msw: keepSent } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first] = queueOf(world);
    await canvas.findByRole('list', { name: say(messages.waiting) });
    const [, names] = within(rowOf(canvas, first!)).getAllByRole('button');
    names!.focus();
    await userEvent.keyboard('3');
    const third = world.playList.boards.find(({ board }) => board.number === 3)!.board;
    await waitFor(() => expect(sent).toEqual([{ id: first!.id, boardId: third.id }]));
    await userEvent.click(within(rowOf(canvas, first!)).getAllByRole('button').at(-1)!);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: say(messages.hold) }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: first!.id, held: true }));
    await expect(await screen.findByText(say(messages.isHeld))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say(words.undo) }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: first!.id, held: false }));
  },
};

/** What an organiser has decided about a game is in its row. */
export const HeldAndBound: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = evening();
        const [board] = world.playList.boards;
        const waiting = world.playList.waiting.map((queued, index) => ({
          ...queued,
          ...(index === 0 && { why: 'held' as const, who: null }),
          ...(index === 1 && { placed: true, onlyBoard: { id: board!.board.id, number: board!.board.number } }),
        }));
        return { ...world, playList: { ...world.playList, waiting } };
      },
      msw: keepSent,
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second] = queueOf(world);
    await canvas.findByRole('list', { name: say(messages.waiting) });
    await expect(rowOf(canvas, first!)).toHaveTextContent(say(messages.held));
    // Nobody knows when it will be called.
    await expect(rowOf(canvas, first!)).toHaveTextContent(/^–/);
    await expect(rowOf(canvas, second!)).toHaveTextContent(say(messages.placed));
    await expect(within(rowOf(canvas, second!)).getByRole('img', { name: say(messages.onlyBoard, { number: 1 }) })).toBeVisible();
    await userEvent.click(within(rowOf(canvas, second!)).getAllByRole('button').at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.giveUpPlace) }));
    await waitFor(() => expect(sent).toEqual([{ id: second!.id, placed: false }]));
  },
};

/** A game whose player is marking cannot be called. Its menu says who marks where. */
export const PlayerMarks: Story = {
  play: async ({ canvas, userEvent, world, say, like }) => {
    const { game, who } = world.playList.waiting.find(({ why, who }) => why === 'player-marking' && who !== null)!;
    await canvas.findByRole('list', { name: say(messages.waiting) });
    await userEvent.click(within(rowOf(canvas, game)).getAllByRole('button').at(-1)!);
    const call = await screen.findByRole('menuitem', { name: new RegExp(`^${say(gameMessages.callIt)}`) });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await expect(call).toHaveTextContent(like(messages.marking, { who: who! }));
  },
};

/** On a phone, the queue comes first for everybody: on the screen and for screen readers. A link leads to the boards. */
export const OrderOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, say }) => {
    const [queue, boards] = [messages.waiting, words.boards].map((name) => canvas.getByRole('heading', { name: say(name) }));
    await expect(queue!.compareDocumentPosition(boards!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(queue!.getBoundingClientRect().top).toBeLessThan(boards!.getBoundingClientRect().top);
    await expect(canvas.getByRole('link', { name: say(words.boards) })).toHaveAttribute('href', '#boards');
  },
};

/** A board goes out of service after its game. Games that wait only for it go to any board. */
export const OutOfServiceAfterGame: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = withBoards(evening(), (place, index) =>
          index === 1 ? { ...place, board: { ...place.board, outOfOrder: true } } : place,
        );
        const { board } = world.playList.boards[0]!;
        const waiting = world.playList.waiting.map((queued, index) =>
          index < 2 ? { ...queued, onlyBoard: { id: board.id, number: board.number } } : queued,
        );
        return { ...world, playList: { ...world.playList, waiting } };
      },
      msw: ({ playList }: World) => [mock('updateBoard', { ...playList.boards[0]!.board, outOfOrder: true })],
    },
  },
  play: async (context) => {
    const { userEvent, say } = context;
    await expect(cardOf(2, context).getByText(say(messages.outAfterGame))).toBeVisible();
    await userEvent.click(cardOf(1, context).getByRole('button', { name: say(messages.menu, { number: 1 }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${say(messages.breakBoard)}`) }));
    await expect(await screen.findByText(say(messages.givenAway, { count: 2 }))).toBeVisible();
  },
};

/** "Call next" is disabled if no board is free. */
export const BoardsFull: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'groups', players: 32, boards: 4 }) } },
  play: async ({ canvas, say }) => {
    const call = canvas.getByRole('button', { name: say(messages.callNext) });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** One board per state: free with a game to call, reserved, out of order, without a tablet, tablet not in sync, just called. */
export const EveryStateOfABoard: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = evening();
        return withBoards({ ...world, playList: { ...world.playList, autoAssign: false } }, (place, index) => {
          if (index === 1) return { ...place, game: null };
          if (index === 2) return { ...place, game: null, reserved: true };
          if (index === 3) return { ...place, game: null, board: { ...place.board, outOfOrder: true } };
          if (index === 4) return { ...place, board: { ...place.board, paired: false, lastSeenAt: null } };
          if (index === 5) return { ...place, board: { ...place.board, lastSeenAt: '2026-11-27T20:00:00.000Z' } };
          const { game } = place;
          if (index !== 6 || !game) return place;
          return { ...place, game: { ...game, phase: 'called', live: null, startedAt: null } };
        });
      },
    },
  },
  play: async ({ canvas, say, like }) => {
    await expect(
      within(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number: 2 }) })).getByText(say(messages.free)),
    ).toBeVisible();
    await expect(canvas.getByText(say(messages.outOfOrder))).toBeVisible();
    await expect(
      within(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number: 5 }) })).getByText(say(messages.noTablet)),
    ).toBeVisible();
    await expect(canvas.getByText(like(messages.notInSync))).toBeVisible();
  },
};

/** Boards that call the organiser: for help, for an absent player, and for a player who retires. */
const withCalls = (world: World): World => {
  const reasonsByBoard = ['help', 'absent', 'retires'] as const;
  return withBoards(world, (place, index) => {
    const reason = reasonsByBoard[index];
    if (!reason || !place.game) return place;
    const side = reason === 'help' ? null : 1;
    const game = reason === 'absent' ? { ...place.game, phase: 'called' as const, live: null, startedAt: null } : place.game;
    const comingAt = reason === 'retires' ? '2026-11-27T20:12:00.000Z' : null;
    return { ...place, game, call: { reason, side, calledAt: '2026-11-27T20:10:00.000Z', comingAt, doneAt: null } };
  });
};

const callOf = ({ canvas, say }: Parameters<NonNullable<Story['play']>>[0], index: number) =>
  within(within(canvas.getByRole('list', { name: say(callMessages.list) })).getAllByRole('listitem')[index]!);

/** Each call offers suitable actions, for example to take a called game off its board if a player is absent. */
export const BoardsCall: Story = {
  parameters: {
    screen: {
      world: () => withCalls(evening()),
      msw: (world: World) => {
        let list = withCalls(world).playList;
        return [
          mock('getPlayList', () => list),
          mock('answerCall', ({ id, answer }) => {
            const boards = list.boards.map((place) => {
              if (place.board.id !== id || !place.call) return place;
              const { call, ...rest } = place;
              return answer === 'done' ? rest : { ...rest, call: { ...call, comingAt: '2026-11-27T20:14:00.000Z' } };
            });
            list = { ...list, boards };
            return null;
          }),
        ];
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, say, world } = context;
    const [, absent] = world.playList.boards;
    const name = absent!.game!.sides[1]!.name;
    await expect(callOf(context, 1).getByText(say(reasons.absent, { name }))).toBeVisible();
    await expect(callOf(context, 1).getByRole('button', { name: say(gameMessages.takeOff) })).toBeVisible();
    await expect(within(canvas.getAllByRole('article')[1]!).getByText(say(reasons.absent, { name }))).toBeVisible();
    await userEvent.click(callOf(context, 0).getByRole('button', { name: say(callMessages.coming) }));
    await waitFor(() => expect(callOf(context, 0).queryByRole('button', { name: say(callMessages.coming) })).toBeNull());
    await userEvent.click(callOf(context, 0).getByRole('button', { name: say(callMessages.done) }));
    await waitFor(() => expect(canvas.getByRole('list', { name: say(callMessages.list) }).children).toHaveLength(2));
  },
};

/** The opponent of the absent player is preselected as the winner. */
export const WalkoverPreselected: Story = {
  parameters: { screen: { world: () => withCalls(evening()) } },
  play: async (context) => {
    const { userEvent, say, world } = context;
    await userEvent.click(callOf(context, 1).getByRole('link', { name: say(gameMessages.walkover) }));
    const sheet = within(await screen.findByRole('dialog'));
    const [opponent] = world.playList.boards[1]!.game!.sides;
    await expect(await sheet.findByRole('radio', { name: opponent!.name })).toBeChecked();
  },
};

/** The player that the board's call names is preselected. */
export const RetirementPreselected: Story = {
  parameters: { screen: { world: () => withCalls(evening()) } },
  play: async (context) => {
    const { userEvent, say, world } = context;
    await userEvent.click(callOf(context, 2).getByRole('link', { name: say(gameMessages.retire) }));
    const sheet = within(await screen.findByRole('dialog'));
    const [, retiring] = world.playList.boards[2]!.game!.sides;
    await expect(await sheet.findByRole('radio', { name: retiring!.name })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.retire) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Whether boards call now on the mocked server, and whether the game of board 1 is over there. */
const hall = { isCalling: false, isOver: false };

/** A board calls while the page is open. The call appears without reloading, through the organiser's channel. */
export const BoardCallsLive: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        hall.isCalling = false;
        return [mock('getPlayList', () => (hall.isCalling ? withCalls(world).playList : world.playList))];
      },
    },
  },
  play: async ({ canvas, realtime, world, say }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('list', { name: say(callMessages.list) })).toBeNull();
    await waitFor(() => expect(realtime.channels()).toContain(`private-user-${world.user.id}`));
    hall.isCalling = true;
    realtime.emit('user', world.user.id, { event: 'changed', data: { topics: ['calls'] } });
    await expect(await canvas.findByRole('list', { name: say(callMessages.list) })).toBeVisible();
  },
};
export const BoardsCallOnPhone: Story = {
  parameters: WalkoverPreselected.parameters,
  globals: { viewport: { value: 'phone' } },
};
export const BoardsCallInGerman: Story = {
  parameters: { screen: { world: () => withCalls(longGermanNames()) } },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};

const openGame: Story['play'] = async ({ canvas, userEvent, world, say }) => {
  const game = gameOnBoard(world);
  await userEvent.click(
    within(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number: game.board?.number ?? 0 }) })).getByRole('link'),
  );
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.enterResult) }));
};

/** A result is entered from paper. The form rejects a score that the rules do not allow. */
export const EnterResult: Story = {
  play: async (context) => {
    await openGame(context);
    const { userEvent, world, say } = context;
    const sheet = within(screen.getByRole('dialog'));
    const [one, two] = gameOnBoard(world).sides;
    await userEvent.type(sheet.getByLabelText(say(gameMessages.legsOf, { name: one?.name ?? '' })), '7');
    await userEvent.type(sheet.getByLabelText(say(gameMessages.legsOf, { name: two?.name ?? '' })), '7');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.saveResult) }));
    await expect(await sheet.findByText(say(gameMessages.noDraw))).toBeVisible();
  },
};

/** A keyboard user opens a game from its board, opens a form, and returns. The focus is never lost. */
export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const number = gameOnBoard(world).board?.number ?? 0;
    const link = within(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number }) })).getByRole('link');
    canvas.getAllByRole('article')[0]?.querySelector<HTMLElement>('[data-board-link]')?.focus();
    for (let at = 1; at < number; at++) await userEvent.keyboard('{ArrowRight}');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    const enter = await sheet.findByRole('button', { name: say(gameMessages.setMarker) });
    enter.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.getByRole('combobox', { name: say(gameMessages.marker) })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(sheet.getByRole('button', { name: say(gameMessages.setMarker) })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** Without a network, the form shows an error and keeps the typed values. */
export const SavingWithoutNetwork: Story = {
  parameters: { screen: { msw: [mockNetworkError('recordEvents')] } },
  play: async (context) => {
    await openGame(context);
    const { userEvent, world, say } = context;
    const sheet = within(screen.getByRole('dialog'));
    const game = gameOnBoard(world);
    const { legs } = game.format;
    const legsNeeded = 'firstTo' in legs ? legs.firstTo : Math.floor(legs.bestOf / 2) + 1;
    await userEvent.type(sheet.getByLabelText(say(gameMessages.legsOf, { name: game.sides[0]?.name ?? '' })), String(legsNeeded));
    await userEvent.type(sheet.getByLabelText(say(gameMessages.legsOf, { name: game.sides[1]?.name ?? '' })), '0');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.saveResult) }));
    await expect(await sheet.findByText(say(shellMessages.offline))).toBeVisible();
    await expect(sheet.getByLabelText(say(gameMessages.legsOf, { name: game.sides[0]?.name ?? '' }))).toHaveValue(String(legsNeeded));
  },
};

/** Board 6 is free, and games are not assigned automatically. */
const withFreeBoard = (): World => {
  const world = evening();
  const waiting = world.playList.waiting.map((queued) =>
    queued.why === 'sides-unknown' ? queued : { ...queued, why: 'ready' as const, who: null },
  );
  return withBoards({ ...world, playList: { ...world.playList, waiting, autoAssign: false } }, (place, index) =>
    index === 5 ? { ...place, game: null } : place,
  );
};

let respond: () => void;
/** On slow Wi-Fi, a toast first shows that the game is being called, then the board. */
export const CallToBoard: Story = {
  parameters: {
    screen: {
      world: withFreeBoard,
      msw: ({ playList: { boards, waiting } }: World) => {
        // The promise is created with the story, because the toast appears before the request arrives here.
        const response = new Promise<void>((resolve) => (respond = resolve));
        return [
          mock('callGame', async ({ id }) => {
            await response;
            const { game } = waiting.find((queued) => queued.game.id === id)!;
            return { ...game, phase: 'called', board: boards[5]!.board };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.callNext) }));
    const item = (await screen.findByText(say(gameMessages.calling))).closest('[data-sonner-toast]');
    await expect(item).toHaveAttribute('data-type', 'loading');
    respond();
    await waitFor(() => expect(item).toHaveAttribute('data-type', 'success'));
    await expect(item).toHaveTextContent(say(gameMessages.called, { number: 6 }));
  },
};

/** Another game has taken the board in the meantime. */
export const CallRefused: Story = {
  parameters: { screen: { world: withFreeBoard, msw: [mockError('callGame', 'taken')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.callNext) }));
    const message = await screen.findByText(say(gameMessages.boardTaken));
    await expect(message.closest('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
  },
};

/** Another organiser has just called the game. The sheet of the game shows the error. */
export const CalledMeanwhile: Story = {
  parameters: { screen: { world: withFreeBoard, msw: [mockError('callGame', 'not-ready')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { game } = world.playList.waiting.find(({ why }) => why === 'ready')!;
    const versus = say(words.versus, { a: game.sides[0]?.name ?? '', b: game.sides[1]?.name ?? '' });
    await userEvent.click(canvas.getByRole('button', { name: say(messages.gameMenu, { game: versus }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.openGame) }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.call) }));
    await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.callIt) }));
    await expect(await sheet.findByText(say(shellMessages.behind))).toBeVisible();
  },
};

/** The tournament has not started. Free boards show when the first games are called. */
export const NotStarted: Story = {
  parameters: { screen: { world: afterTheDraw } },
  play: async ({ canvas, say }) => {
    await expect(canvas.getAllByText(say(messages.beforeStart)).length).toBeGreaterThan(1);
    await expect(canvas.queryByText(say(messages.freeMeans))).toBeNull();
  },
};

/** Another tournament uses board 1. The card names that tournament and does not link to the game. */
export const BoardOfAnotherTournament: Story = {
  parameters: {
    screen: {
      world: () => {
        const parent = { kind: 'tournament', id: '01931f5e-7c00-7000-8000-0000000000aa', slug: 'cup', name: 'Thursday Cup' };
        return withBoard1(({ game }) => ({ game: game && { ...game, parent } }));
      },
    },
  },
  play: async (context) => {
    const card = cardOf(1, context);
    await expect(card.getByText(/Thursday Cup/)).toBeVisible();
    await expect(card.queryByRole('link')).toBeNull();
  },
};

/** A board without a tablet shows no live score. Its card names the marker and has a button to enter the result. */
export const BoardWithoutTablet: Story = {
  parameters: {
    screen: {
      world: () =>
        withBoard1(({ board, game }) => ({
          board: { ...board, paired: false },
          game: game && { ...game, phase: 'called', live: null, startedAt: null, marker: { playerId: null, name: 'Mia Merker' } },
        })),
      msw: (world: World) => {
        hall.isOver = false;
        const isFirst = (index: number) => hall.isOver && index === 0;
        return [
          mock('recordEvents', ({ after }) => {
            hall.isOver = true;
            return { events: [], length: after + 1, scorerEpoch: 0 };
          }),
          mock('getPlayList', () => withBoards(world, (place, index) => (isFirst(index) ? { ...place, game: null } : place)).playList),
        ];
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, say, world } = context;
    const card = cardOf(1, context);
    await expect(card.queryByText('501')).toBeNull();
    await expect(card.getByText('Mia Merker')).toBeVisible();
    await expect(card.getByRole('link', { name: say(messages.noTablet) })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: say(gameMessages.enterResult) }));
    const sheet = within(await screen.findByRole('dialog'));
    const {
      format,
      sides: [one, two],
    } = world.playList.boards[0]!.game!;
    await userEvent.type(await sheet.findByLabelText(say(gameMessages.legsOf, { name: one!.name })), String(legsToWin(format)));
    await userEvent.type(sheet.getByLabelText(say(gameMessages.legsOf, { name: two!.name })), '0');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.saveResult) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The button is gone with its game. The focus stays at the board.
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: say(gameMessages.onBoard, { number: 1 }) })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

/** Cards are low enough for eight boards on one desktop screen and sixteen on two. */
export const SixteenBoards: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'groups', players: 64, boards: 16 }) } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(16);
    if (window.innerWidth < 1024) return;
    const heights = cards.map((card) => card.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(240);
  },
};

/** The knockout waits until the organiser decides a group. A banner links to the decision. */
export const GroupToDecide: Story = {
  parameters: { screen: { world: tieToDecide } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(tournamentMessages.groupLevel, { letter: 'A' }))).toBeVisible();
    const decide = canvas.getByRole('link', { name: say(tournamentMessages.decideTitle, { letter: 'A' }) });
    await expect(decide).toHaveAttribute('href', expect.stringMatching(`/${world.tournament.id}/play/groups#group-a$`));
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(messages.notDrawnMeans))).toBeVisible(),
};
export const Offline: Story = {
  play: async ({ canvas, realtime, say }) => {
    realtime.setState('unavailable');
    await waitFor(() => expect(canvas.getByText(say(tournamentMessages.noConnection))).toBeVisible());
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'groups' }) } },
};
export const Failed: Story = { parameters: { screen: { msw: [mockError('getPlayList', 'internal')] } } };
export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };

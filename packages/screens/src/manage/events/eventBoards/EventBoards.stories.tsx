import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { eveningInProgress, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { EventBoards } from './EventBoards.tsx';
import { messages } from './messages.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as slotMessages } from '../../../parts/game/slotMessages.ts';
import { words } from '../../../shell/words.ts';
import { callMessages as reasons } from '../../../parts/game/boardCallMessages.ts';
import { messages as callMessages } from '../../parts/boardCalls/messages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { messages as boardMessages } from '../../../parts/boards/boardMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: EventBoards,
  parameters: { layout: 'fullscreen', screen: { route: 'eventBoards', params: ({ event }) => ({ id: event.id }) } },
} satisfies Meta<typeof EventBoards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title, { event: world.event.name }) })).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(world.eventBoards.length);
  },
};

/** A board is reserved. The switch turns on at once and stays on. */
export const Reserve: Story = {
  parameters: {
    screen: {
      msw: ({ eventBoards }) => {
        let boards = eventBoards;
        return [
          mock('listEventBoards', () => boards),
          mock('reserveBoard', ({ boardId, reserved }) => {
            boards = boards.map((each) => (each.board.id === boardId ? { ...each, reserved } : each));
            const [found] = boards.filter(({ board }) => board.id === boardId);
            if (!found) throw new Error('No such board.');
            return found;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const reserve = await canvas.findByRole('switch', { name: say(messages.reserve, { board: say(words.boardNumber, { number: 2 }) }) });
    await userEvent.click(reserve);
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: say(messages.reserve, { board: say(words.boardNumber, { number: 2 }) }) })).toBeChecked(),
    );
  },
};

/** The server rejects the reservation. The switch turns off again and shows the error. */
export const ReserveRefused: Story = {
  parameters: { screen: { msw: [mockError('reserveBoard', 'forbidden')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(
      await canvas.findByRole('switch', { name: say(messages.reserve, { board: say(words.boardNumber, { number: 2 }) }) }),
    );
    await expect(await canvas.findByText(say(errorMessages.forbidden))).toBeVisible();
    await expect(
      canvas.getByRole('switch', { name: say(messages.reserve, { board: say(words.boardNumber, { number: 2 }) }) }),
    ).not.toBeChecked();
  },
};

/** The last board has no tablet yet. */
export const PairBoard: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say(manageMessages.more, { name: say(words.boardNumber, { number: 4 }) }) }),
    );
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: say(boardMessages.pair) }));
    const dialog = await within(document.body).findByRole('dialog', {
      name: `${say(boardMessages.pair)}: ${say(words.boardNumber, { number: 4 })}`,
    });
    await userEvent.type(within(dialog).getByLabelText(say(boardMessages.code)), 't20d16{Enter}');
    const paired = say(boardMessages.paired, { board: say(words.boardNumber, { number: 4 }) });
    await waitFor(() => expect(within(document.body).getByText(paired)).toBeVisible());
  },
};

/** A board has called the organiser. The call is shown above the table with its actions, and beside the number of the board. */
export const BoardCalls: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        const call = { reason: 'absent' as const, calledAt: '2026-11-27T20:10:00.000Z', comingAt: null, doneAt: null };
        const eventBoards = world.eventBoards.map((place, index) =>
          index === 1 && place.game ? { ...place, call: { ...call, side: 0 } } : place,
        );
        return { ...world, eventBoards };
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const game = world.eventBoards[1]!.game!;
    const list = within(await canvas.findByRole('list', { name: say(callMessages.list) }));
    await expect(list.getByText(say(reasons.absent, { name: game.sides[0]!.name }))).toBeVisible();
    const link = list.getByRole('link', { name: say(gameMessages.walkover) });
    await expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`/play/list\\?game=${game.id}&do=walkover$`)));
    await expect(canvas.getAllByText(say(reasons.absent, { name: game.sides[0]!.name }))).toHaveLength(2);
  },
};

/** The next game of a free board may wait for earlier games. Until they end, it shows "Winner of …" in place of a name. */
export const FreeBoards: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = knockoutInProgress();
        const next = world.games.find(({ sides }) => sides.some(({ sideKind, slot }) => sideKind === 'tbd' && slot?.kind === 'winnerOf'))!;
        const free = world.eventBoards.findIndex(({ game }) => game === null);
        return { ...world, eventBoards: world.eventBoards.map((place, index) => (index === free ? { ...place, next } : place)) };
      },
    },
  },
  play: async ({ canvas, like }) => {
    // The text is rendered twice, for phones and for wider screens.
    const texts = await canvas.findAllByText(like(slotMessages.winnerOf));
    await expect(texts.filter((text) => text.checkVisibility())).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listEventBoards', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.empty))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listEventBoards', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { id: '019c0000-0000-7000-8000-000000000000' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

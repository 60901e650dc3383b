import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { EventsLocations } from './EventsLocations.tsx';
import { messages as boardMessages } from '../../../parts/boards/boardMessages.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as locationMessages } from '../../../parts/locations/messages.ts';
import { messages } from './messages.ts';
import { fieldMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: EventsLocations,
  parameters: { layout: 'fullscreen', screen: { route: 'eventsLocations' } },
} satisfies Meta<typeof EventsLocations>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: world.location.name })).toBeVisible();
    await expect(canvas.getByText(say(boardMessages.noTablet))).toBeVisible();
  },
};

/** The organiser's phone has scanned the code of a tablet. Only the board is left to choose. */
export const PairFromQr: Story = {
  parameters: { screen: { search: 'pair=T20D16' } },
  play: async ({ canvas, userEvent, say, like }) => {
    await expect(await canvas.findByLabelText(say(boardMessages.code))).toHaveValue('T20D16');
    await userEvent.click(canvas.getByRole('button', { name: say(boardMessages.pair) }));
    await expect(await page().findByText(say(boardMessages.paired, { board: say(words.boardNumber, { number: 4 }) }))).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(like(boardMessages.pairFromQr))).toBeNull());
  },
};

/** No tablet shows the typed code. The field shows the error and keeps the code. */
export const UnknownCode: Story = {
  parameters: { screen: { msw: [mockError('pairBoard', 'unknown-code', { fields: { code: 'unknown' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(boardMessages.code)), 'abc123{Enter}');
    await expect(await canvas.findByText(say(boardMessages.unknownCode))).toBeVisible();
    await expect(canvas.getByLabelText(say(boardMessages.code))).toHaveValue('ABC123');
  },
};

export const UnpairTablet: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say(manageMessages.more, { name: say(words.boardNumber, { number: 1 }) }) }),
    );
    await userEvent.click(await page().findByRole('menuitem', { name: say(boardMessages.end) }));
    const dialog = await page().findByRole('alertdialog', {
      name: say(boardMessages.endTitle, { board: say(words.boardNumber, { number: 1 }) }),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: say(boardMessages.end) }));
    await expect(await page().findByText(say(boardMessages.ended, { board: say(words.boardNumber, { number: 1 }) }))).toBeVisible();
  },
};

/** Boards that are out of order, offline for an hour, or paired but never seen. */
export const TroubledBoards: Story = {
  parameters: {
    screen: {
      msw: ({ location }) => [
        mock('listLocations', {
          ...{ page: 1, perPage: 50, total: 2 },
          items: [
            {
              ...location,
              boards: location.boards.map((board, index) => ({
                ...board,
                outOfOrder: index === 3,
                lastSeenAt: index === 0 ? null : index === 1 ? '2026-11-27T19:02:00.000Z' : board.lastSeenAt,
              })),
            },
            { ...location, id: location.organisationId, name: 'Oude zaal', boards: [], archived: true },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(boardMessages.outOfOrder))).toBeVisible();
    await expect(canvas.getByText(say(boardMessages.neverSeen))).toBeVisible();
    await expect(canvas.getByRole('button', { name: new RegExp(say(locationMessages.useAgain)) })).toBeVisible();
  },
};

export const AddLocation: Story = {
  parameters: { screen: { search: 'new=location' } },
  play: async ({ userEvent, say }) => {
    const dialog = await page().findByRole('dialog', { name: say(manageMessages.newLocation) });
    await userEvent.type(within(dialog).getByLabelText(say(words.name)), 'Café De Bull');
    await userEvent.click(within(dialog).getByRole('button', { name: say(locationMessages.add) }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: say(manageMessages.newLocation) })).toBeNull());
  },
};

/** Errors from the server are shown at their fields, and the form keeps what was typed. */
export const FieldErrors: Story = {
  parameters: {
    screen: { search: 'new=location', msw: [mockError('createLocation', 'invalid', { fields: { name: 'too_big', boards: 'too_big' } })] },
  },
  play: async ({ userEvent, say }) => {
    const dialog = await page().findByRole('dialog', { name: say(manageMessages.newLocation) });
    await userEvent.type(within(dialog).getByLabelText(say(words.name)), 'Café De Bull');
    await userEvent.click(within(dialog).getByRole('button', { name: say(locationMessages.add) }));
    await expect(await within(dialog).findByText(say(fieldMessages.too_big))).toBeVisible();
    await expect(within(dialog).getByText(say(locationMessages.boardsInvalid))).toBeVisible();
    await expect(within(dialog).getByLabelText(say(words.name))).toHaveValue('Café De Bull');
  },
};

export const Empty: Story = {
  parameters: {
    screen: {
      msw: [
        mock('listLocations', { items: [], page: 1, perPage: 50, total: 0 }),
        mock('listEvents', { items: [], page: 1, perPage: 50, total: 0 }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noLocations))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listLocations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

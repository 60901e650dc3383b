import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { EventCreate } from './EventCreate.tsx';
import { messages as eventMessages } from '../../parts/eventMessages.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { words } from '../../../shell/words.ts';
import { fieldMessages, messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: EventCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'eventCreate' } },
} satisfies Meta<typeof EventCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is 21:05, so the form proposes the next evening. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByLabelText(say(eventMessages.start))).toHaveValue('2026-11-28');
    await expect(canvas.getByRole('checkbox', { name: say(eventMessages.allBoards) })).toBeChecked();
  },
};

/** Only the name is missing. The form is not sent without it. */
export const NoName: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(eventMessages.create) }));
    await expect(await canvas.findByText(say(manageMessages.nameMissing))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.name))).toBeInvalid();
  },
};

/** A date in the past is accepted, with a warning. */
export const PastDate: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const date = await canvas.findByLabelText(say(eventMessages.start));
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-20');
    await expect(await canvas.findByText(say(eventMessages.past))).toBeVisible();
  },
};

/** The event uses all boards except board 4. */
export const SomeBoards: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: say(words.boardNumber, { number: 4 }) }));
    await expect(canvas.getByRole('checkbox', { name: say(eventMessages.allBoards) })).toBePartiallyChecked();
  },
};

/** An event without a location has its own boards. */
export const NoLocation: Story = {
  parameters: { screen: { msw: [mock('listLocations', { items: [], page: 1, perPage: 50, total: 0 })] } },
  play: async ({ canvas, userEvent, say }) => {
    const boards = await canvas.findByLabelText(say(eventMessages.boardCount));
    await userEvent.clear(boards);
    await userEvent.type(boards, '65');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Garden darts{Enter}');
    await expect(await canvas.findByText(say(eventMessages.boardCountInvalid))).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createEvent', 'invalid', { fields: { name: 'too_big', location_id: 'unknown' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday darts{Enter}');
    await expect(await canvas.findByText(say(fieldMessages.too_big))).toBeVisible();
    await expect(canvas.getByText(say(fieldMessages.other))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Friday darts');
  },
};

/** The server fails. The form keeps the typed values. */
export const NotSaved: Story = {
  parameters: { screen: { msw: [mockError('createEvent', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday darts{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages.internal));
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Friday darts');
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

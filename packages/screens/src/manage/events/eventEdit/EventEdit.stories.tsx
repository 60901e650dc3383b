import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { EventEdit } from './EventEdit.tsx';
import { words } from '../../../shell/words.ts';
import { messages as eventMessages } from '../../parts/eventMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: EventEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'eventEdit', params: ({ event }) => ({ id: event.id }) } },
} satisfies Meta<typeof EventEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await expect(name).toHaveValue(world.event.name);
    await userEvent.type(name, ' (late){Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** An event with its own boards keeps them or moves to a location. */
export const OwnBoards: Story = {
  parameters: { screen: { msw: ({ event }) => [mock('getEvent', { ...event, location: null, boards: 4 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(eventMessages.ownBoards, { count: 4 }))).toBeVisible();
  },
};

/** The event has no boards. At least one must be chosen. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('listEventBoards', [])] } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByRole('checkbox', { name: say(eventMessages.allBoards) })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(eventMessages.noBoards))).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('updateEvent', 'invalid', { fields: { starts_at: 'invalid_format' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(eventMessages.startMissing))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getEvent', 'internal')] } },
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

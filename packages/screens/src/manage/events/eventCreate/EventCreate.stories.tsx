import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { EventCreate } from './EventCreate.tsx';

const meta = {
  component: EventCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'eventCreate' } },
} satisfies Meta<typeof EventCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is 21:05, so the next evening is tomorrow's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Start')).toHaveValue('2026-11-28');
    await expect(canvas.getByRole('checkbox', { name: 'All boards' })).toBeChecked();
  },
};

/** Only the name is missing; nothing is sent without it. */
export const NoName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create the event' }));
    await expect(await canvas.findByText('Give it a name.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
  },
};

/** A past date is said, not refused. */
export const PastDate: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText('Start');
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-20');
    await expect(await canvas.findByText('This is in the past. That is allowed, e.g. to enter what has been played.')).toBeVisible();
  },
};

/** Board 4 stays for the regulars. */
export const SomeBoards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Board 4' }));
    await expect(canvas.getByRole('checkbox', { name: 'All boards' })).toBePartiallyChecked();
  },
};

/** Without a location an event has boards of its own. */
export const NoLocation: Story = {
  parameters: { screen: { msw: [mock('listLocations', { items: [], page: 1, perPage: 50, total: 0 })] } },
  play: async ({ canvas, userEvent }) => {
    const boards = await canvas.findByLabelText('Number of boards');
    await userEvent.clear(boards);
    await userEvent.type(boards, '65');
    await userEvent.type(canvas.getByLabelText('Name'), 'Garden darts{Enter}');
    await expect(await canvas.findByText('From 1 to 64 boards.')).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createEvent', 'invalid', { fields: { name: 'too_big', location_id: 'unknown' } })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Friday darts{Enter}');
    await expect(await canvas.findByText('This is too long or too big.')).toBeVisible();
    await expect(canvas.getByText('Something is not right here.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Friday darts');
  },
};

/** The server made a mistake; what was typed is still there. */
export const NotSaved: Story = {
  parameters: { screen: { msw: [mockError('createEvent', 'internal')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Friday darts{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server made a mistake. Try again.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Friday darts');
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listLocations', 'internal')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be loaded. What you have done so far is kept.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

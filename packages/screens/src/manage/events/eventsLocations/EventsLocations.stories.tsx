import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { EventsLocations } from './EventsLocations.tsx';

const meta = {
  component: EventsLocations,
  parameters: { layout: 'fullscreen', screen: { route: 'eventsLocations' } },
} satisfies Meta<typeof EventsLocations>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { name: world.location.name })).toBeVisible();
    await expect(canvas.getByText('No tablet')).toBeVisible();
  },
};

/** The organiser's phone has scanned the code of a tablet: only the board is left to say. */
export const PairFromQr: Story = {
  parameters: { screen: { search: 'pair=T20D16' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Code on the tablet')).toHaveValue('T20D16');
    await userEvent.click(canvas.getByRole('button', { name: 'Pair a tablet' }));
    await expect(await page().findByText('Board 4 has its tablet')).toBeVisible();
    await expect(canvas.queryByText(/You have scanned/)).toBeNull();
  },
};

/** The code was misread: the field says so and keeps what was typed. */
export const UnknownCode: Story = {
  parameters: { screen: { msw: [mockError('pairBoard', 'unknown-code', { fields: { code: 'unknown' } })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code on the tablet'), 'abc123{Enter}');
    await expect(await canvas.findByText('No tablet shows this code. Codes change every few minutes.')).toBeVisible();
    await expect(canvas.getByLabelText('Code on the tablet')).toHaveValue('ABC123');
  },
};

export const EndTablet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Board 1' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'End the tablet' }));
    const dialog = await page().findByRole('alertdialog', { name: 'End the tablet of Board 1?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End the tablet' }));
    await expect(await page().findByText('Board 1 has no tablet any more')).toBeVisible();
  },
};

/** Out of order, silent for an hour, paired and never seen. */
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Out of order')).toBeVisible();
    await expect(canvas.getByText('Paired, not seen yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Use again/ })).toBeVisible();
  },
};

export const AddLocation: Story = {
  parameters: { screen: { search: 'new=location' } },
  play: async ({ userEvent }) => {
    const dialog = await page().findByRole('dialog', { name: 'New location' });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Café De Bull');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add the location' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'New location' })).toBeNull());
  },
};

/** What the server refuses is said at the field, and nothing typed is lost. */
export const FieldErrors: Story = {
  parameters: {
    screen: { search: 'new=location', msw: [mockError('createLocation', 'invalid', { fields: { name: 'too_big', boards: 'too_big' } })] },
  },
  play: async ({ userEvent }) => {
    const dialog = await page().findByRole('dialog', { name: 'New location' });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Café De Bull');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add the location' }));
    await expect(await within(dialog).findByText('This is too long or too big.')).toBeVisible();
    await expect(within(dialog).getByText('From 1 to 64 boards.')).toBeVisible();
    await expect(within(dialog).getByLabelText('Name')).toHaveValue('Café De Bull');
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No location yet. Say where you throw and how many boards hang there.')).toBeVisible();
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

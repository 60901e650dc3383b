import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SeasonState } from '@oche/api/contract/season';
import { managedCompetitionOf, withLocation } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, waitFor } from 'storybook/test';
import { messages as formMessages } from '../../../parts/locations/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as locationMessages } from '../messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { LocationEdit } from './LocationEdit.tsx';

const paramsOf = ({ competition, location }: World) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
  location_id: location.id,
});

const inState = (world: World, state: SeasonState) =>
  mock('getManagedCompetition', ({ location }) => withLocation(managedCompetitionOf(world, { state }), world, location));

const meta = {
  component: LocationEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'locationEdit', params: paramsOf } },
} satisfies Meta<typeof LocationEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

/** The location is only there on Fridays. The organiser opens it on every evening. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const location = { ...world.location, evenings: [{ weekday: 5, boards: 1, from: '19:00', to: null }] };
        return [
          mock('getManagedCompetition', { ...managedCompetitionOf(world), location }),
          mock('updateLocation', (input) => {
            sent(input);
            return location;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Friday' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(say(locationMessages.everyEvening)) }));
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    const { id, name } = world.location;
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ id, name, evenings: [] })));
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A game is on a board that would be removed. */
export const BoardInUse: Story = {
  parameters: { screen: { msw: [mockError('updateLocation', 'taken')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(formMessages.boardInUse))).toBeVisible();
  },
};

/** A location that was archived is used again. */
export const NoLongerUsed: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const location = { ...world.location, archived: true };
        return [mock('getManagedCompetition', { ...managedCompetitionOf(world), location }), mock('updateLocation', location)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(locationMessages.archived))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: say(formMessages.useAgain) })).toBeVisible();
  },
};

export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => [inState(world, 'archived')] } },
  play: async ({ canvas, say }) => {
    await expect((await canvas.findAllByText(say(shared.archivedMeans))).length).toBe(2);
    await expect(canvas.queryByRole('button', { name: say(words.save) })).toBeNull();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'not-found')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), location_id: 'no-such-location' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SeasonState } from '@oche/api/contract/season';
import { managedCompetitionOf, withLocation } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { LocationTeams } from './LocationTeams.tsx';
import { messages } from './messages.ts';

const paramsOf = ({ competition, location }: World) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
  location_id: location.id,
});

const inState = (world: World, state: SeasonState) =>
  mock('getManagedCompetition', ({ location }) => withLocation(managedCompetitionOf(world, { state }), world, location));

const meta = {
  component: LocationTeams,
  parameters: { layout: 'fullscreen', screen: { route: 'locationTeams', params: paramsOf } },
} satisfies Meta<typeof LocationTeams>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const update = (world: World) =>
  mock('updateSeasonTeam', (input) => {
    sent(input);
    return teamsOf(world)[0]!;
  });

/** A team without a location gets this one. */
export const Default: Story = {
  parameters: { screen: { msw: (world: World) => [update(world)] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, , third] = teamsOf(world);
    await expect(await canvas.findByRole('link', { name: new RegExp(first!.name) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.assign) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.assign) }));
    await expect(await dialog.findByText(say(messages.teamMissing))).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: say(messages.assignTeam) }));
    await userEvent.click(await screen.findByRole('option', { name: third!.name }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.assign) }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: third!.id, locationId: world.location.id }));
  },
};

/** A team moves to the other location of the competition. */
export const Move: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        update(world),
        mock('listLocations', {
          ...{ page: 1, perPage: 200, total: 2 },
          items: [world.location, { ...world.location, id: world.user.id, name: 'Zaal Dubbeltop' }],
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { id, name } = teamsOf(world)[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(messages.move)} ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(say(messages.matchesStay))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.moveTitle, { name }) }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id, locationId: world.user.id }));
  },
};

/** Three teams play on Fridays, where one board is free then. */
export const TooManyTeams: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { id, name, address } = world.location;
        const location = { ...world.location, evenings: [{ weekday: 5, boards: 1, from: null, to: null }] };
        const teams = teamsOf(world).map((team) => ({ ...team, location: { id, name, address }, homeWeekday: 5, homeTime: '20:00' }));
        return [mock('getManagedCompetition', { ...managedCompetitionOf(world), location }), mock('listTeams', teams)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.tooMany))).toBeVisible();
    await expect(canvas.getByText(say(messages.demand, { weekday: 'Friday', teams: 4, boards: 1 }))).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { screen: { msw: [mockError('updateSeasonTeam', 'wrong-state')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = teamsOf(world)[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: `${say(messages.move)} ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.moveTitle, { name }) }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listTeams', [])] } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.assign) }));
    await expect(await screen.findByText(say(messages.allHere))).toBeVisible();
  },
};

export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => [inState(world, 'archived')] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(teamsOf(world)[0]!.name) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.assign) })).toBeNull();
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
  parameters: { screen: { msw: [mockError('listTeams', 'internal')] } },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SeasonState } from '@oche/api/contract/season';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as formMessages } from '../../../parts/locations/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { LocationsManage } from './LocationsManage.tsx';
import { messages as locationMessages } from '../messages.ts';
import { messages } from './messages.ts';

const paramsOf = ({ competition }: World) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const inState = (world: World, state: SeasonState) => mock('getManagedCompetition', managedCompetitionOf(world, { state }));

const meta = {
  component: LocationsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'locationsManage', params: paramsOf } },
} satisfies Meta<typeof LocationsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two teams share a location. One of its evenings has more matches than boards. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: ({ location }: World) => [
        mock('listLocationEvenings', [
          { location: location.id, day: '2026-11-27', matches: 2, needed: 2, boards: 1 },
          { location: location.id, day: '2026-12-04', matches: 1, needed: 1, boards: 1 },
        ]),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(world.location.name) });
    await expect(within(row).getByText(say(locationMessages.tooFull, { count: 1 }))).toBeVisible();
    for (const name of world.league.teams.slice(0, 2)) await expect(row).toHaveTextContent(name);
    await expect(canvas.getByRole('link', { name: say(messages.homeless, { count: 2 }) })).toBeVisible();
  },
};

/** A search finds a location by a team that is at home there. */
export const Searched: Story = {
  parameters: { screen: { search: 'search=krijt' } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(world.location.name) })).toBeVisible();
    await expect(canvas.getByText(say(messages.found, { count: 1 }))).toBeVisible();
  },
};

export const NoneFound: Story = {
  parameters: { screen: { search: 'search=nowhere' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noneFound))).toBeVisible();
  },
};

/** A location that is no longer used stands below the others. */
export const WithArchived: Story = {
  parameters: {
    screen: {
      msw: ({ location, user }: World) => [
        mock('listLocations', {
          ...{ page: 1, perPage: 200, total: 2 },
          items: [location, { ...location, id: user.id, name: 'Oude zaal', archived: true }],
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    const archived = within(await canvas.findByRole('region', { name: say(formMessages.archived) }));
    await expect(archived.getByRole('link', { name: /Oude zaal/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listLocations', { items: [], page: 1, perPage: 200, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => [inState(world, 'archived')] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(world.location.name) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(locationMessages.createTitle) })).toBeNull();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listLocations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

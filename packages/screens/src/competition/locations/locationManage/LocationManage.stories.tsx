import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SeasonState } from '@oche/api/contract/season';
import { managedCompetitionOf, withLocation } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { LocationManage } from './LocationManage.tsx';
import { messages as locationMessages } from '../messages.ts';
import { messages } from './messages.ts';

const paramsOf = ({ competition, location }: World) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
  location_id: location.id,
});

const inState = (world: World, state: SeasonState) =>
  mock('getManagedCompetition', ({ location }) => withLocation(managedCompetitionOf(world, { state }), world, location));

const meta = {
  component: LocationManage,
  parameters: { layout: 'fullscreen', screen: { route: 'locationManage', params: paramsOf } },
} satisfies Meta<typeof LocationManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two matches are here tonight, where only one board is free. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: ({ location }: World) => [
        mock('listLocationEvenings', [
          { location: location.id, day: '2026-12-04', matches: 1, needed: 1, boards: 1 },
          { location: location.id, day: '2026-11-27', matches: 2, needed: 2, boards: 1 },
        ]),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group)).filter(({ startsAt }) =>
      startsAt?.startsWith('2026-11-27'),
    );
    await expect(await canvas.findByRole('heading', { name: say(messages.tonight) })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: new RegExp(match!.home.name) })[0]).toBeVisible();
    const load = within(canvas.getByRole('region', { name: say(messages.load) }));
    await expect(load.getAllByRole('listitem')[0]).toHaveTextContent(say(messages.full));
    await expect(canvas.getByRole('table', { name: world.location.name })).toBeVisible();
  },
};

/** Nobody plays here. */
export const Empty: Story = {
  parameters: {
    screen: {
      msw: [mock('listMatches', { items: [], page: 1, perPage: 20, total: 0 }), mock('listLocationEvenings', []), mock('listTeams', [])],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noMatches))).toBeVisible();
    await expect(canvas.getByText(say(messages.noTeams))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(messages.load) })).toBeNull();
  },
};

/** Open on two evenings only. */
export const SomeEvenings: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const evenings = [
          { weekday: 4, boards: 1, from: '19:00', to: '23:00' },
          { weekday: 5, boards: 2, from: null, to: null },
        ];
        return [mock('getManagedCompetition', { ...managedCompetitionOf(world), location: { ...world.location, evenings } })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(locationMessages.eveningBoards, { weekday: 'Thursday', count: 1 }))).toBeVisible();
    await expect(canvas.getByText(say(messages.hours, { from: '19:00', to: '23:00' }))).toBeVisible();
  },
};

export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => [inState(world, 'archived')] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.location.name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(words.edit) })).toBeNull();
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
  parameters: { screen: { msw: [mockError('listMatches', 'internal')] } },
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

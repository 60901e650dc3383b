import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as shared } from '../../parts/messages.ts';
import { messages as formMessages } from '../formMessages.ts';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { TeamsManage } from './TeamsManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: TeamsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'teamsManage', params: paramsOf } },
} satisfies Meta<typeof TeamsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const table = await canvas.findByRole('table', { name: world.league.group });
    for (const name of world.league.teams) await expect(within(table).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(formMessages.createTitle) })).toBeVisible();
  },
};

/** Teams that are in no division come last. */
export const WithoutDivision: Story = {
  parameters: { screen: { msw: [mock('listSeasonGroups', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.noGroup) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listTeams', []), mock('listSeasonGroups', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.archivedMeans))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(formMessages.createTitle) })).toBeNull();
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
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

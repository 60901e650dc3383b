import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { GroupsManage } from './GroupsManage.tsx';
import { messages } from './messages.ts';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: GroupsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'groupsManage', params: paramsOf } },
} satisfies Meta<typeof GroupsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const table = await canvas.findByRole('table', { name: say(messages.divisions) });
    await expect(within(table).getByRole('link', { name: new RegExp(`^${world.league.group}`) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(messages.cups) })).toBeNull();
  },
};

/** Cups have their own list, without levels. */
export const WithCup: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const division = groupOf(teamsOf(world), world.league.group);
        return [
          mock('listSeasonGroups', [
            division,
            { ...division, id: world.competition.season!.id, name: 'Beker', slug: 'beker', kind: 'cup' },
          ]),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const cups = await canvas.findByRole('table', { name: say(messages.cups) });
    await expect(within(cups).getByRole('link', { name: /^Beker/ })).toBeVisible();
    await expect(within(cups).queryByRole('columnheader', { name: say(messages.level) })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listSeasonGroups', [])] } },
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

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSeasonGroups', 'internal')] } },
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

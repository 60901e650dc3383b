import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as groupMessages } from '../messages.ts';
import { contextWith, divisionOf, paramsOf } from '../testDivision.ts';
import { CompetitionGroupTeams } from './CompetitionGroupTeams.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionGroupTeams,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionGroupTeams', params: paramsOf } },
} satisfies Meta<typeof CompetitionGroupTeams>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each team with its location, its home evening and its captain. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const [team] = teamsOf(world);
    const row = within(await canvas.findByRole('row', { name: new RegExp(team!.name) }));
    await expect(row.getByRole('link', { name: team!.name })).toBeVisible();
    await expect(row.getByRole('cell', { name: team!.location!.name })).toBeVisible();
    await expect(row.getByRole('cell', { name: /20:00/ })).toBeVisible();
    await expect(row.getByRole('cell', { name: team!.captains[0]!.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(groupMessages.teams), current: 'page' })).toBeVisible();
  },
};

/** A team that has withdrawn keeps its row. E-mail addresses are not shown, even to organisers. */
export const Withdrawn: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock(
          'listTeams',
          teamsOf(world).map((team, at) => (at === 3 ? { ...team, state: 'withdrawn' as const, withdrawnOn: '2026-11-14' } : team)),
        ),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(teamMessages.state, { state: 'withdrawn' }))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(teamsOf(world)[0]!.captains[0]!.email!))).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: (world: World) => [contextWith(world, { group: { ...divisionOf(world), teams: [] } })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world: World) => [mock('listTeams', teamsOf(world), { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

/** Location, evening and captain are below the name. */
export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, world }) => {
    const [team] = teamsOf(world);
    await expect(await canvas.findByText(new RegExp(`${team!.location!.name}.*20:00.*${team!.captains[0]!.name}`))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listTeams', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

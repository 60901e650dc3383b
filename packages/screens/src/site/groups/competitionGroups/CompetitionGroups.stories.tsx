import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { standingsOf } from '@oche/mocks/responses/league';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as frameMessages } from '../../../parts/league/groupMessages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { contextWith, divisionOf, played } from '../testDivision.ts';
import { CompetitionGroups } from './CompetitionGroups.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionGroups,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionGroups', msw: (world: World) => [played(world)] } },
} satisfies Meta<typeof CompetitionGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best three teams of each division, its next matchday, and the way to the whole table. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const [first, second, third, fourth] = world.league.teams;
    for (const name of [first, second, third]) await expect(await canvas.findByRole('link', { name: name! })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: fourth! })).toBeNull();
    await expect(canvas.getByText(/^.*2.*23.*29.*$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(siteMessages.wholeTable) }).getAttribute('href')).toMatch(
      new RegExp(`/groups/${divisionOf(world).slug}/standings$`),
    );
    await expect(canvas.getByRole('navigation', { name: world.competition.organisation.name })).toContainElement(
      canvas.getByRole('link', { name: say(words.standings), current: 'page' }),
    );
  },
};

/** Before the first result, a division has the number of its teams instead of a table. */
export const BeforeFirstResult: Story = {
  parameters: { screen: { msw: [] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(frameMessages.teamCount, { count: world.league.teams.length }))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** After the last match, there is no next matchday. */
export const Complete: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getStandings', { ...standingsOf(divisionOf(world)), complete: true })] } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('link', { name: world.league.teams[0]! })).toBeVisible();
    await expect(canvas.queryByText(/23.*29/)).toBeNull();
  },
};

/** The fixtures have not been published. */
export const Empty: Story = {
  parameters: { screen: { msw: (world: World) => [contextWith(world, { groups: [] })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NoSeason: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noSeason))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getStandings', standingsOf(divisionOf(world)), { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSeasonGroups', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** A season that does not exist. */
export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(siteMessages.divisions) })).toBeNull();
  },
};

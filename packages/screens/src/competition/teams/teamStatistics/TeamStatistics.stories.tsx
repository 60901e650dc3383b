import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Output } from '@oche/api/contract/endpoints';
import { formatDifference } from '@oche/i18n/format';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as csvMessages } from '../../../parts/csv/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages as playerMessages } from '../../../parts/league/players/messages.ts';
import { TeamStatistics } from './TeamStatistics.tsx';
import { messages as tableMessages } from '../../../parts/league/teams/messages.ts';
import { messages } from './messages.ts';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  team_slug: teamsOf(world)[0]!.team.slug,
});

const meta = {
  component: TeamStatistics,
  parameters: { layout: 'fullscreen', screen: { route: 'teamStatistics', params: paramsOf } },
} satisfies Meta<typeof TeamStatistics>;
export default meta;
type Story = StoryObj<typeof meta>;

const noMatches = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  setsFor: 0,
  setsAgainst: 0,
  setDifference: 0,
  legsFor: 0,
  legsAgainst: 0,
  legDifference: 0,
};
const nothing: Output<'getTeamStatistics'> = { home: noMatches, away: noMatches, opponents: [], players: [], pairs: [] };

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const players = within(await canvas.findByRole('table', { name: say(words.players) }));
    const [first] = players.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent(world.league.people[0]!);
    await expect(first).toHaveTextContent(formatDifference('en', 13));
    await expect(first).toHaveTextContent(say(tableMessages.wonOf, { won: '5', played: '5' }));
    const home = within(canvas.getByRole('table', { name: say(messages.homeAndAway) }));
    await expect(home.getByRole('row', { name: /28\.5–21\.5/ })).toHaveTextContent(say(messages.together));
    const opponents = within(canvas.getByRole('table', { name: say(messages.opponents) }));
    await expect(opponents.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('table', { name: say(matchMessages.block, { size: '2' }) })).toHaveTextContent(world.league.people[4]!);
  },
};

/** Players sort by each of their figures. */
export const ByAverage: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const players = within(await canvas.findByRole('table', { name: say(words.players) }));
    await userEvent.click(players.getByRole('button', { name: new RegExp(say(playerMessages.averageShort)) }));
    await expect(players.getAllByRole('row')[1]).toHaveTextContent(world.league.people[4]!);
  },
};

/** The file has the columns of the reader's language, and an entry for each player. */
export const Csv: Story = {
  play: async ({ canvas, world, say }) => {
    const [players, opponents] = await canvas.findAllByRole('link', { name: say(csvMessages.download) });
    await expect(players).toHaveAttribute('download', `${teamsOf(world)[0]!.team.slug}-players.csv`);
    const textOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href')!.replace(/^[^,]+,/, ''));
    await expect(textOf(players!)).toContain(`${world.league.people[4]!},105,8,6,0,2,5,4,20,11,61.07,7\r\n`);
    await expect(textOf(opponents!)).toContain(',2,1,1,0,11.5,8.5,40,33\r\n');
  },
};

/** Captains open only the pages of their own team. */
export const Captain: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', ({ team }) => withTeam(managedCompetitionOf(world, { role: 'captain' }), world, team)),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    const opponents = within(await canvas.findByRole('table', { name: say(messages.opponents) }));
    await expect(opponents.queryByRole('link')).toBeNull();
  },
};

/** The statistics of an archived season stay. */
export const Archived: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', ({ team }) => withTeam(managedCompetitionOf(world, { state: 'archived' }), world, team)),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: say(words.players) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(words.edit) })).toBeNull();
  },
};

/** No match of the team has been confirmed. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('getTeamStatistics', nothing)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Captains have entered only the scores of the matches from paper. */
export const OnlyScores: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getTeamStatistics', () => {
          const { id, name, team } = teamsOf(world)[1]!;
          const home = { ...noMatches, played: 1, won: 1, setsFor: 7, setsAgainst: 3, setDifference: 4 };
          return { ...nothing, home, opponents: [{ team: { id, name, slug: team.slug, short: team.short }, ...home }] };
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(tableMessages.noGames))).toBeVisible();
    await expect(canvas.getByRole('table', { name: say(messages.opponents) })).toHaveTextContent('7–3');
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getTeamStatistics', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), team_slug: 'no-such-team' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchRights } from '@oche/api/contract/match';
import { buildMatch, type MatchStage } from '@oche/mocks/match';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages } from '../messages.ts';
import { MatchManage } from './MatchManage.tsx';

/** The match of tonight of the first team, which plays away. */
const matchOf = (world: World) => matchesOf(world, groupOf(teamsOf(world), world.league.group))[3]!;
const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  match_slug: matchOf(world).slug,
});

/** The match at a stage, as an editor or a captain of a side sees it. */
const at = (stage: MatchStage, rights?: MatchRights) => (world: World) => {
  const group = groupOf(teamsOf(world), world.league.group);
  const built = buildMatch(world, matchOf(world), group.structure, stage, rights);
  const managed = managedCompetitionOf(world, { role: rights?.isEditor === false ? 'captain' : 'admin' });
  return [
    mock('getManagedCompetition', ({ match }) => ({
      ...managed,
      match: withMatch(managed, world, match).match && built.sheet.match,
    })),
    mock('getMatch', built.sheet),
    mock('listSeasonMembers', ({ teamId }) => built.squads[teamId === built.sheet.match.home.id ? 0 : 1]),
  ];
};

const meta = {
  component: MatchManage,
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: paramsOf, msw: at('playing') } },
} satisfies Meta<typeof MatchManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    const name = say(messages.title, { home: home.name, away: away.name });
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await expect(await canvas.findByRole('table', { name: say(messages.sheet) })).toBeVisible();
  },
};

/** Nobody has handed in a lineup. */
export const Planned: Story = { parameters: { screen: { msw: at('planned') } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getMatch', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { msw: [], params: (world) => ({ ...paramsOf(world), match_slug: 'no-such-match' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

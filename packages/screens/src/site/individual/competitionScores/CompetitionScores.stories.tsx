import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Input } from '@oche/api/contract/endpoints';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, membersOf, teamsOf } from '@oche/mocks/responses/league';
import { mockShareImage } from '@oche/mocks/shareImage';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { askedImage, clipboard, copyAsImage, withDevice } from '../../../parts/site/testShare.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages } from '../messages.ts';
import { CompetitionScores } from './CompetitionScores.tsx';

const meta = {
  component: CompetitionScores,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionScores' } },
} satisfies Meta<typeof CompetitionScores>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { items: [], page: 1, perPage: 50, total: 0 };

/** The leader, and the games that the figures come from. A fact from paper has no log, so it leads to its match. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(leaderMessages.highScores) })).toBeVisible();
    const summary = await canvas.findByText(say(leaderMessages.entryCount, { count: 3 }));
    const leader = summary.closest('li')!;
    await expect(leader).toHaveTextContent(world.league.people[0]!);
    await userEvent.click(summary);
    const links = await within(summary.closest('details')!).findAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    await expect(hrefs).toHaveLength(3);
    await expect(hrefs.filter((href) => href?.includes('/live/'))).toHaveLength(2);
    await expect(hrefs.filter((href) => href?.includes('/matches/'))).toHaveLength(1);
    await expect(within(leader).getByText(say(leaderMessages.paper))).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: world.competition.organisation.name })).toContainElement(
      canvas.getByRole('link', { name: say(siteMessages.individual), current: 'page' }),
    );
    await expect(canvas.getByRole('link', { name: world.league.group })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/groups\/[^/]+\/individual-standings$/),
    );
  },
};

/** The row of the user says so in words too. */
export const Own: Story = {
  parameters: {
    screen: {
      user: 'user',
      msw: (world: World) => [
        mock('listMyPlayers', [{ id: membersOf(world)[1]!.playerId, name: world.league.people[1]!, organisation: world.organisation }]),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const [, second = ''] = world.league.people;
    const own = await canvas.findByRole('row', { name: new RegExp(`^2 ${second} \\(${say(leaderMessages.you)}\\)`) });
    await expect(own).toBeVisible();
    await expect(canvas.getAllByText(`(${say(leaderMessages.you)})`)).toHaveLength(1);
  },
};

/** The tabs keep the filters, but not the page. */
export const Tabs: Story = {
  parameters: { screen: { search: 'month=2026-11&page=2' } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(leaderMessages.shortLegs) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(leaderMessages.shortLegs) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(leaderMessages.highScores) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/180-171\?month=2026-11$/),
    );
  },
};

/** The leaderboard with its filters as an image. */
export const CopiedAsImage: Story = {
  parameters: {
    screen: {
      search: (world: World) => `group=${groupOf(teamsOf(world), world.league.group).slug}&month=2026-11&page=2`,
      msw: [mockShareImage((path) => askedImage(path))],
    },
  },
  beforeEach: withDevice({ clipboard }),
  play: async (scene) => {
    const { id, seasonId } = groupOf(teamsOf(scene.world), scene.world.league.group);
    await expect(await copyAsImage(scene)).toBe(`/share/180-171/${seasonId}?month=2026-11&group_id=${id}`);
  },
};

const asked: Input<'getLeaderboard'>[] = [];

/** A division and one of its teams are chosen. Another division would remove the team. */
export const Filtered: Story = {
  parameters: {
    screen: {
      search: (world: World) => `group=${groupOf(teamsOf(world), world.league.group).slug}&team=${teamsOf(world)[1]!.team.slug}&size=1`,
      msw: () => {
        asked.length = 0;
        return [
          mock('getLeaderboard', (input) => {
            asked.push(input);
            return nobody;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [group, team] = [groupOf(teamsOf(world), world.league.group), teamsOf(world)[1]!];
    await expect(await canvas.findByRole('combobox', { name: say(leaderMessages.group) })).toHaveTextContent(group.name);
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.team) })).toHaveTextContent(team.name);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ groupId: group.id, teamId: team.id, size: '1' }));
    await userEvent.click(canvas.getByRole('combobox', { name: say(leaderMessages.group) }));
    await userEvent.click(await screen.findByRole('option', { name: say(leaderMessages.allGroups) }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ seasonId: group.seasonId, board: '180-171', page: 1, size: '1' }));
  },
};

/** A group and a team that do not exist choose everything. */
export const UnknownFilters: Story = {
  parameters: { screen: { search: 'group=none&team=nobody' } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('combobox', { name: say(leaderMessages.team) })).toHaveTextContent(say(leaderMessages.allTeams));
    await expect((await canvas.findByText(say(leaderMessages.leading))).parentElement).toHaveTextContent(world.league.people[0]!);
  },
};

/** Matches that are played, and that the captains still have to confirm. */
export const OpenSheets: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        return [mock('listMatches', { items: [match!], page: 1, perPage: 1, total: 3 })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.open, { count: 3 }), { exact: false })).toBeVisible();
  },
};

/** Another season than the current one. */
export const OtherSeason: Story = {
  parameters: { screen: { params: { season: '2024-2025' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.notPlayed))).toBeVisible();
    await expect((await canvas.findByRole('link', { name: say(leaderMessages.shortLegs) })).getAttribute('href')).toContain('/2024-2025/');
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('getLeaderboard', nobody)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.none))).toBeVisible();
  },
};

/** Nobody is left by the filters, which can be removed. */
export const NobodyWithFilters: Story = {
  parameters: { screen: { search: 'size=team', msw: [mock('getLeaderboard', nobody)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.noneFiltered))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.size) })).toHaveTextContent(
      say(matchMessages.block, { size: 'team' }),
    );
    await expect(canvas.getByRole('link', { name: say(leaderMessages.showAll) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/180-171$/),
    );
  },
};

/** The matches of the season are not published yet. */
export const BeforeTheSeason: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getCompetitionContext', world.competition)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.none))).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const NoSeason: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noSeason))).toBeVisible();
  },
};

export const Loading: Story = { parameters: { screen: { msw: [mock('getLeaderboard', nobody, { delay: 'infinite' })] } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

/** On a phone, a button shows the filters. */
export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, say, userEvent }) => {
    const filters = await canvas.findByRole('button', { name: say(leaderMessages.filters) });
    await expect(canvas.queryByRole('combobox', { name: say(leaderMessages.team) })).toBeNull();
    await userEvent.click(filters);
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.team) })).toBeVisible();
    await userEvent.click(filters);
  },
};

/** A leaderboard that fails leaves the tabs and the filters. */
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getLeaderboard', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.month) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

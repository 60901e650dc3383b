import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Match } from '@oche/api/contract/fixture';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { newsOf } from '@oche/mocks/responses/site';
import { buildWorld, empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor } from 'storybook/test';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionNews } from './CompetitionNews.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionNews,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionNews' } },
} satisfies Meta<typeof CompetitionNews>;
export default meta;
type Story = StoryObj<typeof meta>;

const published = (world: World) => newsOf(world).filter(({ state }) => state === 'published');

/** The first item is shown with its lead and picture. Drafts and withdrawn items are not shown. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.news) })).toBeVisible();
    const [first] = published(world);
    await expect(await canvas.findByRole('link', { name: first!.title })).toBeVisible();
    await expect(canvas.getByText(first!.lead)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(published(world).length);
    await expect(canvas.getByRole('link', { name: say(messages.feed) })).toHaveAttribute('href', '/news.xml');
    await expect(canvas.getByRole('navigation', { name: world.competition.organisation.name })).toContainElement(
      canvas.getByRole('link', { name: say(siteMessages.news), current: 'page' }),
    );
  },
};

/** While matches are being played, every page but the home page says how many. The number follows the channel of the season. */
export const MatchEvening: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = buildWorld();
        const live = matchesOf(world, groupOf(teamsOf(world), world.league.group)).map(({ id }) => id);
        return { ...world, competition: { ...world.competition, live: live.slice(0, 2) } };
      },
    },
  },
  play: async ({ canvas, world, say, realtime }) => {
    const [first, second, third] = matchesOf(world, groupOf(teamsOf(world), world.league.group)) as [Match, Match, Match];
    const strip = (count: number) => canvas.findByRole('link', { name: say(siteMessages.live, { count }) });
    await expect(await strip(2)).toHaveAttribute('href', '/en');
    const says = (match: Match) => realtime.emit('season', world.competition.season!.id, { event: 'match', data: { match } });
    says({ ...third, state: 'playing', points: [0, 0] });
    await expect(await strip(3)).toBeVisible();
    for (const over of [first, second]) says({ ...over, state: 'to-confirm', points: [6, 4] });
    await expect(await strip(1)).toBeVisible();
    says({ ...third, state: 'confirmed', points: [6, 4] });
    await waitFor(() => expect(canvas.queryByText(say(siteMessages.live, { count: 1 }))).toBeNull());
  },
};

/** Another season than the current one. */
export const OtherSeason: Story = {
  parameters: { screen: { params: { season: '2024-2025' } } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(siteMessages.notPlayed))).toBeVisible();
    // The feed has the news of the current season.
    await expect(canvas.queryByRole('link', { name: say(messages.feed) })).toBeNull();
    const [first] = published(world);
    await expect((await canvas.findByRole('link', { name: first!.title })).getAttribute('href')).toContain('/2024-2025/news/');
  },
};

/** The second page has no lead. */
export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      msw: (world: World) => [mock('listSiteNews', { items: published(world), page: 2, perPage: 20, total: 22 })],
    },
  },
  play: async ({ canvas, world, say }) => {
    const [first] = published(world);
    await canvas.findByRole('link', { name: first!.title });
    await expect(canvas.queryByText(first!.lead)).toBeNull();
    await expect(canvas.getByText(say(shellMessages.pageOf, { page: 2, pages: 2 }))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listSiteNews', { items: [], page: 1, perPage: 20, total: 0 })] } },
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
  parameters: { screen: { msw: [mock('listSiteNews', { items: [], page: 1, perPage: 20, total: 0 }, { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSiteNews', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

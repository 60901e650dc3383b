import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages } from '../../../parts/match/messages.ts';
import { MatchesManage } from './MatchesManage.tsx';

const paramsOf = ({ competition }: World) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: MatchesManage,
  parameters: { layout: 'fullscreen', screen: { route: 'matchesManage', params: paramsOf } },
} satisfies Meta<typeof MatchesManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world }) => {
    const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
    await expect((await canvas.findAllByText(match!.home.name))[0]).toBeVisible();
  },
};

/** A captain sees the matches of their own team. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] } },
  play: async ({ canvas, canvasElement, world }) => {
    const [first] = teamsOf(world);
    await expect((await canvas.findAllByText(first!.name))[0]).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('li time')).toHaveLength(3));
  },
};

/** A match on the boards, one that waits for its captains, one without a date, two that have been annulled, and one that is cancelled. */
export const Scores: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [live, open, later, off, cancelled, withdrawn] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const items = [
          { ...live!, state: 'playing' as const, points: [3, 1] as const },
          { ...open!, state: 'to-confirm' as const, points: [4, 6] as const },
          { ...later!, state: 'postponed' as const },
          { ...off!, state: 'confirmed' as const, points: [8, 2] as const, annulled: true },
          { ...cancelled!, state: 'cancelled' as const, points: null },
          { ...withdrawn!, state: 'planned' as const, points: null, annulled: true },
        ];
        return [mock('listMatches', { items, page: 1, perPage: 200, total: 6 })];
      },
    },
  },
  play: async ({ canvas, canvasElement, say }) => {
    await expect(await canvas.findByText(say(messages.state, { state: 'toConfirm' }))).toBeVisible();
    const scores = [...canvasElement.querySelectorAll('li .score-xs')].map((each) => each.textContent);
    await expect(scores).toEqual(['3', '1', '4', '6', '8', '2']);
    await expect(canvas.getAllByText(say(messages.state, { state: 'annulled' }))).toHaveLength(2);
    await expect(canvas.getByText(say(messages.state, { state: 'cancelled' }))).toBeVisible();
  },
};

/** Matches of a league and of a cup in one week. The heading of a cup match has the cup and its round. */
export const OfCup: Story = {
  tags: ['picture'],
  parameters: {
    screen: {
      msw: (world: World) => {
        const [league, cup] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const ofCup = { name: 'Krijtland Cup', round: { kind: 'quarter-finals' as const, number: 3 } };
        return [mock('listMatches', { items: [league!, { ...cup!, matchday: null, cup: ofCup }], page: 1, perPage: 200, total: 2 })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: 'Krijtland Cup: Quarter-finals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(messages.matchday, { number: 1 }) })).toBeVisible();
  },
};

/** Organisers look for the matches with open protests. */
export const OpenProtests: Story = {
  parameters: {
    screen: {
      search: 'show=protested',
      msw: (world: World) => {
        const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        return [mock('listMatches', ({ protested }) => ({ items: protested ? [match!] : [], page: 1, perPage: 200, total: 1 }))];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [match] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
    await expect(await canvas.findByText(match!.home.name)).toBeVisible();
    const tab = canvas.getByRole('link', { name: say(messages.show, { show: 'protested' }) });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
};

/** Before the fixtures are planned. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('listMatches', { items: [], page: 1, perPage: 200, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** All matches were played weeks ago. The page leads to them. */
export const OnlyEarlier: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: {
    screen: {
      world: longGermanNames,
      msw: (world: World) => {
        const items = matchesOf(world, groupOf(teamsOf(world), world.league.group));
        const all = { items, page: 1, perPage: 200, total: items.length };
        return [mock('listMatches', ({ from }) => (from === undefined ? all : { ...all, items: [], total: 0 }))];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noneNow))).toBeVisible();
    await expect(canvas.queryByText(say(messages.none))).toBeNull();
    await expect(canvas.getByRole('link', { name: say(messages.allMatchesOfSeason) }).getAttribute('href')).toMatch(/\?show=all$/);
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
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

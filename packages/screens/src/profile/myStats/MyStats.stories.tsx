import type { Meta, StoryObj } from '@storybook/react-vite';
import { myLogOf, myStatisticsOf } from '@oche/mocks/mine';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { MyStats } from './MyStats.tsx';

/** Mocks every game of the user's statistics, because the best leg may be from an earlier tournament. */
const anyGame = (world: World) =>
  mock('getGame', ({ id }) => {
    const log = myLogOf(world, id);
    if (!log) throw new Error('No such game.');
    return log;
  });

const meta = {
  component: MyStats,
  parameters: { layout: 'fullscreen', screen: { route: 'myStats', msw: (world: World) => [anyGame(world)] } },
} satisfies Meta<typeof MyStats>;
export default meta;
type Story = StoryObj<typeof meta>;

const noCounts = { games: 0, won: 0, legsWon: 0, legsPlayed: 0, resultLegs: 0, darts: 0, visits: 0, oneSevenOnes: 0 };
const noStatistics = {
  ...noCounts,
  ...{ average: null, first9: null, checkoutRate: null, bestLeg: null, finishes: [], wonIn: [], recent: [] },
  buckets: { from60: 0, from100: 0, from140: 0, exactly180: 0 },
};

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const statistics = myStatisticsOf(world);
    const average = (statistics.average ?? 0).toFixed(2).replace('.', '[.,]');
    await expect(await canvas.findByText(new RegExp(`^${average}$`))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(messages.form) })).toBeVisible();
    const best = say(messages.bestLeg, { darts: statistics.bestLeg!.darts });
    const leg = within(await canvas.findByRole('region', { name: best }));
    await expect(await leg.findByRole('group')).toBeVisible();
  },
};

/** Screen readers announce each game as the user moves through the chart with the keyboard. */
export const ChartByKeyboard: Story = {
  play: async ({ canvas, userEvent, world, like }) => {
    const { recent } = myStatisticsOf(world);
    const chart = await canvas.findByRole('group', { name: like(messages.formChart, { count: recent.length }) });
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(await within(chart).findByText(new RegExp(recent.at(-1)!.opponent))).toBeVisible();
  },
};

/** Two games are too few to draw a line. */
export const TwoGames: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const full = myStatisticsOf(world);
        return [anyGame(world), mock('getMyStatistics', { ...full, games: 2, won: 1, finishes: [32], recent: full.recent.slice(0, 2) })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noHighFinishes))).toBeVisible();
  },
};

/** Only results were entered, without visits, so there are no averages. */
export const OnlyResults: Story = {
  parameters: { screen: { msw: [mock('getMyStatistics', { ...noStatistics, games: 3, won: 2, resultLegs: 8 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.onlyResults))).toBeVisible();
    await expect(canvas.getByText(say(messages.resultLegs, { count: 8 }))).toBeVisible();
  },
};

/** No leg has been won, and the checkout rate is known for some games only. */
export const NoLegsWon: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getMyStatistics', {
          ...myStatisticsOf(world),
          ...{ finishes: [], wonIn: [], bestLeg: null, won: 0, legsWon: 0, oneSevenOnes: 2, resultLegs: 1 },
          checkoutRate: { hits: 0, darts: 12, games: 2 },
        }),
      ],
    },
  },
  play: async ({ canvas, say, like }) => {
    await expect(await canvas.findByText(say(messages.noLegs))).toBeVisible();
    await expect(canvas.getByText(like(messages.rateOfSome, { games: 2 }))).toBeVisible();
  },
};

/** The account has a player without finished games. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('getMyStatistics', noStatistics)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NotLinked: Story = {
  parameters: { screen: { msw: [mock('getMyStatistics', noStatistics), mock('listMyPlayers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.notLinked))).toBeVisible();
  },
};

export const Loading: Story = { parameters: { screen: { msw: [mock('getMyStatistics', noStatistics, { delay: 'infinite' })] } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getMyStatistics', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** Cached data stays visible without a network. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.form) })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

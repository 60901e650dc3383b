import type { Meta, StoryObj } from '@storybook/react-vite';
import { myGamesOf } from '@oche/mocks/mine';
import { mock, mockError } from '@oche/mocks/mock';
import { finished, longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { MyMatches } from './MyMatches.tsx';

const meta = {
  component: MyMatches,
  parameters: { layout: 'fullscreen', screen: { route: 'myMatches' } },
} satisfies Meta<typeof MyMatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Games in progress come first and link to their live pages. Finished games follow, newest first. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const table = within(await canvas.findByRole('table'));
    const games = myGamesOf(world);
    await expect(canvas.getByText(say(messages.count, { count: games.length }))).toBeVisible();
    const [first] = games;
    await expect(table.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining(first!.game.id));
  },
};

/** A visit arrives over the channel and changes the score of a game in progress. */
export const Live: Story = {
  play: async ({ canvas, world, realtime, say }) => {
    const mine = myGamesOf(world).find(({ game }) => game.phase === 'playing' || game.phase === 'called');
    if (!mine) throw new Error('The user has no game on a board in this world.');
    const live = { leg: 3, remaining: [301, 140], legs: [1, 1], sets: [], thrower: 0 };
    await canvas.findByRole('table');
    await waitFor(async () => {
      realtime.emit('tournament', world.tournament.id, { event: 'game', data: { game: { ...mine.game, phase: 'playing', live } } });
      // The badge has its own column, or is below the name on narrow screens.
      await expect(canvas.getAllByText(say(words.live)).filter((badge) => badge.checkVisibility())).toHaveLength(1);
    });
    const [first] = within(canvas.getByRole('table')).getAllByRole('link');
    await expect(first).toHaveTextContent(mine.game.sides[1 - mine.side]!.name);
    await expect(first).toHaveAttribute('href', expect.stringContaining(`/live/${mine.game.id}`));
  },
};

/** The URL holds the filter and the search. */
export const Filtered: Story = {
  parameters: { screen: { world: finished } },
  play: async ({ canvas, userEvent, world, say }) => {
    const games = myGamesOf(world);
    const lost = games.filter(({ game, side }) => game.winner !== side);
    await userEvent.click(await canvas.findByRole('radio', { name: say(messages.lost) }));
    await expect(await canvas.findByText(say(messages.count, { count: lost.length }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: say(messages.all) }));
    const opponent = games[0]!.game.sides[1 - games[0]!.side]!.name;
    await userEvent.type(await canvas.findByRole('searchbox'), `${opponent}{Enter}`);
    await waitFor(async () => {
      const names = canvas.getAllByRole('rowheader').map((each) => each.textContent);
      await expect(names.every((name) => name.startsWith(opponent))).toBe(true);
    });
  },
};

export const NoneFound: Story = {
  parameters: { screen: { search: 'search=zzz' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(messages.showAll) }));
    await expect(await canvas.findByText(say(messages.count, { count: myGamesOf(world).length }))).toBeVisible();
  },
};

export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      msw: (world) => [mock('listMyGames', { items: myGamesOf(world).slice(0, 5), page: 2, perPage: 30, total: 65 })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.pageOf, { page: 2, pages: 3 }))).toBeVisible();
  },
};

/** A walkover and a game of a private tournament: neither has an average, and the second one has no link. */
export const WalkoverAndPrivateGame: Story = {
  parameters: {
    screen: {
      world: finished,
      msw: (world) => {
        const [first, second, ...others] = myGamesOf(world);
        const items = [
          { ...first!, average: null, game: { ...first!.game, ending: 'walkover' as const } },
          { ...second!, average: null, mayOpen: false },
          ...others.slice(0, 3),
        ];
        return [mock('listMyGames', { items, page: 1, perPage: 30, total: items.length })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(words.walkover))).toBeVisible();
    const [, second] = canvas.getAllByRole('rowheader');
    await expect(within(second!).queryByRole('link')).toBeNull();
  },
};

/** The account has a player who is in no draw yet. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('listMyGames', { items: [], page: 1, perPage: 30, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NotLinked: Story = {
  parameters: {
    screen: { msw: [mock('listMyGames', { items: [], page: 1, perPage: 30, total: 0 }), mock('listMyPlayers', [])] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.notLinked))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    screen: { msw: (world) => [mock('listMyGames', { items: myGamesOf(world), page: 1, perPage: 30, total: 5 }, { delay: 'infinite' })] },
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listMyGames', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** Cached data stays visible without a network. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

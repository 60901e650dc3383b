import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GamePhase } from '@oche/api/contract/game';
import { mock, mockError } from '@oche/mocks/mock';
import { doublePlan, knockoutPlan, swissPlan } from '@oche/mocks/plan';
import { meOf } from '@oche/mocks/mine';
import {
  afterTheDraw,
  beforeTheDraw,
  buildWorld,
  empty,
  finished,
  knockoutInProgress,
  longGermanNames,
  theFinal,
  type World,
} from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Tournament } from './Tournament.tsx';
import { messages as gameMessages } from '../tournamentGame/messages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { nextGameMessages } from '../../parts/game/nextGameMessages.ts';
import { phoneMessages } from '../../parts/notifications/phoneMessages.ts';
import { followMessages } from '../followMessages.ts';
import { planMessages } from '../planMessages.ts';
import { messages as tournamentsMessages } from '../messages.ts';
import { messages } from './messages.ts';

const meta = {
  component: Tournament,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'tournament', params: ({ tournament }) => ({ tournament: tournament.slug }) },
  },
} satisfies Meta<typeof Tournament>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cancelled tournament keeps its results, and no game follows. */
export const Cancelled: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = buildWorld({ stage: 'groups' });
        return { ...world, tournament: { ...world.tournament, status: 'cancelled' as const } };
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.tournament.name })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(messages.next) })).toBeNull();
  },
};

/** The group stage is in progress. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.tournament.name })).toBeVisible();
    const playing = world.games.find(({ phase }) => phase === 'playing');
    const card = within(canvas.getByRole('article', { name: say(gameMessages.board, { number: playing?.board?.number ?? 0 }) }));
    await expect(card.getByText(String(playing?.live?.remaining[0]))).toBeVisible();
    await expect(canvas.getByRole('table', { name: say(words.groupLetter, { letter: 'A' }) })).toBeVisible();
    await expect(canvas.getByText(String(world.tournament.drawNumber))).toBeVisible();
  },
};

/** A visit and a new name of the tournament arrive over the channel, without a reload. */
export const Running: Story = {
  play: async ({ canvas, realtime, world, msw, say }) => {
    const game = world.games.find(({ phase }) => phase === 'playing');
    if (!game?.live) throw new Error('No game is in progress in this world.');
    const card = within(await canvas.findByRole('article', { name: say(gameMessages.board, { number: game.board?.number ?? 0 }) }));
    const live = { ...game.live, remaining: [77, 32] };
    // Repeated, because the refetch on joining the channel may finish after the event.
    await waitFor(() => {
      realtime.emit('tournament', world.tournament.id, { event: 'game', data: { game: { ...game, live } } });
      return expect(card.getByText('77')).toBeVisible();
    });
    msw.use(mock('getTournament', { ...world.tournament, name: 'Krijtdorp Late Night Open' }));
    realtime.emit('tournament', world.tournament.id, { event: 'changed', data: { topics: ['tournament'] } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Krijtdorp Late Night Open' })).toBeVisible();
  },
};

/** After a reconnect the page fetches the changes that it has missed. */
export const Reconnected: Story = {
  play: async ({ canvas, realtime, world, msw, say }) => {
    await canvas.findByRole('heading', { level: 1, name: world.tournament.name });
    realtime.setState('offline');
    await expect(await canvas.findByText(say(words.noNetwork))).toBeVisible();
    msw.use(mock('getTournament', { ...world.tournament, name: 'Renamed while offline' }));
    realtime.setState('connected');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Renamed while offline' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(say(words.noNetwork))).toBeNull());
  },
};

const playerWith = (world: World, phase: GamePhase) => world.games.find((game) => game.phase === phase)?.sides[0];

/** The followed player comes first: the next game, then the group. */
export const FollowingAPlayer: Story = {
  parameters: { screen: { search: (world: World) => `player=${playerWith(world, 'ready')?.id}` } },
  play: async ({ canvas, world, say }) => {
    const name = playerWith(world, 'ready')?.name ?? '';
    await expect(await canvas.findByText(say(nextGameMessages.next, { name }))).toBeVisible();
    await expect(canvas.getByRole('list', { name: say(followMessages.form) })).toBeVisible();
  },
};

export const StopFollowing: Story = {
  ...FollowingAPlayer,
  play: async ({ canvas, userEvent, world, say }) => {
    const name = playerWith(world, 'ready')?.name ?? '';
    const call = await canvas.findByText(say(nextGameMessages.next, { name }));
    await userEvent.click(canvas.getByRole('button', { name: say(followMessages.stop, { name }) }));
    await waitFor(() => expect(call).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('combobox', { name: say(followMessages.follow) })).toHaveFocus());
  },
};

const onEnd = fn();

/** A device that no longer follows a player shows none of their calls. */
export const StopFollowingWithCalls: Story = {
  parameters: {
    screen: {
      ...FollowingAPlayer.parameters!.screen,
      push: { permission: 'granted', isRegistered: true },
      kept: (world: World) => ({ 'oche-notified': JSON.stringify([playerWith(world, 'ready')?.id]) }),
      msw: [mock('unsubscribePush', (input) => (onEnd(input), null))],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    onEnd.mockClear();
    const player = playerWith(world, 'ready');
    await canvas.findByText(say(phoneMessages.on));
    await userEvent.click(canvas.getByRole('button', { name: say(followMessages.stop, { name: player?.name ?? '' }) }));
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ entryId: player?.id })));
  },
};

/** The followed player is playing: the page names the board and links to the live game. */
export const FollowedPlayerPlays: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screen: { search: (world: World) => `player=${playerWith(world, 'playing')?.id}` } },
  play: async ({ canvas, world, say }) => {
    const game = world.games.find(({ phase }) => phase === 'playing');
    const values = { name: game?.sides[0]?.name ?? '', number: game?.board?.number ?? 0 };
    await expect(await canvas.findByText(say(nextGameMessages.playsNow, values))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(nextGameMessages.watch) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/live/${game?.id}`),
    );
  },
};

/** A name links to the player's page within the tournament, with next game, statistics and all games. */
export const PageOfAPlayer: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const table = await canvas.findByRole('table', { name: say(words.groupLetter, { letter: 'A' }) });
    const [link] = within(table).getAllByRole('link');
    const name = link!.textContent;
    await userEvent.click(link!);
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    const gamesOfPlayer = world.games.filter(({ phase, sides }) => phase !== 'bye' && sides.some((side) => side.name === name));
    const games = await canvas.findByRole('list', { name: say(messages.gamesOf, { name }) });
    await expect(within(games).getAllByRole('listitem')).toHaveLength(gamesOfPlayer.length);
  },
};

/** The followed player is stored on the device, so the URL needs no parameter. */
export const FollowedFromStorage: Story = {
  parameters: {
    screen: {
      kept: ({ tournament, entries }: World) => ({ 'oche-followed': JSON.stringify([[tournament.id, entries[0]!.id]]) }),
    },
  },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: world.entries[0]!.name })).toBeVisible();
  },
};

/** Users who play in the tournament follow themselves by default. */
export const OwnPlayer: Story = {
  parameters: { screen: { user: 'user' } },
  play: async ({ canvas, world, say }) => {
    const name = meOf(world)?.name ?? '';
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText(say(followMessages.youAre, { name }), { selector: 'b' })).toBeVisible();
  },
};

export const Registration: Story = { parameters: { screen: { world: () => buildWorld({ stage: 'registration' }) } } };
/** During check-in the list shows who has checked in. Only the overview has a tab. */
export const BeforeTheDraw: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, world, say }) => {
    const checkedIn = world.entries.filter((entry) => entry.checkedIn).length;
    await expect(await canvas.findAllByText(say(messages.checkedIn))).toHaveLength(checkedIn);
    await expect(within(canvas.getByRole('navigation', { name: say(tournamentsMessages.pages) })).getAllByRole('link')).toHaveLength(1);
  },
};
export const AfterTheDraw: Story = { parameters: { screen: { world: afterTheDraw } } };
export const Knockout: Story = { parameters: { screen: { world: knockoutInProgress } } };
export const TheFinal: Story = { parameters: { screen: { world: theFinal } } };
export const Finished: Story = {
  parameters: { screen: { world: finished } },
  play: async ({ canvas, world, say }) => {
    const winner = await canvas.findByText(say(messages.winner));
    await expect(winner.parentElement).toHaveTextContent(world.tournament.winner ?? 'nobody');
  },
};
export const Empty: Story = { parameters: { screen: { world: empty } } };
/** The name of a club may end with a full stop, so the text does not add one. */
/** A Swiss tournament has one table. No text names a group. */
export const SwissSystem: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ plan: swissPlan, stage: 'groups' }) } },
  play: async ({ canvas, canvasElement, say }) => {
    await expect(await canvas.findByRole('table', { name: say(words.standings) })).toBeVisible();
    await expect(canvas.getByText(new RegExp(say(planMessages.qualified, { count: 4 })))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(say(words.groupLetter, { letter: 'A' }));
  },
};

export const DoubleElimination: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: doublePlan, stage: 'knockout' }) } },
  play: async ({ canvas, say }) => expect(await canvas.findByText(new RegExp(say(planMessages.reset)))).toBeVisible(),
};

/** The number with which anyone can check the lots is published. */
export const PairsByLot: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: { ...knockoutPlan, pairs: 'drawn' }, stage: 'drawn' }) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(planMessages.pairsByLot))).toBeVisible();
    await expect(canvas.getByText(String(world.tournament.pairsNumber))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(messages.pairsOf, { count: 8, places: 64 }) })).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.organiser, { name: world.tournament.organisation.name }))).toBeVisible();
  },
};
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
/** A super admin without a club sees the link to the management only after turning on edit links. */
export const SuperAdminWithoutClub: Story = {
  parameters: {
    screen: {
      user: 'superadmin',
      world: () => {
        const world = buildWorld();
        return { ...world, user: { ...world.user, memberships: [] } };
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: world.tournament.name })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: say(shellMessages.account, { name: world.user.name }) }));
    await expect(main.queryByRole('link', { name: say(words.manage) })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: say(shellMessages.showManage), checked: false }));
    await expect(await main.findByRole('link', { name: say(words.manage) })).toBeVisible();
  },
};
/** The page says for which rankings the tournament counts. */
export const CountsForRanking: Story = {
  parameters: {
    screen: {
      msw: ({ tournament }: World) => [
        mock('getTournament', { ...tournament, rankings: [{ id: tournament.id, slug: 'order-of-merit', name: 'Order of merit' }] }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order of merit' })).toHaveAttribute(
      'href',
      expect.stringContaining('/rankings/order-of-merit'),
    );
  },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('getTournament', 'internal')] } } };

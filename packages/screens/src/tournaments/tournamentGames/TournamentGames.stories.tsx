import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { beforeTheDraw, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { TournamentGames } from './TournamentGames.tsx';
import { messages } from './messages.ts';
import { messages as tournamentMessages } from '../messages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';

const meta = {
  component: TournamentGames,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'tournamentGames', params: ({ tournament }) => ({ tournament: tournament.slug }) },
  },
} satisfies Meta<typeof TournamentGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.tournament.name })).toBeVisible();
    const playing = world.games.filter(({ phase }) => phase === 'playing');
    const list = within(canvas.getByRole('list', { name: say(messages.playing) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(playing.length);
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining(`/live/${playing[0]?.id}`));
  },
};

/** A game finishes while the page is open, and moves to the finished games without a reload. */
export const GameFinishes: Story = {
  play: async ({ canvas, realtime, world, msw, say }) => {
    const game = world.games.find(({ phase }) => phase === 'playing');
    if (!game) throw new Error('No game is in progress in this world.');
    await canvas.findByRole('list', { name: say(messages.playing) });
    const finishedGame = {
      ...game,
      phase: 'finished' as const,
      ending: 'played' as const,
      winner: 0,
      live: null,
      finishedAt: new Date().toISOString(),
    };
    const games = [...world.games.filter(({ id }) => id !== game.id), finishedGame];
    msw.use(mock('listTournamentGames', { items: games, page: 1, perPage: 50, total: games.length }));
    realtime.emit('tournament', world.tournament.id, { event: 'game', data: { game: finishedGame } });
    const finishedLink = () => canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.endsWith(`/games/${game.id}`));
    await waitFor(() => expect(finishedLink()).toHaveTextContent(`${game.sides[0]?.name} (${say(tournamentMessages.won)})`));
    await expect(within(canvas.getByRole('list', { name: say(messages.finished) })).getAllByRole('link')).toContain(finishedLink());
  },
};

export const FilteredByPlayer: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [entry] = world.entries;
    if (!entry) throw new Error('This world has no entries.');
    await userEvent.click(await canvas.findByRole('combobox', { name: say(messages.player) }));
    await userEvent.click(await within(document.body).findByRole('option', { name: entry.name }));
    const gamesOfPlayer = world.games.filter(({ sides, phase }) => phase !== 'bye' && sides.some(({ id }) => id === entry.id));
    const links = () => canvas.getAllByRole('link').filter((link) => /\/(live|games)\/./.test(link.getAttribute('href') ?? ''));
    await waitFor(() => expect(links()).toHaveLength(gamesOfPlayer.length));
    for (const link of links()) await expect(link).toHaveTextContent(entry.name);
  },
};

/** Sides that are not known yet name the games that decide them. */
export const KnockoutSidesUnknown: Story = { parameters: { screen: { world: knockoutInProgress } } };
export const Finished: Story = { parameters: { screen: { world: finished } } };
export const Empty: Story = { parameters: { screen: { world: beforeTheDraw } } };
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('listTournamentGames', 'internal')] } } };

/** A super admin sees edit links on public pages after turning them on. */
export const SuperAdminEditLinks: Story = {
  parameters: { screen: { user: 'superadmin' } },
  play: async ({ canvas, userEvent, world, say }) => {
    const main = within(await canvas.findByRole('main'));
    const page = within(document.body);
    await expect(main.queryByRole('link', { name: say(words.manage) })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: say(shellMessages.account, { name: world.user.name }) }));
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: say(shellMessages.showManage), checked: false }));
    await expect(await main.findByRole('link', { name: say(words.manage) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/manage/tournaments/${world.tournament.id}`),
    );
  },
};

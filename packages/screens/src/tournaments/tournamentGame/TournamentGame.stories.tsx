import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GamePhase } from '@oche/api/contract/game';
import { mockError } from '@oche/mocks/mock';
import { eveningInProgress, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { TournamentGame } from './TournamentGame.tsx';
import { messages as resultsMessages } from '../tournamentResults/messages.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { messages as slotMessages } from '../../parts/game/slotMessages.ts';

const gameIn = (world: World, ...phases: GamePhase[]) => {
  const game = world.games.find(({ phase }) => phases.includes(phase));
  if (!game) throw new Error(`No game of this world is ${phases.join(' or ')}.`);
  return game;
};
const paramsOf =
  (...phases: GamePhase[]) =>
  (world: World) => ({ tournament: world.tournament.slug, id: gameIn(world, ...phases).id });

const meta = {
  component: TournamentGame,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentGame', params: paramsOf('finished') } },
} satisfies Meta<typeof TournamentGame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The scorecard of a finished game: result, statistics, and every visit of every leg. */
export const Default: Story = {
  play: async ({ canvas, world, say, like }) => {
    const { sides } = gameIn(world, 'finished');
    await expect(await canvas.findByRole('heading', { level: 1, name: like(gameMessages.groupRound) })).toBeVisible();
    await expect(document.title).toMatch(new RegExp(`${sides[0]?.name} .+ ${sides[1]?.name}`));
    await expect(canvas.getByRole('table', { name: say(resultsMessages.statistics) })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say(words.legNumber, { number: 1 }) })).toBeVisible();
  },
};

/** A game in progress: its score and a link to the live page. */
export const Running: Story = {
  parameters: { screen: { params: paramsOf('playing') } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('link', { name: say(messages.follow) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/live/${gameIn(world, 'playing').id}`),
    );
  },
};

export const NotStarted: Story = { parameters: { screen: { world: eveningInProgress, params: paramsOf('ready') } } };
/** Both sides depend on other games. */
export const SidesUnknown: Story = {
  parameters: {
    screen: {
      world: knockoutInProgress,
      params: ({ tournament, games }: World) => {
        const game = games.find(({ phase, sides }) => phase === 'waiting' && sides.every(({ id }) => id === null));
        return { tournament: tournament.slug, id: game!.id };
      },
    },
  },
  play: async ({ canvas, like }) => {
    await expect((await canvas.findAllByText(like(slotMessages.winnerOf))).length).toBe(2);
  },
};
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };
export const LongGermanNamesRunning: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames, params: paramsOf('playing') } },
};
export const NotFound: Story = {
  parameters: {
    screen: { params: ({ tournament }: World) => ({ tournament: tournament.slug, id: '01a21e13-0000-7000-8000-000000000000' }) },
  },
};
export const Failed: Story = { parameters: { screen: { msw: [mockError('getGame', 'internal')] } } };

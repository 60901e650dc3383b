import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BoardScreen } from '@oche/api/contract/place';
import { buildMatch } from '@oche/mocks/match';
import { mock } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { messages } from './messages.ts';
import { Tablet } from './Tablet.tsx';

/** The tablet of a board whose location has matches between two teams tonight. */
const meta = { component: Tablet, parameters: { layout: 'fullscreen', screen: { route: 'tablet' } } } satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;

const build = (world: World, stage: 'revealed' | 'playing') => {
  const group = groupOf(teamsOf(world), world.league.group);
  return buildMatch(world, matchesOf(world, group)[3]!, group.structure, stage);
};

/** A board at the location of the match. `key`: the game on it. */
const board = (key: string | null, stage: 'revealed' | 'playing' = 'playing') => ({
  screen: {
    msw: (world: World) => {
      const { sheet, state, logs, squads } = build(world, stage);
      const [first, second] = matchesOf(world, groupOf(teamsOf(world), world.league.group));
      const listed = sheet.games.find((each) => each.key === key);
      const named = state.games.find((each) => each.key === key)?.players;
      const game = listed && {
        ...listed,
        ...(listed.length === 0 && { phase: 'called' as const }),
        sides: listed.sides.map((side, index) => {
          const players = squads[index === 0 ? 0 : 1].filter(({ playerId }) => named?.[index === 0 ? 0 : 1]?.includes(playerId));
          return listed.length > 0
            ? side
            : {
                ...side,
                ...{ sideKind: 'player' as const, name: players.map(({ name }) => name).join(' / ') },
                players: players.map(({ playerId, name }) => ({ id: playerId, name })),
              };
        }),
      };
      const screen: BoardScreen = {
        ...{ board: world.boardScreen.board, location: world.boardScreen.location, event: null, autoAssign: false, next: null },
        game: game ?? null,
        tonight: [
          { ...sheet.match, points: stage === 'playing' ? state.points : null },
          ...[first!, second!].map((match) => ({ ...match, state: 'planned' as const, points: null, startsAt: '2026-11-27T20:30' })),
        ],
      };
      return [
        mock('getBoard', screen),
        mock('getGame', ({ since = 0 }) => {
          const log = logs.get(game?.id ?? '') ?? [];
          return { game: game!, events: log.slice(since), length: log.length, scorerEpoch: 0 };
        }),
      ];
    },
  },
});

/** No game on this board: the matches of tonight, with their time or their score. */
export const Default: Story = {
  parameters: board(null),
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.tonight) })).toBeVisible();
    const { sheet, state } = build(world, 'playing');
    const row = canvas.getAllByText(sheet.match.home.name)[0]!.closest('li');
    await expect(row).toHaveTextContent(state.points.join(' – '));
    await expect(canvas.getAllByText('20:30')).toHaveLength(2);
  },
};
export const Phone: Story = { tags: ['picture'], ...{ parameters: board(null) }, globals: { viewport: { value: 'phone' }, mode: 'dark' } };

/** A game of the match is called to this board: its players, and who throws first. */
export const Called: Story = {
  parameters: board('m1', 'revealed'),
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
    const { home, away } = build(world, 'revealed').sheet.match;
    await expect(canvas.getByRole('img', { name: `${home.name} – ${away.name}: 0–0` })).toBeVisible();
    await expect(canvas.getByText(new RegExp(say(scoring.sideThrowsFirst, { name: '' }).trim()))).toBeVisible();
  },
};

/** The bar shows the score of the match while the game is played. */
export const Playing: Story = {
  parameters: board('m7'),
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('region', { name: say(scoreWords.board) })).toBeVisible();
    const { sheet, state } = build(world, 'playing');
    const { home, away } = sheet.match;
    await expect(canvas.getByRole('img', { name: `${home.name} – ${away.name}: ${state.points.join('–')}` })).toBeVisible();
    await expect(canvas.getByText(say(gameMessages.ofMatch, { number: 7 }))).toBeVisible();
  },
};
export const PlayingDark: Story = { ...Playing, globals: { mode: 'dark' } };
export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  parameters: { screen: { ...board('m7').screen, world: longGermanNames } },
  play: async ({ canvas }) => {
    const score = await canvas.findByRole('img', { name: /: \d/ });
    await expect(score.scrollWidth).toBeLessThanOrEqual(score.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongGermanNamesWaiting: Story = {
  tags: ['picture'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { ...board(null).screen, world: longGermanNames } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Paper } from '../internal/storyPaper.tsx';
import { MatchSheet, type SheetBlock, type SheetGame } from './MatchSheet.tsx';

type Teams = readonly [readonly string[], readonly string[]];
const teams: Teams = [
  ['Fien Ochelaar', 'Ilse Pijlstra', 'Bart Twintigers', 'Omar Bensisal'],
  ['Karl-Heinz Scheibenbauer-Doppelmann', 'Hanne Schrijvers-Bord', 'Timo Bullwurf', 'Anke Flightsma'],
];
/** The blocks of a match: four singles, two pairs, four singles. */
const blocksOf = ([home, away]: Teams): SheetBlock[] => {
  const game = (number: number, places: number[], firstTo = 3): SheetGame => ({
    id: `g${number}`,
    number,
    firstTo,
    state: 'open',
    sides: [
      { players: places.map((i) => ({ id: `h${i}`, name: home[i]!, maximums: null })), legs: null },
      { players: places.map((i) => ({ id: `a${i}`, name: away[i]!, maximums: null })), legs: null },
    ],
  });
  const singles = (first: number) => [0, 1, 2, 3].map((i) => game(first + i, [i]));
  return [
    { id: '1', title: 'Singles 1–4', note: '501, double out, first to 3', games: singles(1) },
    { id: '2', title: 'Pairs', note: '701, double out, first to 3', games: [game(5, [0, 1]), game(6, [2, 3])] },
    { id: '3', title: 'Singles 5–8', note: '501, double out, first to 3', games: singles(7) },
  ];
};
type Played = readonly [home: number, away: number, maximums?: number];
/** The blocks with results in the order of the games, and with 180s of the home side's first player. */
const withResults = (results: readonly Played[], blocks = blocksOf(teams)) =>
  blocks.map((block) => ({
    ...block,
    games: block.games.map((game): SheetGame => {
      const result = results[game.number - 1];
      if (!result) return game;
      const [home, away] = game.sides;
      return {
        ...game,
        state: 'played',
        sides: [
          { players: home.players.map((p, i) => ({ ...p, maximums: i === 0 ? (result[2] ?? 0) : 0 })), legs: result[0] },
          { players: away.players.map((p) => ({ ...p, maximums: 0 })), legs: result[1] },
        ],
      };
    }),
  }));
const allResults: Played[] = [
  [3, 1],
  [1, 3, 1],
  [3, 2],
  [0, 3],
  [3, 2, 2],
  [2, 3],
  [3, 0],
  [2, 3],
  [3, 1, 1],
  [1, 3],
];
const captains = [
  { name: 'Fien Ochelaar', team: 'De Visgraat Bullegem', state: { kind: 'open', text: 'Not confirmed yet' } },
  { name: 'Hanne Schrijvers-Bord', team: 'Krijtstreep Krijtdorp', state: { kind: 'open', text: 'Not confirmed yet' } },
] as const;

const meta = {
  component: MatchSheet,
  args: {
    caption: 'First division, matchday 10, Sunday 29 November 2026',
    teams: ['De Visgraat Bullegem', 'Krijtstreep Krijtdorp'],
    score: null,
    blocks: blocksOf(teams),
    captains,
    entry: { onLegsChange: fn(), onMaximumsChange: fn() },
    labels: {
      game: 'Game',
      player: 'Player',
      maximums: '180',
      legs: 'Legs',
      live: 'Live',
      score: 'Score',
      captain: 'Captain',
      signature: 'Signature',
      legsOf: (game, side) => `Game ${game.number}, legs of ${game.sides[side].players.map(({ name }) => name).join(' and ')}`,
      maximumsOf: (game, { name }) => `Game ${game.number}, 180s of ${name}`,
      tooMany: ({ firstTo }) => `This game ends at ${firstTo} legs.`,
    },
  },
  decorators: [(Story) => <div className="max-w-[896px]">{Story()}</div>],
} satisfies Meta<typeof MatchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab moves from game to game, digits enter legs, and the arrow keys move to the 180s. */
export const Empty: Story = {
  parameters: { state: 'empty' },
  render: function Controlled(args) {
    const [blocks, setBlocks] = useState(args.blocks);
    const change = (id: string, next: (game: SheetGame) => SheetGame) =>
      setBlocks(blocks.map((block) => ({ ...block, games: block.games.map((game) => (game.id === id ? next(game) : game)) })));
    return (
      <MatchSheet
        {...args}
        blocks={blocks}
        entry={{
          onLegsChange: (id, side, legs) => {
            args.entry?.onLegsChange(id, side, legs);
            change(id, ({ sides: [home, away], ...game }) => ({
              ...game,
              sides: side === 0 ? [{ ...home, legs }, away] : [home, { ...away, legs }],
            }));
          },
          onMaximumsChange: (id, player, maximums) => args.entry?.onMaximumsChange(id, player, maximums),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const legs = (name: RegExp) => canvas.getByRole('textbox', { name });
    await userEvent.tab();
    await expect(legs(/Game 1, legs of Fien/)).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(legs(/Game 1, legs of Karl-Heinz/)).toHaveFocus();
    await userEvent.keyboard('1{Tab}');
    await expect(legs(/Game 2, legs of Ilse/)).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(canvas.getAllByText('This game ends at 3 legs.')[0]).toBeVisible();
    await expect(legs(/Game 2, legs of Ilse/)).toHaveValue('');
    await userEvent.keyboard('2');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}1');
    await expect(args.entry?.onLegsChange).toHaveBeenLastCalledWith('g2', 0, 2);
    await expect(args.entry?.onMaximumsChange).toHaveBeenCalledWith('g1', 'h0', 1);
  },
};
export const Running: Story = {
  parameters: { state: 'running' },
  args: {
    score: [3, 2],
    blocks: withResults(allResults.slice(0, 5)).map((block, i) => ({
      ...block,
      ...(i === 0 && { score: [2, 2] as const }),
      games: block.games.map((game) => {
        if (game.number !== 6) return game;
        const [home, away] = game.sides;
        return {
          ...game,
          state: 'live' as const,
          note: 'Board 2',
          sides: [
            { ...home, legs: 1 },
            { ...away, legs: 2 },
          ] as const,
        };
      }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live')).toBeVisible();
    // The legs of a live game come from its board, so they cannot be typed.
    await expect(canvas.queryByRole('textbox', { name: /Game 6/ })).toBeNull();
  },
};
export const Drawn: Story = {
  parameters: { state: 'drawn' },
  args: { score: [5, 5], outcome: 'Drawn: one point each', blocks: withResults(allResults), entry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Score: 5–5' })).toBeVisible();
    await expect(canvas.getByText('Drawn: one point each')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const OpponentWalkover: Story = {
  parameters: { state: 'walkover' },
  args: {
    score: [10, 0],
    outcome: 'Walkover: Krijtstreep Krijtdorp did not come.',
    blocks: blocksOf(teams).map((block) => ({ ...block, games: block.games.map((game) => ({ ...game, state: 'walkover' as const })) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/did not come/)).toBeVisible();
  },
};
/** The away team came with three players. A game without an opponent is not played and shows the reason. */
export const UnplayedGames: Story = {
  parameters: { state: 'unplayed games' },
  args: {
    score: [3, 1],
    blocks: withResults(allResults.slice(0, 3)).map((block) => ({
      ...block,
      games: block.games.map((game) =>
        game.number === 4 || game.number === 10
          ? { ...game, state: 'unplayed' as const, note: 'Not played: Krijtstreep came with three. The game goes to De Visgraat.' }
          : game,
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/came with three/)).toHaveLength(2);
    await expect(canvas.queryByRole('textbox', { name: /Game 4,/ })).toBeNull();
    await expect(canvas.getAllByRole('textbox', { name: /Game 5,/ }).length).toBeGreaterThan(1);
  },
};
export const OneCaptainConfirmed: Story = {
  parameters: { state: 'one captain confirmed' },
  args: {
    score: [5, 5],
    blocks: withResults(allResults),
    entry: undefined,
    captains: [
      { ...captains[0], state: { kind: 'confirmed', text: 'Confirmed at 22:41' } },
      {
        ...captains[1],
        action: (
          <>
            <Button kind="primary">Confirm 5–5</Button>
            <Button>Dispute</Button>
          </>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed at 22:41')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm 5–5' })).toBeVisible();
  },
};
export const Disputed: Story = {
  parameters: { state: 'disputed' },
  args: {
    ...OneCaptainConfirmed.args,
    captains: [
      { ...captains[0], state: { kind: 'confirmed', text: 'Confirmed at 22:41' } },
      { ...captains[1], state: { kind: 'disputed', text: 'Disputes game 9' } },
    ],
    dispute: {
      title: 'Krijtstreep disputes game 9',
      children: '“It ended 3–2.” The sheet counts when the league has decided.',
      action: <Button size="sm">Decide</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Krijtstreep disputes game 9');
  },
};
export const LongGermanNames: Story = {
  args: {
    caption: 'Bezirksliga Süd, Spieltag 10, Sonntag, 29. November 2026',
    teams: ['Dartsfreunde Oberpfeilingen-Scheibenhausen II', 'Spielgemeinschaft Doppelquartier Unterbullen'],
    score: [5, 5],
    blocks: withResults(
      allResults,
      blocksOf([
        ['Maximilian-Alexander Schwarzenbacher-Triplemeyer', 'Friederike Zwischenrunden-Wackerhagen', 'Günther Segmentmüller', 'Ö. Bull'],
        teams[1],
      ]),
    ),
    captains: [
      { ...captains[0], name: 'Günther Segmentmüller', team: 'Dartsfreunde Oberpfeilingen-Scheibenhausen II' },
      { ...captains[1], team: 'Spielgemeinschaft Doppelquartier Unterbullen' },
    ],
  },
};
/** One page of A4, with two lines for signatures. */
export const PrintedA4: Story = {
  parameters: { state: 'print A4' },
  args: { score: [5, 5], blocks: withResults(allResults), entry: undefined },
  decorators: [(Story) => <Paper>{Story()}</Paper>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Signature')).toHaveLength(2);
    const { width, height } = canvasElement.querySelector('[data-paper]')!.getBoundingClientRect();
    await expect(height / width).toBeLessThan(277 / 190);
  },
};

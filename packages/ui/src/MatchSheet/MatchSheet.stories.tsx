import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Paper } from '../internal/storyPaper.tsx';
import { MatchSheet, type SheetBlock, type SheetGame } from './MatchSheet.tsx';

type Teams = readonly [readonly string[], readonly string[]];
const teams: Teams = [
  ['Fien Ochelaar', 'Ilse Pijlstra', 'Bart Twintigers', 'Omar Bensisal'],
  ['Karl-Heinz Scheibenbauer-Doppelmann', 'Hanne Schrijvers-Bord', 'Timo Bullwurf', 'Anke Flightsma'],
];
type Played = readonly [home: number, away: number];

/** The blocks of a match: four singles, two pairs, four singles. The first games have results. */
const blocksOf = (results: readonly Played[] = [], [home, away]: Teams = teams): SheetBlock[] => {
  let score = [0, 0];
  const nameOf = (names: readonly string[], places: readonly number[]) => places.map((at) => names[at]).join(' and ');
  const game = (number: number, places: number[]): SheetGame => {
    const result = results[number - 1];
    const winner = result ? (result[0] > result[1] ? 0 : 1) : null;
    if (winner !== null) score = score.map((points, side) => points + (side === winner ? 1 : 0));
    return {
      ...{ id: `m${number}`, number, winner, starter: number % 2 === 1 ? 0 : 1, state: result ? 'settled' : 'open' },
      sides: [
        { name: nameOf(home, places), legs: result?.[0] ?? null },
        { name: nameOf(away, places), legs: result?.[1] ?? null },
      ],
      status: result ? score.join('–') : number === results.length + 1 ? 'next' : '–',
    };
  };
  const singles = (first: number) => [0, 1, 2, 3].map((at) => game(first + at, [at]));
  return [
    { id: 'a', title: 'Singles', note: '501, double out, best of 5 legs', games: singles(1) },
    { id: 'b', title: 'Pairs', note: '701, double out, best of 5 legs', games: [game(5, [0, 1]), game(6, [2, 3])] },
    { id: 'c', title: 'Singles', note: '501, double out, best of 5 legs', games: singles(7) },
  ];
};
const allResults: Played[] = [
  [3, 1],
  [1, 3],
  [3, 2],
  [0, 3],
  [3, 2],
  [2, 3],
  [3, 0],
  [2, 3],
  [3, 1],
  [1, 3],
];
const change = (blocks: readonly SheetBlock[], changes: Readonly<Record<string, Partial<SheetGame>>>): SheetBlock[] =>
  blocks.map((block) => ({ ...block, games: block.games.map((game) => ({ ...game, ...changes[game.id] })) }));

const meta = {
  component: MatchSheet,
  args: {
    teams: ['De Visgraat Bullegem', 'Krijtstreep Krijtdorp'],
    blocks: blocksOf(),
    labels: {
      ...{
        sheet: 'Match sheet',
        game: 'Game',
        players: 'Players',
        legs: 'Legs',
        status: 'Score',
        throwsFirst: 'throws first',
        unknown: 'Not known yet',
      },
      open: ({ number }) => `Legs of game ${number}`,
    },
  },
  decorators: [(Story) => <div className="max-w-[896px]">{Story()}</div>],
} satisfies Meta<typeof MatchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the lineups are revealed. */
export const Unknown: Story = {
  parameters: { state: 'players unknown' },
  args: {
    blocks: blocksOf().map((block) => ({
      ...block,
      children: <p className="py-2 text-caption text-success">De Visgraat: in at 19:52</p>,
      games: block.games.map((game) => ({ ...game, sides: [{ legs: null }, { legs: null }], status: '–' })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not known yet').length).toBeGreaterThanOrEqual(20);
  },
};

/** Two games are running. A row opens what belongs to its game. */
export const Running: Story = {
  parameters: { state: 'running' },
  args: {
    blocks: change(blocksOf(allResults.slice(0, 6)), {
      m1: { detail: <p>Leg 1: Fien Ochelaar, 18 darts</p> },
      m7: {
        state: 'live',
        status: 'Board 1',
        sides: [
          { name: 'Fien Ochelaar', legs: 2 },
          { name: 'Timo Bullwurf', legs: 1 },
        ],
      },
      m8: { state: 'called', status: 'called, board 2', action: <Button size="sm">Call again</Button> },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Board 1')).toBeVisible();
    const open = canvas.getByRole('button', { name: 'Legs of game 1' });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/18 darts/)).toBeVisible();
  },
};

export const Finished: Story = {
  parameters: { state: 'finished' },
  args: { blocks: blocksOf(allResults).map((block) => ({ ...block, score: '2–2' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5–5')).toBeVisible();
  },
};

const marksOf = ([home, away]: Played): SheetGame['marks'] =>
  Array.from({ length: home + away }, (_, at) => ({
    ...{ leg: at + 1, winner: at % 2 === 0 && at / 2 < home ? 0 : 1, darts: 21 + at },
    label: `Leg ${String(at + 1)}: ${String(21 + at)} darts`,
  }));

/** For spectators: each leg has its darts, and each row leads to the scorecard of its game. The running leg is underlined. */
export const Marks: Story = {
  parameters: { state: 'legs with their darts' },
  args: {
    blocks: change(
      blocksOf(allResults.slice(0, 6)).map((block) => ({
        ...block,
        games: block.games.map((game) => {
          const result = allResults.slice(0, 6)[game.number - 1];
          const [home, away] = game.sides;
          return {
            ...{ ...game, status: '', starter: null, marks: result ? marksOf(result) : [] },
            ...(result && { href: `/live/${game.id}` }),
            sides: result
              ? [
                  { ...home, average: '62.68' },
                  { ...away, average: '63.66' },
                ]
              : game.sides,
          };
        }),
      })),
      { m7: { state: 'live', marks: [{ leg: 1, winner: null, darts: 12, label: 'Leg 1 in progress: 12 darts' }] } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Legs of game 3' })).toHaveAttribute('href', '/live/m3');
    await expect(canvas.queryByRole('link', { name: 'Legs of game 7' })).toBeNull();
    // Each mark is there twice: in a line, and on the line of its winner.
    await expect(canvas.getAllByText('Leg 1 in progress: 12 darts')).toHaveLength(2);
  },
};

/** On a phone, a mark stands on the line of its winner. */
export const MarksOnPhone: Story = { ...Marks, tags: ['picture'], globals: { viewport: { value: 'phone' } } };

/** A walkover, a game that was not played, a substitute, and a protest that an organiser decides. */
export const Exceptions: Story = {
  parameters: { state: 'exceptions' },
  args: {
    blocks: change(blocksOf(allResults), {
      m4: { note: 'Forfeit: De Visgraat has too few players.' },
      m6: { warning: 'Protest about Emine Yilmaz' },
      m9: {
        sides: [
          { name: 'Bart Twintigers', note: 'for Omar Bensisal', legs: 3 },
          { name: 'Timo Bullwurf', legs: 1 },
        ],
      },
      m10: { note: 'Not played: the match was decided.', winner: null, status: '–', sides: [{ legs: null }, { legs: null }] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Protest about Emine Yilmaz')).toBeVisible();
    await expect(canvas.getByText(/too few players/)).toBeVisible();
    await expect(canvas.getByText('for Omar Bensisal')).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    teams: ['Dartsfreunde Oberpfeilingen-Scheibenhausen II', 'Spielgemeinschaft Doppelquartier Unterbullen'],
    blocks: blocksOf(allResults, [
      ['Maximilian-Alexander Schwarzenbacher-Triplemeyer', 'Friederike Zwischenrunden-Wackerhagen', 'Günther Segmentmüller', 'Ö. Bull'],
      teams[1],
    ]),
  },
};

/** One page of A4. */
export const PrintedA4: Story = {
  parameters: { state: 'print A4' },
  args: { blocks: blocksOf(allResults) },
  decorators: [(Story) => <Paper>{Story()}</Paper>],
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('[data-paper]')!.getBoundingClientRect();
    await expect(height / width).toBeLessThan(277 / 190);
  },
};

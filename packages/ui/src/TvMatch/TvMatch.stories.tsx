import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { TvMatch, type TvMatchGame } from './TvMatch.tsx';

const people: readonly (readonly [string, string])[] = [
  ['Fien Ochelaar', 'Timo Bullwurf'],
  ['Ilse Pijlstra', 'Hanne Schrijvers-Bord'],
  ['Bart Twintigers', 'Anke Flightsma'],
  ['Omar Bensisal', 'Karl-Heinz Scheibenbauer-Doppelmann'],
];
const results = ['3–1', '3–2', '0–3', '3–2', '1–3', '3–2'];

const gamesOf = (count: number, played: number): TvMatchGame[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ key: `m${String(at + 1)}`, number: at + 1, names: people[at % people.length]!, live: at >= played && at < played + 2 },
    ...(at < played + 2 && { result: at < played ? results[at % results.length] : '1–0' }),
    winner: at < played ? (results[at % results.length]!.startsWith('3') ? 0 : 1) : null,
  }));

const boards = [1, 2].map((number) => ({
  ...{ key: String(number), number, label: `Board ${String(number)}`, title: 'Leg 4' },
  state: {
    kind: 'playing' as const,
    sides: people[number - 1]!.map((name, side) => ({ name, legs: side, score: 121 + 105 * side, throws: side === 0 })),
  },
}));

const meta = {
  component: TvMatch,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'De Visgraat Bullegem v Krijtstreep Krijtdorp',
    teams: ['De Visgraat Bullegem', 'Krijtstreep Krijtdorp'],
    score: '4–2',
    status: <LiveBadge state="live">Live, 2 games on</LiveBadge>,
    boards,
    games: gamesOf(10, 6),
    labels: { boards: 'On the boards', games: 'Match sheet', unknown: 'Not known yet' },
  },
} satisfies Meta<typeof TvMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  parameters: { state: 'running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'De Visgraat Bullegem v Krijtstreep Krijtdorp' })).toBeInTheDocument();
    await expect(canvas.getByText('Live, 2 games on')).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

/** Only the games around the running ones fit beside the boards. */
export const LongSheet: Story = {
  parameters: { state: 'more games than rows' },
  args: { games: gamesOf(20, 14) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').filter((item) => item.closest('ol'))).toHaveLength(12);
    await expect(canvas.getByText('16')).toBeVisible();
    await expect(canvas.queryByText('20')).toBeVisible();
  },
};

export const Before: Story = {
  parameters: { state: 'before the match' },
  args: { score: '20:00', status: 'Fri 27 Nov', boards: [], games: gamesOf(10, -2).map((game) => ({ ...game, names: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not known yet')).toHaveLength(20);
  },
};

export const Finished: Story = { parameters: { state: 'finished' }, args: { boards: [], games: gamesOf(20, 20), status: 'Confirmed' } };

export const LongGermanNames: Story = {
  tags: ['picture'],
  args: { teams: ['Dartsfreunde Oberpfeilingen-Scheibenhausen II', 'Spielgemeinschaft Doppelquartier Unterbullen'] },
};

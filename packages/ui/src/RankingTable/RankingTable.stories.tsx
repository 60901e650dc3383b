import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankingTable, type RankingRow } from './RankingTable.tsx';

const opens = ['Open 7', 'Open 8', 'Masters', 'Open 9', 'Open 10', 'Stadtpokal', 'Open 11', 'Open 12'];
const reached = ['winner', 'final', 'semi-final', 'quarter-final', 'last 16', 'groups'];

/** A row with the best 6 of 8 results: the two lowest do not count. */
const row = (
  position: number,
  name: string,
  club: string,
  points: number[],
  movement: RankingRow['movement'] | null = null,
): RankingRow => {
  const worst = [...points.keys()].sort((a, b) => points[a]! - points[b]!).slice(0, 2);
  return {
    id: name,
    position,
    name,
    club,
    href: `#${position}`,
    ...(movement && { movement }),
    results: points.map((score, i) => ({
      id: String(i),
      points: score,
      label: `Krijtdorp ${opens[i]!}, ${reached[Math.max(0, 5 - Math.floor(score / 12))]!}`,
      ...(worst.includes(i) && { dropped: true }),
    })),
    total: points.reduce((sum, score, i) => sum + (worst.includes(i) ? 0 : score), 0),
  };
};
const rows = [
  row(1, 'Lotte Bullens', 'DC De Gouden Pijl', [60, 48, 12, 60, 36, 48, 24, 60], { way: 'level', text: 'same' }),
  row(2, 'Karl-Heinz Scheibenbauer-Doppelmann', 'DC Café Dubbeltop', [48, 60, 24, 36, 60, 12, 48, 24], { way: 'up', text: 'up 3' }),
  row(3, 'Sander Trebels', 'Sisal Boys Nieuwerlinde', [36, 36, 48, 12, 48, 60, 24, 36], { way: 'down', text: 'down 1' }),
  row(4, 'Fien Ochelaar', 'De Visgraat Bullegem', [24, 36, 36, 48, 12, 36, 60, 24], { way: 'down', text: 'down 1' }),
  row(5, 'Marie-Claire Delafléchette', 'Krijtstreep Krijtdorp', [12, 24, 36, 24, 36, 24, 36, 48], { way: 'new', text: 'new' }),
];
const meta = {
  component: RankingTable,
  args: {
    caption: 'Order of merit 2026',
    counts: 'Best 6 of 8 tournaments',
    columns: {
      position: 'Place',
      player: 'Player',
      movement: <span className="max-sm:sr-only">Movement</span>,
      results: 'Results',
      total: 'Points',
      preview: { oldPosition: 'Old place', oldTotal: 'Old', newTotal: 'New' },
    },
    rows,
    labels: {
      results: ({ name, position }) => `Results of ${name}, place ${String(position)}`,
      dropped: 'does not count',
      you: 'you',
      note: (mark) => `note ${mark}`,
    },
  },
} satisfies Meta<typeof RankingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter on a position opens the results from which it is calculated. */
export const BestSixOfEight: Story = {
  parameters: { state: 'dropped results struck' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Results of Lotte Bullens, place 1' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const place = canvas.getByRole('button', { name: /Results of Karl-Heinz/ });
    await expect(place).toHaveFocus();
    const results = document.getElementById(place.getAttribute('aria-controls')!)!;
    await expect(results.querySelectorAll('li')).toHaveLength(8);
    await expect([...results.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['24', '12']);
    await userEvent.keyboard('{Enter}');
    await expect(place).toHaveAttribute('aria-expanded', 'false');
  },
};
/** A preview of a new scheme: old and new points side by side, in the new order. */
export const RecomputePreview: Story = {
  parameters: { state: 'recompute preview' },
  args: {
    view: 'preview',
    counts: 'Best 5 of 8, with 10 points for a 170 finish',
    rows: [
      { ...rows[1]!, position: 1, total: 262, previous: { position: 2, total: 276 }, movement: { way: 'up', text: 'up 1' } },
      { ...rows[0]!, position: 2, total: 258, previous: { position: 1, total: 312 }, movement: { way: 'down', text: 'down 1' } },
      { ...rows[2]!, position: 3, total: 228, previous: { position: 3, total: 264 }, movement: { way: 'level', text: 'same' } },
      { ...rows[3]!, position: 4, total: 216, previous: { position: 4, total: 240 }, movement: { way: 'level', text: 'same' } },
    ],
  },
  play: async ({ canvas }) => {
    const cells = canvas.getByRole('rowheader', { name: /Karl-Heinz/ }).closest('tr')!;
    await expect(cells).toHaveTextContent(/276.*262/);
    await expect(canvas.getByRole('columnheader', { name: 'Old place' })).toBeVisible();
  },
};
export const ManualAdjustment: Story = {
  parameters: { state: 'manual adjustment noted' },
  args: {
    rows: rows.map((each, i) =>
      i === 3
        ? {
            ...each,
            note: '1',
            total: Number(each.total) + 10,
            results: [...each.results, { id: 'hand', points: '+10', label: 'By hand: marked two finals without playing' }],
          }
        : each,
    ),
    notes: [{ mark: '1', text: '10 points added by hand on 21 November: marked two finals without playing.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Fien Ochelaar note 1/ })).toBeVisible();
    await expect(canvas.getByText(/10 points added by hand/)).toBeVisible();
  },
};
/** The user's row is far down in the ranking, so it stays at the bottom of the window. */
export const YouPinned: Story = {
  parameters: { state: 'you pinned' },
  args: {
    rows: Array.from({ length: 20 }, (_, i) => ({ ...rows[i % 5]!, id: String(i), position: i + 1, total: 312 - i * 9 })),
    pinned: { ...row(31, 'Ilse Pijlstra', 'De Visgraat Bullegem', [12, 0, 12, 0, 0, 12, 12, 12], { way: 'up', text: 'up 12' }), you: true },
  },
  play: async ({ canvas }) => {
    const me = canvas.getByRole('rowheader', { name: /Ilse Pijlstra \(you\)/ });
    await expect(me.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    caption: 'Rangliste 2026',
    counts: 'Die besten 6 von 8 Turnieren',
    rows: rows.map((each, i) => ({
      ...each,
      name: i % 2 ? 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' : each.name,
      club: 'Dartsfreunde Oberpfeilingen-Scheibenhausen II',
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RankingTable, type RankingRow } from './RankingTable.tsx';

const days = ['12 Sep', '26 Sep', '10 Oct', '24 Oct', '7 Nov', '14 Nov', '21 Nov', '28 Nov'];

type Movement = NonNullable<RankingRow['movement']>;
const level: Movement = { way: 'level', text: 'same place' };
const up = (places: number): Movement => ({ way: 'up', figure: places, text: `up ${places}` });
const down = (places: number): Movement => ({ way: 'down', figure: places, text: `down ${places}` });

/** A row with the best 6 of 8 results: the two lowest do not count. Null: the player was not there. */
const row = (position: number, name: string, points: (number | null)[], movement: Movement = level, behind = ''): RankingRow => {
  const worst = [...points.keys()].sort((a, b) => (points[a] ?? -1) - (points[b] ?? -1)).slice(0, 2);
  return {
    id: name,
    position,
    name,
    href: `#${position}`,
    movement,
    figures: [
      ...points.map((score, i) => (score === null ? { text: '–' } : { text: score, ...(worst.includes(i) && { dropped: true }) })),
      { text: behind },
    ],
    total: points.reduce<number>((sum, score, i) => sum + (worst.includes(i) ? 0 : (score ?? 0)), 0),
    detail: (
      <ul>
        {points.map((score, i) => (
          <li key={i}>
            {days[i]} {score ?? '–'}
          </li>
        ))}
      </ul>
    ),
  };
};

const rows: RankingRow[] = [
  row(1, 'Lotte De Smedt', [19, 27, 15, 26, 7, 21, 14, 19], up(1)),
  row(2, 'Mo El Idrissi', [25, 16, 26, 19, 12, null, 26, 14], down(1), '−1'),
  { ...row(3, 'Jens Vandenbroucke', [14, 10, 21, 12, 25, 14, 7, 25], up(1), '−16'), isCut: true },
  row(4, 'Jürgen Oberhäuser-Steinfeld', [10, 21, 11, 14, 14, 27, null, 10], down(1), '−30'),
  { ...row(5, 'Anneleen Vercruysse-De Baere', [11, 8, 7, 10, 7, 9, 11, 12], { way: 'new', text: 'new' }, '−66'), you: true },
];

const meta = {
  component: RankingTable,
  args: {
    caption: 'Order of merit 2026',
    heads: { position: 'Place', movement: 'Movement', player: 'Player', total: 'Points' },
    columns: [
      ...days.map((day, i) => ({ id: day, head: day, title: `Krijtdorp Open ${i + 1}`, from: 'lg' as const })),
      { id: 'behind', head: 'Behind', from: 'lg' as const },
    ],
    rows,
    labels: {
      results: ({ name }) => `Results of ${name}`,
      dropped: 'does not count',
      you: 'you',
      note: (mark) => `note ${mark}`,
    },
  },
} satisfies Meta<typeof RankingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column for each tournament. ↑ ↓ move between the players. */
export const BestSixOfEight: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { state: 'results in columns' },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('rowheader', { name: 'Mo El Idrissi' }).closest('tr')!;
    await expect([...second.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(['12']);
    canvas.getByRole('link', { name: 'Lotte De Smedt' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mo El Idrissi' })).toHaveFocus();
    await expect(canvas.getByRole('rowheader', { name: /Anneleen.*\(you\)/ })).toBeVisible();
  },
};

/** Without columns, a row opens the results. Esc closes them. */
export const OpenedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { state: 'opened on a phone' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Results of Lotte De Smedt' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const button = canvas.getByRole('button', { name: 'Results of Mo El Idrissi' });
    await expect(button).toHaveFocus();
    const results = document.getElementById(button.getAttribute('aria-controls')!)!;
    await expect(results.querySelectorAll('li')).toHaveLength(8);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** A preview of a new scheme. Only the rows that change are heavy. */
export const RecomputePreview: Story = {
  parameters: { state: 'recompute preview' },
  args: {
    heads: { position: 'Place', movement: 'Movement', player: 'Player', total: 'New points' },
    columns: [
      { id: 'place', head: 'Place now', from: 'sm' },
      { id: 'points', head: 'Points now', from: 'sm' },
      { id: 'change', head: 'Change' },
    ],
    rows: [
      ['Mo El Idrissi', 2, 126, '−8', 118, up(1)] as const,
      ['Lotte De Smedt', 1, 127, '−10', 117, down(1)] as const,
      ['Jens Vandenbroucke', 3, 111, '−6', 105, level] as const,
    ].map(([name, place, points, change, total, movement], i) => ({
      id: name,
      position: i + 1,
      name,
      movement,
      figures: [{ text: place }, { text: points }, { text: change }],
      total,
      isUnchanged: movement === level,
    })),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('rowheader', { name: 'Mo El Idrissi' });
    await expect(first.closest('tr')).toHaveTextContent(/126.*−8.*118/);
    const unchanged = canvas.getByRole('rowheader', { name: 'Jens Vandenbroucke' });
    await expect(Number(getComputedStyle(unchanged).fontWeight)).toBeLessThan(Number(getComputedStyle(first).fontWeight));
  },
};

export const ManualAdjustment: Story = {
  parameters: { state: 'manual adjustment noted' },
  args: {
    rows: rows.map((each, i) => (i === 3 ? { ...each, notes: ['†'] } : each)),
    notes: [{ mark: '†', text: '10 points added on 21 November: marked two finals without playing.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Jürgen Oberhäuser-Steinfeld note †/ })).toBeVisible();
    await expect(canvas.getByText(/10 points added/)).toBeVisible();
  },
};

/** The user's row is far down in the ranking, so it stays at the bottom of the window. */
export const YouPinned: Story = {
  parameters: { state: 'you pinned' },
  args: {
    rows: Array.from({ length: 20 }, (_, i) => ({ ...rows[i % 4]!, id: String(i), position: i + 1, total: 312 - i * 9 })),
    pinned: { ...row(31, 'Ilse Pijlstra', [12, null, 12, null, null, 12, 12, 12], up(12), '−250'), you: true },
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
    rows: rows.map((each, i) => ({ ...each, name: i % 2 ? 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' : each.name })),
  },
};

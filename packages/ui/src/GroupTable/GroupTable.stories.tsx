import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { GroupTable, type GroupRow } from './GroupTable.tsx';

const rows: GroupRow[] = [
  { id: 'a', position: '1', name: 'Karl-Heinz Scheibenbauer-Doppelmann', figures: ['3', '+7'], points: 6, to: 'winners' },
  { id: 'b', position: '2', name: 'Hanne Schrijvers-Bord', figures: ['3', '+2'], points: 4, to: 'winners' },
  { id: 'c', position: '3', name: 'Günther Segmentmüller', figures: ['3', '−3'], points: 2, to: 'losers' },
  { id: 'd', position: '4', name: 'Timo Bullwurf', figures: ['3', '−6'], points: 0, to: 'losers' },
];
const eight = [...rows.map(({ name }) => name), 'Lotte Bullens', 'Wout Dubbeltop', 'Céline Doublevingt', 'Tibor Háromnyíl'].map(
  (name, i): GroupRow => ({
    id: name,
    position: i + 1,
    name,
    figures: ['7', ['+14', '+9', '+6', '+1', '−2', '−5', '−9', '−14'][i]],
    points: 14 - 2 * i,
    ...(i < 4 ? { to: 'winners' } : { to: 'losers' }),
  }),
);
const meta = {
  component: GroupTable,
  args: {
    caption: 'Group C',
    columns: {
      player: 'Player',
      points: 'Pts',
      position: 'Place',
      figures: [{ head: 'P', title: 'Played' }, { head: 'Legs' }],
      to: { winners: 'to the winners’ knockout', losers: 'to the losers’ knockout' },
      you: 'you',
    },
    rows,
    legend: 'Places 1 and 2 play the winners’ knockout, 3 and 4 the losers’ knockout.',
    explain: (row) => `Why is ${row.name} in place ${String(row.position)}?`,
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof GroupTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  parameters: { state: 'running' },
  args: { rows: rows.map((row, i) => ({ ...row, figures: [i < 2 ? '2' : '1', row.figures[1]] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Hanne Schrijvers-Bord to the winners’ knockout/ })).toBeVisible();
  },
};
export const You: Story = {
  parameters: { state: 'you' },
  args: { rows: rows.map((row) => (row.id === 'b' ? { ...row, you: true } : row)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Hanne Schrijvers-Bord \(you\)/ })).toBeVisible();
  },
};
/** Enter on a place says why; ↑ ↓ go to the next place that can say it. */
export const ExplainedPosition: Story = {
  parameters: { state: 'explained position' },
  args: {
    rows: rows.map((row, i) =>
      i === 2
        ? { ...row, explanation: 'Level on points with Timo; won their game 3–1.' }
        : i === 3
          ? { ...row, points: 2, explanation: 'Level on points with Günther; lost their game 1–3.' }
          : row,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [third, fourth] = canvas.getAllByRole('button');
    third!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(fourth).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByText('Level on points with Timo; won their game 3–1.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Level on points with Timo; won their game 3–1.')).toBeNull();
  },
};
/** Amber: no rule breaks it, a person decides, and what follows waits. */
export const TieUnresolved: Story = {
  parameters: { state: 'tie unresolved (amber, blocks)' },
  args: {
    rows: rows.map((r, i) => (i === 1 || i === 2 ? { ...r, position: '2–3', points: 4, tied: true } : r)),
    tie: { title: 'Places 2 and 3 are level', children: 'The knockout waits for a decision.', action: <Button size="sm">Decide</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The knockout waits for a decision.');
    await expect(canvas.getAllByText('2–3')).toHaveLength(2);
  },
};
export const Withdrawn: Story = {
  parameters: { state: 'withdrawn player' },
  args: {
    rows: rows.map((r) =>
      r.id === 'd' ? { ...r, withdrawn: true, points: '–', figures: ['–', '–'], note: 'Withdrawn, games struck' } : r,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn, games struck')).toBeVisible();
  },
};
export const ThreeToEight: Story = {
  parameters: { state: '3–8 players' },
  render: (args) => (
    <div className="grid gap-10">
      <GroupTable {...args} caption="Group A" rows={rows.slice(0, 3)} legend={undefined} />
      <GroupTable
        {...args}
        caption="Group B"
        rows={eight}
        legend="Places 1 to 4 play the winners’ knockout, 5 to 8 the losers’ knockout."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(11);
  },
};
export const LongGermanNames: Story = {
  args: {
    columns: { ...meta.args.columns, player: 'Spieler', points: 'Pkt.', figures: [{ head: 'Sp.', title: 'Spiele' }, { head: 'Legs' }] },
    rows: rows.map((row, i) => (i % 2 ? row : { ...row, name: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' })),
    legend: 'Platz 1 und 2 spielen die Hauptrunde, Platz 3 und 4 die Trostrunde.',
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

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
type Figures = readonly [played: string, legs: string, points: number];
/** The same four players with other figures. */
const withFigures = (...figures: readonly Figures[]) =>
  figures.map(([played, legs, points], i): GroupRow => ({ ...rows[i]!, figures: [played, legs], points }));
/** A group of three in which every player has played the other two. */
const groupOfThree: readonly Figures[] = [
  ['2', '+4', 4],
  ['2', '+1', 2],
  ['2', '−5', 0],
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
  args: { rows: withFigures(['2', '+4', 4], ['2', '+1', 2], ['1', '−2', 0], ['1', '−3', 0]) },
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
/** Enter on a position explains it; ↑ ↓ move to the next position with an explanation. */
export const ExplainedPosition: Story = {
  parameters: { state: 'explained position' },
  args: {
    rows: withFigures(['3', '+5', 4], ['3', '+2', 4], ['3', '−3', 2], ['3', '−4', 2]).map((row, i) => ({
      ...row,
      ...(i === 2 && { explanation: 'Level on points with Timo; won their game 3–1.' }),
      ...(i === 3 && { explanation: 'Level on points with Günther; lost their game 1–3.' }),
    })),
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
/** A tie that no rule breaks is amber. The knockout waits until the organiser decides. */
export const TieUnresolved: Story = {
  parameters: { state: 'unresolved tie' },
  args: {
    rows: withFigures(['3', '+4', 4], ['3', '+1', 4], ['3', '+1', 4], ['3', '−6', 0]).map((row, i) =>
      i === 1 || i === 2 ? { ...row, position: '2–3', tied: true } : row,
    ),
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
    rows: [
      ...withFigures(...groupOfThree),
      { ...rows[3]!, withdrawn: true, points: '–', figures: ['–', '–'], note: 'Withdrawn, games struck' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn, games struck')).toBeVisible();
  },
};
export const ThreeToEight: Story = {
  parameters: { state: '3–8 players' },
  render: (args) => (
    <div className="grid gap-10">
      <GroupTable {...args} caption="Group A" rows={withFigures(...groupOfThree)} legend={undefined} />
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
    rows: rows.map((row, i) => (i === 2 ? { ...row, name: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' } : row)),
    legend: 'Die Plätze 1 und 2 spielen die Hauptrunde, 3 und 4 die Trostrunde.',
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

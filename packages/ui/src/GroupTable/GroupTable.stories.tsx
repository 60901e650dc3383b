import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { GroupTable, type GroupRow } from './GroupTable.tsx';

const rows: GroupRow[] = [
  { id: 'a', position: '1', name: 'Karl-Heinz Scheibenbauer-Doppelmann', figures: ['3', '+7'], points: 6, to: 'winners' },
  { id: 'b', position: '2', name: 'Hanne Schrijvers-Bord', figures: ['3', '+2'], points: 4, to: 'winners', you: true },
  {
    id: 'c',
    position: '3',
    name: 'Günther Segmentmüller',
    figures: ['3', '−3'],
    points: 2,
    to: 'losers',
    explanation: 'Level on points with Timo; won their game 3–1.',
  },
  { id: 'd', position: '4', name: 'Timo Bullwurf', figures: ['3', '−6'], points: 2, to: 'losers' },
];
const meta = {
  component: GroupTable,
  args: {
    caption: 'Group C',
    columns: { player: 'Player', points: 'Pts', position: 'Place', figures: [{ head: 'P', title: 'Played' }, { head: 'Legs' }] },
    rows,
    legend: 'Places 1 and 2 play the winners’ knockout, 3 and 4 the losers’ knockout.',
    explain: (row) => `Why is ${row.name} in place ${String(row.position)}?`,
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof GroupTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const RunningDark: Story = { globals: { mode: 'dark' } };
export const ExplainedPosition: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Level on points with Timo; won their game 3–1.')).toBeVisible();
  },
};
export const TieUnresolved: Story = {
  args: {
    rows: rows.map((r, i) => (i === 1 || i === 2 ? { ...r, position: '2–3', points: 4, tied: true } : r)),
    tie: { title: 'Places 2 and 3 are level', children: 'The knockout waits for a decision.', action: <Button size="sm">Decide</Button> },
  },
};
export const Withdrawn: Story = { args: { rows: rows.map((r) => (r.id === 'd' ? { ...r, withdrawn: true } : r)) } };
export const Phone: Story = { decorators: [(Story) => <div className="w-80">{Story()}</div>] };

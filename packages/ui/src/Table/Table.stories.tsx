import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Table, type Column } from './Table.tsx';

type Row = { name: string; where: string; format: string; players: number };
const rows: Row[] = [
  { name: 'Krijtdorp Friday Open 12', where: 'Café Den Toren', format: '501, groups and knockout', players: 40 },
  { name: 'Sisal Masters Pairs', where: 'Zaal De Linde', format: '501, blind draw', players: 28 },
  { name: 'Open de Flèchemont', where: 'Le Troisième Pas', format: '501, double elimination', players: 51 },
  { name: 'Pfeilingen Stadtpokal', where: 'Vereinsheim Dartsfreunde', format: '701, knockout', players: 24 },
];
const columns: Column<Row>[] = [
  { key: 'name', head: 'Tournament', as: 'name', cell: (r) => r.name },
  { key: 'where', head: 'Where', cell: (r) => r.where, from: 'md', className: 'text-ink-2' },
  { key: 'format', head: 'Format', cell: (r) => r.format, from: 'lg', className: 'text-ink-2' },
  { key: 'players', head: 'Players', as: 'points', cell: (r) => r.players },
];
const TableOfRows = Table<Row>;
const meta = { component: TableOfRows, args: { caption: 'Tournaments near you', columns, rows, rowKey: (r) => r.name } } satisfies Meta<
  typeof TableOfRows
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Opening: Story = {
  args: { onRowOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(rows[1]);
    await expect(canvas.getAllByRole('row')[2]).toHaveFocus();
  },
};
const onSort = fn();
export const Sorted: Story = {
  args: {
    columns: columns.map((c) => (c.key === 'players' ? { ...c, sort: { direction: 'descending', onSort } } : c)),
    rows: [...rows].sort((a, b) => b.players - a.players),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Players' }));
    await expect(onSort).toHaveBeenCalled();
  },
};
export const WithSpinesAndMyRow: Story = {
  args: { spine: (_, i) => (i < 2 ? 'winners' : 'consolation'), rowTone: (_, i) => (i === 1 ? 'you' : undefined) },
};
export const Empty: Story = { args: { rows: [], empty: 'No tournament near you this week.' } };
export const TwoHundredRows: Story = {
  args: { density: 'compact', stickyHead: true, rows: Array.from({ length: 200 }, (_, i) => ({ ...rows[i % 4]!, name: `Open ${i + 1}` })) },
};

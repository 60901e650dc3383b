import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Select } from '../Select/Select.tsx';
import { Table, type Column } from './Table.tsx';

type Row = { name: string; where: string; format: string; players: number };
const rows: Row[] = [
  { name: 'Krijtdorp Friday Open 12', where: 'Café Den Toren', format: '501, groups and knockout', players: 40 },
  { name: 'Sisal Masters Pairs', where: 'Zaal De Linde', format: '501, blind draw', players: 28 },
  { name: 'Open de Flèchemont', where: 'Le Troisième Pas', format: '501, double elimination', players: 51 },
  { name: 'Pfeilingen Stadtpokal', where: 'Vereinsheim Dartsfreunde', format: '701, knockout', players: 24 },
];
const columns: Column<Row>[] = [
  {
    key: 'name',
    head: 'Tournament',
    as: 'name',
    className: 'w-full',
    cell: (r) => r.name,
    compare: (a, b) => a.name.localeCompare(b.name),
  },
  { key: 'where', head: 'Where', cell: (r) => r.where, from: 'md', className: 'text-ink-2 whitespace-nowrap' },
  { key: 'format', head: 'Format', cell: (r) => r.format, from: 'lg', className: 'text-ink-2 whitespace-nowrap' },
  { key: 'players', head: 'Players', as: 'points', cell: (r) => r.players, compare: (a, b) => a.players - b.players },
];
const plain = columns.map(({ compare: _, ...column }) => column);
const many = Array.from({ length: 200 }, (_, i) => ({
  ...rows[i % 4]!,
  name: `Krijtdorp Friday Open ${i + 1}`,
  players: 16 + ((i * 7) % 48),
}));

const TableOfRows = Table<Row>;
const meta = {
  component: TableOfRows,
  args: { caption: 'Tournaments near you', columns: plain, rows, rowKey: (r) => r.name },
} satisfies Meta<typeof TableOfRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);

export const Plain: Story = {};

export const Opening: Story = {
  args: { onRowOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [, first, second, , last] = canvas.getAllByRole('row');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledOnce();
    await expect(args.onRowOpen).toHaveBeenCalledWith(rows[1]);
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(last).toHaveFocus();
    // Tab leaves the table and comes back to the same row.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

/** A click on a button in a row does not open the row. */
export const OpeningWithButton: Story = {
  args: {
    onRowOpen: fn(),
    columns: [
      ...plain,
      {
        key: 'follow',
        head: <span className="sr-only">Follow</span>,
        align: 'right',
        cell: () => (
          <button type="button" className="link min-h-11">
            Follow
          </button>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Follow' })[0]!);
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Sisal Masters Pairs'));
    await expect(args.onRowOpen).toHaveBeenCalledOnce();
    await expect(args.onRowOpen).toHaveBeenCalledWith(rows[1]);
  },
};

export const Sorted: Story = {
  parameters: { state: 'sort' },
  args: { columns, defaultSort: { key: 'players', direction: 'descending' }, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Players')).toHaveAttribute('aria-sort', 'descending');
    await expect(head('Tournament')).toHaveAttribute('aria-sort', 'none');
    await expect(names(canvas)[0]).toBe('Open de Flèchemont');
    await userEvent.click(canvas.getByRole('button', { name: 'Players' }));
    await expect(head('Players')).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)[0]).toBe('Pfeilingen Stadtpokal');
    // Texts are sorted ascending first. The keyboard sorts too.
    canvas.getByRole('button', { name: 'Tournament' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    await expect(head('Players')).toHaveAttribute('aria-sort', 'none');
    await expect(names(canvas)).toEqual(rows.map((row) => row.name).sort((a, b) => a.localeCompare(b)));
  },
};

const onSort = fn();
/** If the server sorts, a heading calls the handler of its column. */
export const SortedByTheServer: Story = {
  args: {
    columns: plain.map((c) => (c.key === 'players' ? { ...c, sort: { direction: 'descending', onSort } } : c)),
    rows: [...rows].sort((a, b) => b.players - a.players),
  },
  play: async ({ canvas, userEvent }) => {
    onSort.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Players' }));
    await expect(onSort).toHaveBeenCalledOnce();
    await expect(names(canvas)[0]).toBe('Open de Flèchemont');
  },
};

export const StickyHead: Story = {
  parameters: { state: 'sticky head' },
  args: { columns, rows: many.slice(0, 40), stickyHead: true },
  render: (args) => (
    <div role="group" aria-label="Tournaments" tabIndex={0} className="h-96 overflow-y-auto px-2">
      <TableOfRows {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group');
    box.scrollTop = 600;
    await waitFor(() => expect(box.scrollTop).toBe(600));
    const head = canvas.getByRole('columnheader', { name: 'Tournament' });
    await expect(head.getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0);
  },
};

/** A selected row has a ticked checkbox and a background. */
export const SelectedRows: Story = {
  parameters: { state: 'selected rows' },
  render: function Selecting(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Sisal Masters Pairs']));
    const areAllSelected = selected.size === args.rows.length;
    const toggle = (name: string) =>
      setSelected(new Set([...selected].filter((other) => other !== name).concat(selected.has(name) ? [] : name)));
    const box: Column<Row> = {
      key: 'selected',
      head: (
        <Checkbox
          label="All tournaments"
          labelHidden
          className="-mb-2.5"
          checked={areAllSelected || (selected.size > 0 && 'indeterminate')}
          onCheckedChange={() => setSelected(new Set(areAllSelected ? [] : args.rows.map((row) => row.name)))}
        />
      ),
      className: 'w-11',
      cell: ({ name }) => <Checkbox label={name} labelHidden checked={selected.has(name)} onCheckedChange={() => toggle(name)} />,
    };
    return (
      <>
        <TableOfRows {...args} columns={[box, ...plain]} rowTone={({ name }) => (selected.has(name) ? 'selected' : undefined)} />
        <p role="status" className="mt-3 text-body-small text-ink-2">
          {selected.size} of {args.rows.length} selected
        </p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All tournaments' })).toBePartiallyChecked();
    canvas.getByRole('checkbox', { name: 'Krijtdorp Friday Open 12' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All tournaments' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 selected');
  },
};

const figures = ['P', 'W', 'L', 'Legs', 'Avg', 'First 9', '100+', '140+', '180', '171', 'High', 'Short', 'Dbl %'];
/** The figures scroll horizontally; the names stay in view. */
export const Wide: Story = {
  parameters: { state: 'wide' },
  render: (args) => (
    <div role="group" aria-label="Tournaments" tabIndex={0} className="overflow-x-auto">
      <TableOfRows
        {...args}
        columns={[
          { key: 'name', head: 'Tournament', as: 'name', fixed: true, className: 'min-w-36', cell: (r) => r.name },
          ...figures.map((head, i): Column<Row> => ({
            key: head,
            head,
            as: head === 'Avg' ? 'points' : 'figure',
            className: 'min-w-20 whitespace-nowrap',
            cell: (r) => r.players + i * 3,
          })),
        ]}
        rowTone={(_, i) => (i === 1 ? 'you' : undefined)}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group');
    box.scrollLeft = 400;
    const head = canvas.getByRole('columnheader', { name: 'Tournament' });
    await waitFor(() => expect(head.getBoundingClientRect().left).toBeCloseTo(box.getBoundingClientRect().left, 0));
  },
};

export const WithSpinesAndMyRow: Story = {
  args: { spine: (_, i) => (i < 2 ? 'winners' : i > 2 ? 'consolation' : undefined), rowTone: (_, i) => (i === 1 ? 'you' : undefined) },
};

export const Empty: Story = {
  parameters: { state: 'empty' },
  args: { rows: [], empty: 'No tournament near you this week.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No tournament near you this week.' })).toBeVisible();
  },
};

/** A filter is below the heading of its column. The caller filters the rows. */
export const Filtered: Story = {
  render: function Filtering(args) {
    const [where, setWhere] = useState('all');
    const filteredRows = rows.filter((row) => where === 'all' || row.where === where);
    const venues = [{ value: 'all', label: 'Everywhere' }, ...rows.map((row) => ({ value: row.where, label: row.where }))];
    return (
      <TableOfRows
        {...args}
        rows={filteredRows}
        columns={columns.map((column) =>
          column.key === 'name'
            ? { ...column, filter: <Select label="Where" labelHidden options={venues} value={where} onValueChange={setWhere} /> }
            : column,
        )}
      />
    );
  },
};

/** One page of many: screen readers get the index of each row and the total. */
export const OnePageOfMany: Story = {
  args: { rows: many.slice(20, 30), page: { offset: 20, total: 200 } },
  render: (args) => (
    <>
      <TableOfRows {...args} />
      <Pagination
        label="Pages"
        page={3}
        pages={20}
        href={(page) => `?page=${page}`}
        previous="Previous page"
        next="Next page"
        status="Page 3 of 20"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
  },
};

/** Only rows near the window are mounted. The keyboard reaches all of them. */
export const TwoHundredRows: Story = {
  parameters: { state: '200 rows' },
  args: {
    columns: columns.map((column) => (column.key === 'players' ? { ...column, className: 'w-20' } : column)),
    rows: many,
    stickyHead: true,
    onRowOpen: fn(),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const table = canvas.getByRole('table');
    const mounted = () => canvas.getAllByRole('rowheader').length;
    await expect(table).toHaveAttribute('aria-rowcount', '201');
    await waitFor(() => expect(mounted()).toBeLessThan(120));
    const { height } = table.getBoundingClientRect();
    await expect(canvas.queryByText('Krijtdorp Friday Open 200')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledOnce();
    await expect(args.onRowOpen).toHaveBeenCalledWith(many[198]);
    const row = canvas.getByText('Krijtdorp Friday Open 199').closest('tr');
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-rowindex', '200');
    // Rows that are unmounted keep their height.
    await waitFor(() => expect(canvas.queryByText('Krijtdorp Friday Open 40')).toBeNull());
    await expect(mounted()).toBeLessThan(120);
    await expect(Math.abs(table.getBoundingClientRect().height - height)).toBeLessThan(4);
    await userEvent.keyboard('{Home}');
    await expect(within(canvasElement).getByText('Krijtdorp Friday Open 1').closest('tr')).toHaveFocus();
  },
};

/** A print contains every row and every column, without sort arrows. */
export const Printed: Story = {
  parameters: { state: 'print', reflow: false },
  args: { columns, rows: many, density: 'compact' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(140));
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(200));
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(140));
  },
};

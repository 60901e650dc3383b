import { useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Block, blockLength } from './Block.tsx';
import { firstDirection, sorted, type Column, type SortDirection } from './columns.ts';
import { Head } from './Head.tsx';
import { Rows, type RowTone } from './Rows.tsx';

export type { Column, SortDirection };

export type TableSort = { key: string; direction: SortDirection };

export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** Caption for screen readers. */
  caption: ReactNode;
  columns: Column<Row>[];
  /** In the order in which they are shown, unless the table is sorted by a column. */
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** A background for the row: mine, selected, a finish, needs attention. The row must show the same by a checkbox or by text. */
  rowTone?: (row: Row, index: number) => RowTone | undefined;
  /** Called for a click or Enter on a row. ↑ ↓ Home End move between rows; Tab stops at one row. Links and buttons in a row still work. */
  onRowOpen?: (row: Row) => void;
  /** Minimum height of rows: 56, 44, 36, 72 or 96 px; that of the surrounding region by default. */
  density?: 'comfortable' | 'table' | 'compact' | 'board' | 'tv';
  /** Keeps the headings at the top of the window, or of the scrolling container. */
  stickyHead?: boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** A line of 4 px at the start of a row, for the knockout to which the row leads. Explain the line below the table. */
  spine?: (row: Row, index: number) => 'winners' | 'consolation' | undefined;
  /** The initial sort order, by a column with `compare`. */
  defaultSort?: TableSort;
  /** Called when the user chooses another column or direction. */
  onSortChange?: (sort: TableSort) => void;
  /** For one page of many: the number of rows before `rows`, and the total number of rows. */
  page?: { offset: number; total: number };
  /**
   * With this number of rows or more, only rows near the window are mounted. The default is 100; `Infinity` mounts all rows. Unmounted rows keep
   * their height, are counted for screen readers and are printed. The search of the browser does not find them, so a long table needs a search
   * field. Its columns of figures need a width.
   */
  windowFrom?: number;
};

/**
 * A table with a rule, hairlines and aligned figures. Columns with `compare` are sortable, and columns with `from` are hidden on narrow
 * screens. A heading can have a filter below it. A table stays fast with thousands of rows.
 *
 * ```tsx
 * <Table
 *   caption="Players"
 *   rows={players}
 *   rowKey={(p) => p.id}
 *   defaultSort={{ key: 'average', direction: 'descending' }}
 *   columns={[
 *     { key: 'name', head: 'Player', as: 'name', cell: (p) => p.name, compare: (a, b) => a.name.localeCompare(b.name) },
 *     { key: 'average', head: 'Average', as: 'points', cell: (p) => p.average.toFixed(2), compare: (a, b) => a.average - b.average },
 *   ]}
 * />
 * ```
 */
export function Table<Row>({
  caption,
  columns,
  rows: unsortedRows,
  rowKey,
  rowTone,
  onRowOpen,
  density,
  stickyHead = false,
  empty,
  spine,
  defaultSort,
  onSortChange,
  page,
  windowFrom = 100,
  className,
  ...props
}: TableProps<Row>) {
  const [sort, setSort] = useState(defaultSort);
  const [active, setActive] = useState(0);
  const pendingFocus = useRef<HTMLTableElement | null>(null);
  const compare = columns.find((column) => column.key === sort?.key)?.compare;
  const direction = sort?.direction ?? 'ascending';
  const rows = useMemo(() => sorted(unsortedRows, compare, direction), [unsortedRows, compare, direction]);
  // Focuses the active row after the render, because its block may not have been mounted before.
  useLayoutEffect(() => {
    pendingFocus.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus();
    pendingFocus.current = null;
  }, [active]);

  const onSort = (column: Column<Row>) => {
    if (column.sort) return column.sort.onSort();
    const isRepeated = sort?.key === column.key && direction === firstDirection(column);
    const opposite = firstDirection(column) === 'ascending' ? 'descending' : 'ascending';
    const next: TableSort = { key: column.key, direction: isRepeated ? opposite : firstDirection(column) };
    setSort(next);
    onSortChange?.(next);
  };
  const onMove = (from: HTMLElement, to: number) => {
    pendingFocus.current = from.closest('table');
    setActive(Math.max(0, Math.min(to, rows.length - 1)));
  };

  const isWindowed = rows.length >= windowFrom;
  const isNumbered = isWindowed || page !== undefined;
  const heads = columns.some((column) => column.filter !== undefined) ? 2 : 1;
  const width = columns.length + (spine ? 1 : 0);
  const focusable = Math.min(active, rows.length - 1);
  const rowsFrom = (first: number, length: number) => (
    <Rows
      {...{ columns, first, rowKey, rowTone, spine, onRowOpen, onMove }}
      rows={rows}
      length={length}
      number={isNumbered ? heads + 1 + (page?.offset ?? 0) : undefined}
      active={focusable}
      onActiveChange={setActive}
    />
  );
  return (
    <table
      data-density={density}
      aria-rowcount={isNumbered ? heads + (page?.total ?? rows.length) : undefined}
      className={cx('w-full border-separate border-spacing-0', className)}
      {...props}
    >
      <caption className="sr-only">{caption}</caption>
      <Head
        columns={columns}
        spine={spine !== undefined}
        sticky={stickyHead}
        numbered={isNumbered}
        directionOf={(column) => (column.sort ? column.sort.direction : column.key === sort?.key ? direction : null)}
        onSort={onSort}
      />
      {isWindowed ? (
        Array.from({ length: Math.ceil(rows.length / blockLength) }, (_, block) => {
          const first = block * blockLength;
          const length = Math.min(blockLength, rows.length - first);
          return (
            <Block
              key={block}
              columns={width}
              length={length}
              initial={block < 3}
              keep={onRowOpen !== undefined && focusable >= first - 1 && focusable <= first + length}
            >
              {rowsFrom(first, length)}
            </Block>
          );
        })
      ) : (
        <tbody>
          {rowsFrom(0, rows.length)}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={width} className="py-2">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      )}
    </table>
  );
}

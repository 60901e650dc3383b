import { useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Block, blockLength } from './Block.tsx';
import { firstDirection, sorted, type Column, type SortDirection } from './columns.ts';
import { Head } from './Head.tsx';
import { Rows, type RowTone } from './Rows.tsx';

export type { Column, SortDirection };

export type TableSort = { key: string; direction: SortDirection };

export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** What the table is, for screen readers. */
  caption: ReactNode;
  columns: Column<Row>[];
  /** In the order in which they are shown, unless a column compares. */
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** A tint of the row: mine, selected, a finish, needs a person. It never says so alone: a box is ticked, a word stands there. */
  rowTone?: (row: Row, index: number) => RowTone | undefined;
  /** Opens a row by pointer or Enter; ↑ ↓ Home End go between rows, Tab stops at one. Links and buttons in it keep their own press. */
  onRowOpen?: (row: Row) => void;
  /** Rows of 56, 44, 36, 72 or 96 px; that of the region unless told. Names that need two lines make a row higher. */
  density?: 'comfortable' | 'table' | 'compact' | 'board' | 'tv';
  /** The head stays at the top of the window, or of what scrolls. */
  stickyHead?: boolean;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  /** A spine at the start of the row, 4 px: which knockout the place leads to. Say it in words below the table too. */
  spine?: (row: Row, index: number) => 'winners' | 'consolation' | undefined;
  /** The column (of those that `compare`) that the table is sorted by at first. */
  defaultSort?: TableSort;
  /** Another column or direction was chosen. */
  onSortChange?: (sort: TableSort) => void;
  /** Where `rows` are one page of many: how many come before them, and how many there are. */
  page?: { offset: number; total: number };
  /**
   * From how many rows on only those near the window are mounted (100 unless told; `Infinity` for never). They keep their height, are counted for
   * screen readers, and are all printed. The browser's own search finds what is mounted: give a long table a search field, and figure
   * columns of a long table a width.
   */
  windowFrom?: number;
};

/**
 * A newspaper's table: a rule, hairlines, figures under one another. It sorts by columns that `compare`, has room for filters under its heads,
 * leaves out columns on phones (`from`), and stays quick with thousands of rows.
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
  rows: given,
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
  const wanted = useRef<HTMLTableElement | null>(null);
  const compare = columns.find((column) => column.key === sort?.key)?.compare;
  const direction = sort?.direction ?? 'ascending';
  const rows = useMemo(() => sorted(given, compare, direction), [given, compare, direction]);
  // The row may have been in a block that was not there.
  useLayoutEffect(() => {
    wanted.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus();
    wanted.current = null;
  }, [active]);

  const onSort = (column: Column<Row>) => {
    if (column.sort) return column.sort.onSort();
    const again = sort?.key === column.key && direction === firstDirection(column);
    const opposite = firstDirection(column) === 'ascending' ? 'descending' : 'ascending';
    const next: TableSort = { key: column.key, direction: again ? opposite : firstDirection(column) };
    setSort(next);
    onSortChange?.(next);
  };
  const onMove = (from: HTMLElement, to: number) => {
    wanted.current = from.closest('table');
    setActive(Math.max(0, Math.min(to, rows.length - 1)));
  };

  const windowed = rows.length >= windowFrom;
  const numbered = windowed || page !== undefined;
  const heads = columns.some((column) => column.filter !== undefined) ? 2 : 1;
  const width = columns.length + (spine ? 1 : 0);
  const focusable = Math.min(active, rows.length - 1);
  const rowsFrom = (first: number, length: number) => (
    <Rows
      {...{ columns, first, rowKey, rowTone, spine, onRowOpen, onMove }}
      rows={rows}
      length={length}
      number={numbered ? heads + 1 + (page?.offset ?? 0) : undefined}
      active={focusable}
      onActiveChange={setActive}
    />
  );
  return (
    <table
      data-density={density}
      aria-rowcount={numbered ? heads + (page?.total ?? rows.length) : undefined}
      className={cx('w-full border-separate border-spacing-0', className)}
      {...props}
    >
      <caption className="sr-only">{caption}</caption>
      <Head
        columns={columns}
        spine={spine !== undefined}
        sticky={stickyHead}
        numbered={numbered}
        directionOf={(column) => (column.sort ? column.sort.direction : column.key === sort?.key ? direction : null)}
        onSort={onSort}
      />
      {windowed ? (
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

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** The whole word, where the head is an abbreviation. */
  headTitle?: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Words left, figures right. */
  align?: 'left' | 'right' | 'center';
  /** `points`: heavier and narrower than the figures that explain it; `name`: the row's header. */
  as?: 'text' | 'figure' | 'points' | 'name';
  /** Not on narrower screens. */
  from?: 'sm' | 'md' | 'lg';
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void };
  className?: string;
};

export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** What the table is, for screen readers. */
  caption: ReactNode;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** A tint of the row: mine, selected, next. */
  rowTone?: (row: Row, index: number) => 'you' | 'selected' | 'checkout' | 'warning' | undefined;
  /** Opens a row by pointer or Enter; ↑ ↓ go between rows. */
  onRowOpen?: (row: Row) => void;
  density?: 'comfortable' | 'table' | 'compact';
  stickyHead?: boolean;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  /** A spine at the start of the row, 4 px. */
  spine?: (row: Row, index: number) => 'winners' | 'consolation' | undefined;
};

const tones = { you: 'bg-you-wash', selected: 'bg-pressed', checkout: 'bg-checkout-wash', warning: 'bg-warning-wash' };
const from = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' };
const heights = { comfortable: 'h-14', table: 'h-11', compact: 'h-9' };
const kinds = { text: '', figure: 'tabular text-ink-2', points: 'score-sm text-[1.375rem]', name: 'text-name text-left' };

const onArrow = (event: KeyboardEvent<HTMLTableRowElement>) => {
  const to =
    event.key === 'ArrowDown'
      ? event.currentTarget.nextElementSibling
      : event.key === 'ArrowUp'
        ? event.currentTarget.previousElementSibling
        : null;
  if (!(to instanceof HTMLElement)) return;
  event.preventDefault();
  to.focus();
};

/** A newspaper's table: a rule, hairlines, figures under one another. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowTone,
  onRowOpen,
  density = 'table',
  stickyHead = false,
  empty,
  spine,
  className,
  ...props
}: TableProps<Row>) {
  const side = (column: Column<Row>) => {
    const align = column.align ?? (column.as === 'figure' || column.as === 'points' ? 'right' : 'left');
    return cx(
      align === 'right' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left',
      column.from && from[column.from],
      column.className,
    );
  };
  return (
    <table className={cx('w-full border-collapse', className)} {...props}>
      <caption className="sr-only">{caption}</caption>
      <thead className={cx(stickyHead && 'sticky top-0 z-[100] bg-page')}>
        <tr className="border-b-2 border-rule">
          {spine && <td className="w-1 p-0" />}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              title={column.headTitle}
              aria-sort={column.sort ? (column.sort.direction ?? 'none') : undefined}
              className={cx('h-8 px-2 align-bottom pb-1.5 text-caption text-ink-3 first:pl-0 last:pr-0', side(column))}
            >
              {column.sort ? (
                <button
                  type="button"
                  className="relative -my-3 inline-flex min-h-11 items-center after:absolute after:inset-y-0 after:-inset-x-2 gap-1 hover:text-ink"
                  onClick={column.sort.onSort}
                >
                  {column.head}
                  {column.sort.direction === 'ascending' && <ArrowUp aria-hidden className="size-3.5" />}
                  {column.sort.direction === 'descending' && <ArrowDown aria-hidden className="size-3.5" />}
                </button>
              ) : (
                column.head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const tone = rowTone?.(row, index);
          const bar = spine?.(row, index);
          return (
            <tr
              key={rowKey(row, index)}
              className={cx(
                'border-b border-line',
                heights[density],
                tone && tones[tone],
                onRowOpen && 'cursor-pointer outline-offset-[-3px] hover:bg-pressed',
              )}
              {...(onRowOpen && {
                tabIndex: 0,
                onClick: () => onRowOpen(row),
                onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
                  if (event.target !== event.currentTarget) return;
                  if (event.key === 'Enter') onRowOpen(row);
                  onArrow(event);
                },
              })}
            >
              {spine && (
                <td className="h-px p-0">
                  {bar && <div className={cx('h-full w-1', bar === 'winners' ? 'spine-winners' : 'spine-consolation')} />}
                </td>
              )}
              {columns.map((column) => {
                const classes = cx(
                  'px-2 py-1',
                  !spine && tone === undefined && 'first:pl-0',
                  tone === undefined && 'last:pr-0',
                  kinds[column.as ?? 'text'],
                  side(column),
                );
                return column.as === 'name' ? (
                  <th key={column.key} scope="row" className={classes}>
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.key} className={classes}>
                    {column.cell(row, index)}
                  </td>
                );
              })}
            </tr>
          );
        })}
        {rows.length === 0 && empty !== undefined && (
          <tr>
            <td colSpan={columns.length + (spine ? 1 : 0)} className="py-2">
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

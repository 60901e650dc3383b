import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import { alignOf, columnClass, isSortable, type Column, type SortDirection } from './columns.ts';

type HeadProps<Row> = {
  columns: Column<Row>[];
  spine: boolean;
  sticky: boolean;
  /** Sets `aria-rowindex`, because not all rows are in the document. */
  numbered: boolean;
  directionOf: (column: Column<Row>) => SortDirection | null;
  onSort: (column: Column<Row>) => void;
};

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };
/** Aligns the button of a heading with the cells of its column. */
const sides = { left: '', center: 'mx-auto', right: 'ml-auto flex-row-reverse tiny:ml-0 tiny:flex-row' };
const cell = 'border-b-2 border-rule px-cell pb-1.5 text-caption text-ink-3 first:pl-0 last:pr-0 tiny:border-b-0 tiny:p-0';

const stackedHead = 'tiny:flex tiny:flex-wrap tiny:items-end tiny:gap-x-4 tiny:border-rule tiny:pb-1.5';

/** The headings. The heading of a sortable column is a button, whose width does not change when the column is sorted. */
export function Head<Row>({ columns, spine, sticky, numbered, directionOf, onSort }: HeadProps<Row>) {
  const hasFilters = columns.some((column) => column.filter !== undefined);
  const line = hasFilters ? 'border-b-0! pb-1!' : '';
  return (
    <thead className={cx('break-after-avoid', sticky && 'sticky top-0 z-sticky bg-page print:static')}>
      <tr aria-rowindex={numbered ? 1 : undefined} className={cx(stackedHead, !hasFilters && 'tiny:border-b-2')}>
        {spine && <td className={cx('w-1 border-b-2 border-rule p-0', line)} />}
        {columns.map((column) => {
          const canSort = isSortable(column);
          const direction = canSort ? (directionOf(column) ?? 'none') : undefined;
          const Arrow = arrows[direction ?? 'none'];
          return (
            <th
              key={column.key}
              scope="col"
              title={column.headTitle}
              aria-sort={direction}
              className={cx(
                cell,
                'h-8 align-bottom tiny:h-auto tiny:w-auto! tiny:text-left!',
                column.fixed && 'bg-page',
                line,
                columnClass(column),
                // In stacked rows, each figure has its label.
                column.as !== 'name' && !canSort && 'tiny:sr-only',
              )}
            >
              {canSort ? (
                <button
                  type="button"
                  className={cx(
                    'group -mx-1.5 -my-3.5 flex min-h-11 w-fit min-w-11 items-center gap-0.5 rounded-mark px-1.5 outline-offset-[-3px] hover:text-ink print:min-h-0',
                    // Aligns the last heading with the edge of the table.
                    'in-[th:last-child]:mr-0 in-[th:last-child]:pr-0',
                    direction !== 'none' && 'text-ink',
                    sides[alignOf(column)],
                  )}
                  onClick={() => onSort(column)}
                >
                  {column.head}
                  <Arrow
                    aria-hidden
                    className={cx('size-3.5 shrink-0 print:hidden', direction === 'none' && 'opacity-40 group-hover:opacity-100')}
                  />
                </button>
              ) : (
                column.head
              )}
            </th>
          );
        })}
      </tr>
      {hasFilters && (
        <tr aria-rowindex={numbered ? 2 : undefined} className={cx(stackedHead, 'tiny:border-b-2 print:hidden')}>
          {spine && <td className="border-b-2 border-rule p-0" />}
          {columns.map((column) => (
            <td key={column.key} className={cx(cell, column.fixed && 'bg-page', columnClass(column))}>
              {column.filter}
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
}

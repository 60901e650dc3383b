import type { KeyboardEvent, MouseEvent } from 'react';
import { cx } from '../internal/cx.ts';
import { columnClass, type Column } from './columns.ts';

export type RowTone = 'you' | 'selected' | 'checkout' | 'warning';

export type RowsProps<Row> = {
  columns: Column<Row>[];
  rows: readonly Row[];
  /** Index of the first row to render. */
  first: number;
  /** Number of rows to render. */
  length: number;
  rowKey: (row: Row, index: number) => string;
  rowTone: ((row: Row, index: number) => RowTone | undefined) | undefined;
  spine: ((row: Row, index: number) => 'winners' | 'consolation' | undefined) | undefined;
  /** Number of the row with index 0, for `aria-rowindex`; undefined if all rows are in the document. */
  number: number | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  /** Index of the row that Tab reaches. */
  active: number;
  /** Moves the focus to the row with the index `to`. */
  onMove: (from: HTMLElement, to: number) => void;
  onActiveChange: (index: number) => void;
};

const tones = {
  you: '[--wash:var(--color-you-wash)]',
  selected: '[--wash:var(--color-pressed)]',
  checkout: '[--wash:var(--color-checkout-wash)]',
  warning: '[--wash:var(--color-warning-wash)]',
};
const kinds = { text: '', figure: 'tabular text-ink-2', points: 'score-sm text-[1.375rem]', name: 'text-name text-left' };

/** Controls that handle clicks themselves. Such a click does not open the row. */
const controls = 'a, button, input, select, textarea, label, [role=checkbox]';
const isForRow = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  // React also reports clicks in a menu of the row, which is outside the row in the document.
  return target instanceof Element && currentTarget.contains(target) && target.closest(controls) === null;
};

type RowLook = { isCut: boolean; tone: RowTone | undefined; canOpen: boolean; hasSpine: boolean };

const rowClass = ({ isCut, tone, canOpen, hasSpine }: RowLook) =>
  cx(
    'h-row break-inside-avoid *:border-b',
    'tiny:flex tiny:h-auto tiny:flex-wrap tiny:items-baseline tiny:gap-x-4 tiny:border-b tiny:border-line tiny:py-2 tiny:*:border-b-0',
    isCut ? '*:border-line-2' : '*:border-line',
    tone && tones[tone],
    canOpen && 'cursor-pointer hover:[--wash:var(--color-pressed)]',
    (tone !== undefined || canOpen) &&
      (hasSpine
        ? 'bg-(--wash,transparent) shadow-[8px_0_0_var(--wash,transparent)]'
        : 'bg-(--wash,transparent) shadow-[8px_0_0_var(--wash,transparent),-8px_0_0_var(--wash,transparent)]'),
  );

/**
 * On a phone with letters of double size, a row is a block: its name, then its figures with their labels. Browsers read the headings to users of screen
 * readers, so these do not get the labels.
 */
const stacked = 'tiny:w-auto! tiny:max-w-full tiny:p-0 tiny:text-left! tiny:whitespace-normal! tiny:empty:hidden';
const stackedName = 'tiny:flex-[1_1_calc(100%-3.5rem)] tiny:first:basis-full tiny:wrap-anywhere';
const stackedLabel = "tiny:before:mr-2 tiny:before:text-caption tiny:before:text-ink-3 tiny:before:content-[attr(data-label)_/_'']";

/** The rows of a table. Their background extends 8 px beyond the cells, so that figures stay aligned with their headings. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { columns, rows, first, length, rowKey, rowTone, spine, number, onRowOpen, active, onMove, onActiveChange } = props;
  const nameAt = columns.findIndex(({ as }) => as === 'name');
  return rows.slice(first, first + length).map((row, i) => {
    const index = first + i;
    const tone = rowTone?.(row, index);
    const bar = spine?.(row, index);
    const next = rows[index + 1];
    // The line between rows with different spines is darker than a hairline.
    const isCut = spine !== undefined && next !== undefined && bar !== spine(next, index + 1);
    return (
      <tr
        key={rowKey(row, index)}
        data-row={index}
        aria-rowindex={number === undefined ? undefined : number + index}
        className={rowClass({ isCut, tone, canOpen: onRowOpen !== undefined, hasSpine: spine !== undefined })}
        {...(onRowOpen && {
          tabIndex: index === active ? 0 : -1,
          onFocus: () => onActiveChange(index),
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (isForRow(event)) onRowOpen(row);
          },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            if (event.target !== event.currentTarget) return;
            if (event.key === 'Enter') onRowOpen(row);
            const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: Infinity }[event.key];
            if (to === undefined) return;
            event.preventDefault();
            onMove(event.currentTarget, to);
          },
        })}
      >
        {spine && (
          <td className="h-px p-0 tiny:h-auto tiny:self-stretch">
            {bar && <div className={cx('h-full w-1', bar === 'winners' ? 'spine-winners' : 'spine-consolation')} />}
          </td>
        )}
        {columns.map((column, at) => {
          const classes = cx(
            'px-cell py-1 last:pr-0',
            !spine && 'first:pl-0',
            column.fixed && 'bg-[color:var(--wash,var(--color-page))]',
            kinds[column.as ?? 'text'],
            columnClass(column),
            stacked,
          );
          return column.as === 'name' ? (
            <th key={column.key} scope="row" className={cx(classes, stackedName)}>
              {column.cell(row, index)}
            </th>
          ) : (
            <td
              key={column.key}
              // A figure before the name is a position, which needs no label.
              {...(typeof column.head === 'string' && at > nameAt && { 'data-label': column.head })}
              className={cx(classes, at > nameAt && stackedLabel)}
            >
              {column.cell(row, index)}
            </td>
          );
        })}
      </tr>
    );
  });
}

import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type SortDirection = 'ascending' | 'descending';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** The full word, if the head is an abbreviation. */
  headTitle?: string;
  /** Content of a cell; `index` counts from 0 in the order shown. */
  cell: (row: Row, index: number) => ReactNode;
  /** The default is left for text and right for figures. */
  align?: 'left' | 'right' | 'center';
  /** `figure`: tabular digits; `points`: bolder and narrower than other figures; `name`: the header of its row. */
  as?: 'text' | 'figure' | 'points' | 'name';
  /** Hidden on screens narrower than this (480, 768, 1024 px), but never in print. Hide less important columns first. */
  from?: 'sm' | 'md' | 'lg';
  /** Stays at the left edge when the table scrolls horizontally. */
  fixed?: boolean;
  /** Makes the column sortable: compares two rows, ascending. The first click sorts figures descending and texts ascending. */
  compare?: (a: Row, b: Row) => number;
  /** Makes the column sortable by the caller, e.g. by the server with a parameter of the URL. */
  sort?: { direction: SortDirection | null; onSort: () => void };
  /** A field below the heading, with its own label. The caller filters the rows. */
  filter?: ReactNode;
  className?: string;
};

const from = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' };

const isFigure = <Row>({ as }: Column<Row>) => as === 'figure' || as === 'points';

export const alignOf = <Row>(column: Column<Row>) => column.align ?? (isFigure(column) ? 'right' : 'left');

/** The direction after the first click on a heading. */
export const firstDirection = <Row>(column: Column<Row>): SortDirection => (isFigure(column) ? 'descending' : 'ascending');

/** Whether a click on the heading of a column sorts the table. */
export const isSortable = <Row>({ sort, compare }: Column<Row>) => sort !== undefined || compare !== undefined;

/** Classes for the alignment and visibility of a column. */
export const columnClass = <Row>(column: Column<Row>) => {
  const align = alignOf(column);
  return cx(
    align === 'right' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left',
    column.from && `${from[column.from]} print:table-cell!`,
    column.fixed && 'sticky left-0 z-10 tiny:static print:static',
    column.className,
  );
};

/** The rows, sorted by a column. The sort is stable. */
export const sorted = <Row>(rows: readonly Row[], compare: Column<Row>['compare'], direction: SortDirection): readonly Row[] => {
  if (compare === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b));
};

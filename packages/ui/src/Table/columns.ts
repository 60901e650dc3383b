import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type SortDirection = 'ascending' | 'descending';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** The whole word, where the head is an abbreviation. */
  headTitle?: string;
  /** What stands in the column; `index` counts from 0 in the order shown. */
  cell: (row: Row, index: number) => ReactNode;
  /** Words left, figures right. */
  align?: 'left' | 'right' | 'center';
  /** `figure`: tabular; `points`: heavier and narrower than the figures that explain it; `name`: the header of its row. */
  as?: 'text' | 'figure' | 'points' | 'name';
  /** Not on narrower screens (480, 768, 1024 px): what explains gives way before what decides. On paper it is there. */
  from?: 'sm' | 'md' | 'lg';
  /** Stays at the left edge of a table that scrolls sideways. */
  fixed?: boolean;
  /** The table sorts by it: how two rows compare, ascending. Figures begin with the highest. */
  compare?: (a: Row, b: Row) => number;
  /** The caller sorts, e.g. the server by a parameter of the URL. */
  sort?: { direction: SortDirection | null; onSort: () => void };
  /** A field under the head, with a label of its own. The caller filters the rows. */
  filter?: ReactNode;
  className?: string;
};

const from = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' };

const isFigure = <Row>({ as }: Column<Row>) => as === 'figure' || as === 'points';

/** Words left, figures right. */
export const alignOf = <Row>(column: Column<Row>) => column.align ?? (isFigure(column) ? 'right' : 'left');

/** Where the first press on the head leads. */
export const firstDirection = <Row>(column: Column<Row>): SortDirection => (isFigure(column) ? 'descending' : 'ascending');

/** Which side of its column a text stands on, and when the column is there at all. */
export const columnClass = <Row>(column: Column<Row>) => {
  const align = alignOf(column);
  return cx(
    align === 'right' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left',
    column.from && `${from[column.from]} print:table-cell!`,
    column.fixed && 'sticky left-0 z-10 print:static',
    column.className,
  );
};

/** The rows in the order of a column; equal ones stay as they came. */
export const sorted = <Row>(rows: readonly Row[], compare: Column<Row>['compare'], direction: SortDirection): readonly Row[] => {
  if (compare === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b));
};

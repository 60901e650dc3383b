import type { SortDirection } from '@oche/ui/Table';

/**
 * The sort state and handler of a column head, for a list that the server sorts. The URL holds `sort=name` or, descending,
 * `sort=-name`. `first` is the direction of the first click; a click on the sorted column reverses it.
 */
export const sortOf = <Sort extends string>(
  current: Sort,
  key: Exclude<Sort, `-${string}`>,
  first: SortDirection,
  onSort: (sort: Sort) => void,
) => {
  const up = key as Sort;
  const down = `-${key}` as Sort;
  const direction: SortDirection | null = current === up ? 'ascending' : current === down ? 'descending' : null;
  const initial = first === 'ascending' ? up : down;
  return { direction, onSort: () => onSort(current === initial ? (initial === up ? down : up) : initial) };
};

/** Returns `text` if it is one of `values`, otherwise undefined. */
export const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined => values.find((value) => value === text);

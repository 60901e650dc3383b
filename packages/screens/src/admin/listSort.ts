import type { SortDirection } from '@oche/ui/Table';

/** How the head of a column sorts a list that the server sorts, by `sort=name` or `sort=-name` of the address. */
export const sortOf = <Sort extends string>(
  current: Sort,
  key: Exclude<Sort, `-${string}`>,
  first: SortDirection,
  onSort: (sort: Sort) => void,
) => {
  const up = key as Sort;
  const down = `-${key}` as Sort;
  const direction: SortDirection | null = current === up ? 'ascending' : current === down ? 'descending' : null;
  const begin = first === 'ascending' ? up : down;
  return { direction, onSort: () => onSort(current === begin ? (begin === up ? down : up) : begin) };
};

/** One of the words that a list knows, as the address says; undefined for any other. */
export const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined => values.find((value) => value === text);

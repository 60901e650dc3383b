export type Ranked<Row> = { row: Row; value: number; position: number };

/** The rows that have the figure, the best first. Equal values share a position: 1, 2, 2, 4. */
export function ranked<Row>(rows: readonly Row[], figure: (row: Row) => number | null, best: 'most' | 'least' = 'most'): Ranked<Row>[] {
  const sign = best === 'most' ? -1 : 1;
  const known = rows
    .flatMap((row) => {
      const value = figure(row);
      return value === null ? [] : [{ row, value }];
    })
    .toSorted((a, b) => sign * (a.value - b.value));
  return known.map(({ row, value }) => ({ row, value, position: known.findIndex((other) => other.value === value) + 1 }));
}

import { setImmediate } from 'node:timers/promises';

/** Rows that are read before other requests get their turn. */
const slice = 100;

/** Maps the rows of a file in slices. Between them, the process answers other requests, because a file has up to 5,000 rows. */
export const mapRows = async <Row, Result>(rows: readonly Row[], map: (row: Row) => Result): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % slice === 0) await setImmediate();
    results.push(map(row));
  }
  return results;
};

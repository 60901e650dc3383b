import { expect, test } from 'vitest';
import { mapRows } from './mapRows.ts';

test('the rows of a long file are mapped in order, and other work gets its turn meanwhile', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => at);
  const mapped: number[] = [];
  let before = -1;
  setImmediate(() => (before = mapped.length));
  expect(await mapRows(rows, (row) => mapped.push(row))).toEqual(rows.map((row) => row + 1));
  expect(mapped).toEqual(rows);
  expect(before).toBeLessThan(rows.length);
  expect(before).toBeGreaterThan(0);
});

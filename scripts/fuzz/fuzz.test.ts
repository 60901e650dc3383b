import { expect, test } from 'vitest';
import { openDatabase } from '@oche/server/db/open';
import { fuzz, told } from './fuzz.ts';

test('whatever is sent, the answer is the contract’s', { timeout: 120_000 }, async () => {
  const database = await openDatabase({});
  const { requests, failures, errors } = await fuzz(database, { runs: 500, seed: 180 });
  await database.close();
  expect(failures.map(told)).toEqual([]);
  expect(errors).toEqual([]);
  expect(requests).toBe(500);
});

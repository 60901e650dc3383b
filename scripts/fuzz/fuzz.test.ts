import { expect, test } from 'vitest';
import { openTestDatabase } from '@oche/server/testDatabase';
import { fuzz, told } from './fuzz.ts';

test('whatever is sent, the answer is the contract’s', { timeout: 120_000 }, async () => {
  const database = await openTestDatabase();
  const { requests, failures, errors } = await fuzz(database, { runs: 500, seed: 180 });
  await database.close();
  expect(failures.map(told)).toEqual([]);
  expect(errors).toEqual([]);
  expect(requests).toBe(500);
});

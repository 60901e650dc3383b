import { expect, test } from 'vitest';
import { openTestDatabase } from '@oche/server/testDatabase';
import { describeFailure, fuzz } from './fuzz.ts';

test('500 generated requests, valid and invalid, get responses that match the contract', { timeout: 120_000 }, async () => {
  const database = await openTestDatabase();
  const { requests, failures, errors } = await fuzz(database, { runs: 500, seed: 180 });
  await database.close();
  expect(failures.map(describeFailure)).toEqual([]);
  expect(errors).toEqual([]);
  expect(requests).toBe(500);
});

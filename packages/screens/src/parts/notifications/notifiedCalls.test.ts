import { memoryStorage } from '@oche/api/tokens';
import { expect, test } from 'vitest';
import { isNotified, storeNotified } from './notifiedCalls.ts';

test('a device remembers whose calls it gets', () => {
  const storage = memoryStorage();
  storeNotified(storage, 'anna', true);
  storeNotified(storage, 'bea', true);
  storeNotified(storage, 'anna', false);
  expect(['anna', 'bea'].map((id) => isNotified(storage, id))).toEqual([false, true]);
});

test('the oldest of more than fifty are dropped, and other content is ignored', () => {
  const storage = memoryStorage({ 'oche-notified': '{"anna":true}' });
  expect(isNotified(storage, 'anna')).toBe(false);
  for (let number = 1; number <= 51; number++) storeNotified(storage, `player ${number}`, true);
  expect([1, 2, 51].map((number) => isNotified(storage, `player ${number}`))).toEqual([false, true, true]);
});

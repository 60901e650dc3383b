import { memoryStorage } from '@oche/api/tokens';
import { expect, test } from 'vitest';
import { followedIn, storeFollowed } from './followedPlayers.ts';

test('a device stores the followed player of each tournament, and the choice to follow nobody', () => {
  const storage = memoryStorage();
  expect(followedIn(storage, 'friday')).toBeUndefined();
  storeFollowed(storage, 'friday', 'wout');
  storeFollowed(storage, 'saturday', null);
  expect([followedIn(storage, 'friday'), followedIn(storage, 'saturday')]).toEqual(['wout', null]);
  storeFollowed(storage, 'friday', 'lien');
  expect(followedIn(storage, 'friday')).toBe('lien');
});

test('the oldest of more than twenty tournaments is removed', () => {
  const storage = memoryStorage();
  for (let n = 0; n <= 20; n++) storeFollowed(storage, `t${n}`, 'wout');
  expect([followedIn(storage, 't0'), followedIn(storage, 't1'), followedIn(storage, 't20')]).toEqual([undefined, 'wout', 'wout']);
});

test.each(['not json', '{}', '[1]', '[["friday"'])('invalid stored data is ignored: %s', (stored) => {
  const storage = memoryStorage({ 'oche-followed': stored });
  expect(followedIn(storage, 'friday')).toBeUndefined();
  storeFollowed(storage, 'friday', 'wout');
  expect(followedIn(storage, 'friday')).toBe('wout');
});

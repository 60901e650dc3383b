import { memoryStorage } from '@oche/api/tokens';
import { expect, test } from 'vitest';
import { followedIn, rememberFollowed } from './followedPlayers.ts';

test('a device remembers the followed player of each tournament, and the choice to follow none', () => {
  const storage = memoryStorage();
  expect(followedIn(storage, 'friday')).toBeUndefined();
  rememberFollowed(storage, 'friday', 'wout');
  rememberFollowed(storage, 'saturday', null);
  expect([followedIn(storage, 'friday'), followedIn(storage, 'saturday')]).toEqual(['wout', null]);
  rememberFollowed(storage, 'friday', 'lien');
  expect(followedIn(storage, 'friday')).toBe('lien');
});

test('the oldest of more than twenty tournaments is forgotten', () => {
  const storage = memoryStorage();
  for (let n = 0; n <= 20; n++) rememberFollowed(storage, `t${n}`, 'wout');
  expect([followedIn(storage, 't0'), followedIn(storage, 't1'), followedIn(storage, 't20')]).toEqual([undefined, 'wout', 'wout']);
});

test.each(['not json', '{}', '[1]', '[["friday"'])('invalid stored data is ignored: %s', (kept) => {
  const storage = memoryStorage({ 'oche-followed': kept });
  expect(followedIn(storage, 'friday')).toBeUndefined();
  rememberFollowed(storage, 'friday', 'wout');
  expect(followedIn(storage, 'friday')).toBe('wout');
});

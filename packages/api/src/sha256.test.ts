import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('the hash is that of the platform for texts of every length around the size of a block', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é'.repeat(length) + String(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

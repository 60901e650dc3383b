import { createRandom } from '@oche/darts/draw/random';
import { uuidv7 } from '@oche/api/uuid';

/** Repeatable bytes for tokens, ids and secrets of demo and test data. Never use them for real users. */
export const seededBytes = (random: () => number) => (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));

/** A 32-bit hash of a text (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** The standard deviation of a bot's darts in millimetres, from 9 (average about 80) to 25 (about 30). It depends only on the player's name. */
export const sigmaOf = (name: string): number => 9 + createRandom(numberOf(name))() * 16;

/** A generator of UUIDs of version 7 from repeatable random numbers and a clock in milliseconds. */
export const idsOf = (random: () => number, now: () => number) => {
  const bytes = seededBytes(random);
  return () => uuidv7(now(), bytes(10));
};

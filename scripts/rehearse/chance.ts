import { createRandom } from '@oche/darts/draw/random';
import { uuidv7 } from '@oche/api/uuid';

/** Repeatable bytes, for tokens, ids and secrets of things that are made up. Never for those of people. */
export const seededBytes = (random: () => number) => (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));

/** A number from 0 to 2³² that belongs to a text (FNV-1a), so that a player throws equally well in every game. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** How well somebody throws: the spread in millimetres, 9 (averages about 80) to 25 (about 30), the same for the same name. */
export const sigmaOf = (name: string): number => 9 + createRandom(numberOf(name))() * 16;

/** Ids from a repeatable source and a clock. */
export const idsOf = (random: () => number, now: () => number) => {
  const bytes = seededBytes(random);
  return () => uuidv7(now(), bytes(10));
};

import { createRandom } from '@oche/darts/draw/random';

const hex = (value: number, length: number) => Math.floor(value).toString(16).padStart(length, '0');

/**
 * Creates version 7 UUIDs that are the same for the same random seed. `at` is their timestamp, in milliseconds since 1970;
 * the other bits come from the seed.
 */
export const createIds = (seed: number): ((at: number) => string) => {
  const random = createRandom(seed);
  return (at) => {
    const time = hex(at, 12);
    const version = hex(0x7000 + random() * 0x1000, 4);
    const variant = hex(0x8000 + random() * 0x4000, 4);
    return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hex(random() * 2 ** 24, 6)}${hex(random() * 2 ** 24, 6)}`;
  };
};

import type { Storage } from '@oche/api/tokens';

const key = 'oche-followed';
/** The maximum number of stored tournaments. The oldest are dropped. */
const maxTournaments = 20;

type Followed = [tournament: string, entry: string | null][];

const isFollowed = (value: unknown): value is Followed =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && typeof each[0] === 'string');

function read(storage: Storage): Followed {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
    return isFollowed(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** The entry that this device follows in a tournament; null if the user chose to follow nobody, undefined without a choice. */
export const followedIn = (storage: Storage, tournament: string): string | null | undefined =>
  read(storage).find(([id]) => id === tournament)?.[1];

/** Stores the choice on this device. */
export function storeFollowed(storage: Storage, tournament: string, entry: string | null): void {
  const others = read(storage).filter(([id]) => id !== tournament);
  storage.set(key, JSON.stringify([[tournament, entry] satisfies Followed[number], ...others].slice(0, maxTournaments)));
}

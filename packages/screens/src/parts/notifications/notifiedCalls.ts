import type { Storage } from '@oche/api/tokens';

const key = 'oche-notified';
/** The maximum number of stored ids. The oldest are dropped. */
const maxIds = 50;

const read = (storage: Storage): string[] => {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Whether this device gets the calls of an entry, or of a session. */
export const isNotified = (storage: Storage, id: string): boolean => read(storage).includes(id);

/** Stores on this device whether it gets these calls. */
export const storeNotified = (storage: Storage, id: string, on: boolean): void => {
  const others = read(storage).filter((other) => other !== id);
  storage.set(key, JSON.stringify((on ? [id, ...others] : others).slice(0, maxIds)));
};

import { createContext } from 'react';
import type { MatchOutbox } from './matchQueue.ts';
import type { Outbox } from './outbox.ts';
import { openOutbox } from './outboxIndexedDb.ts';

/** An outbox that is opened on first use and shared by the whole page. */
const lazyOutbox = (name?: string): Outbox => {
  let opened: Promise<Outbox> | null = null;
  // If a page of a later version upgrades the storage, this page reloads to get the scripts of that version. The recorded events are kept.
  const open = (): Promise<Outbox> => (opened ??= openOutbox(Date.now, () => location.reload(), name));
  return {
    read: async (gameId) => (await open()).read(gameId),
    write: async (gameId, change) => (await open()).write(gameId, change),
    waiting: async (database) => (await open()).waiting(database),
  };
};

/** The outbox of this device. */
export const deviceOutbox: Outbox = lazyOutbox();

/** The outbox in which scoring screens keep their events. Stories and tests provide a memory outbox. */
export const OutboxContext = createContext<Outbox>(deviceOutbox);

/**
 * The outbox in which the sheets of matches keep their events. It is separate, because a tablet sends all games of its own outbox. The storage does
 * not look into events, which the cast relies on.
 */
export const MatchOutboxContext = createContext<MatchOutbox>(lazyOutbox('oche-match-outbox') as unknown as MatchOutbox);

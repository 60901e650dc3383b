import { createContext } from 'react';
import type { Outbox } from './outbox.ts';
import { openOutbox } from './outboxIndexedDb.ts';

let opened: Promise<Outbox> | null = null;

/** The outbox of this device, opened on first use and shared by the whole page. */
export const deviceOutbox: Outbox = {
  read: async (gameId) => (await open()).read(gameId),
  write: async (gameId, change) => (await open()).write(gameId, change),
  waiting: async (database) => (await open()).waiting(database),
};
// If a page of a later version upgrades the storage, this page reloads to get the scripts of that version. The recorded events are kept.
const open = (): Promise<Outbox> => (opened ??= openOutbox(Date.now, () => location.reload()));

/** The outbox in which scoring screens keep their events. Stories and tests provide a memory outbox. */
export const OutboxContext = createContext<Outbox>(deviceOutbox);

import { createContext } from 'react';
import type { Outbox } from './outbox.ts';
import { openOutbox } from './outboxIndexedDb.ts';

let opened: Promise<Outbox> | null = null;

/** The outbox of this device; opened at the first use and shared by everything on the page. */
export const deviceOutbox: Outbox = {
  read: async (gameId) => (await open()).read(gameId),
  write: async (gameId, change) => (await open()).write(gameId, change),
  waiting: async (database) => (await open()).waiting(database),
};
// Where a page of a later version has taken the storage over, this one begins anew with its scripts; what was recorded is there.
const open = (): Promise<Outbox> => (opened ??= openOutbox(Date.now, () => location.reload()));

/** Where scoring screens keep their events; stories and tests put a memory outbox here. */
export const OutboxContext = createContext<Outbox>(deviceOutbox);

import { useCallback, useRef, useState } from 'react';
import type { Entry } from '@oche/api/contract/tournament';
import { useSetRead, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';

export type EntryChange = Partial<Pick<Entry, 'seed' | 'checkedIn' | 'paid'>>;
type Pending = Readonly<Record<string, { change: EntryChange; count: number }>>;

/**
 * Optimistic updates of entries: a change shows at once and overrides the list until the server has responded. Changes of one entry
 * are sent one after another, so that the last one also wins on the server. `onRefused` is called if the server rejects a change.
 */
export function useEntryChanges(tournament: string, entries: readonly Entry[], onRefused: (entry: Entry, error: unknown) => void) {
  const { mutateAsync } = useWrite('updateEntry', { refetches: false });
  const setRead = useSetRead();
  const [pending, setPending] = useState<Pending>({});
  const queues = useRef(new Map<string, Promise<void>>());

  const change = useCallback(
    (entry: Entry, patch: EntryChange) => {
      const { id } = entry;
      setPending((previous) => ({
        ...previous,
        [id]: { change: { ...previous[id]?.change, ...patch }, count: (previous[id]?.count ?? 0) + 1 },
      }));
      const send = async () => {
        try {
          const saved = await mutateAsync({ id, ...patch });
          setRead(read('listEntries', { tournament }), (list) => list.map((each) => (each.id === id ? saved : each)));
        } catch (error) {
          onRefused(entry, error);
        }
        setPending(({ [id]: current, ...others }) =>
          current && current.count > 1 ? { ...others, [id]: { ...current, count: current.count - 1 } } : others,
        );
      };
      queues.current.set(id, (queues.current.get(id) ?? Promise.resolve()).then(send));
    },
    [mutateAsync, onRefused, setRead, tournament],
  );

  return { entries: entries.map((entry) => ({ ...entry, ...pending[entry.id]?.change })), change };
}

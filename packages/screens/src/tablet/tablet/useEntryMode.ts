import { useState } from 'react';
import { useHost } from '../../shell/host.tsx';

const key = 'score_entry';

/** How visits are entered; the device remembers it, because a marker's hands do. */
export type EntryMode = 'total' | 'darts';

export function useEntryMode(): [EntryMode, (mode: EntryMode) => void] {
  const { storage } = useHost();
  const [mode, setMode] = useState<EntryMode>(() => (storage.get(key) === 'darts' ? 'darts' : 'total'));
  return [
    mode,
    (next) => {
      storage.set(key, next);
      setMode(next);
    },
  ];
}

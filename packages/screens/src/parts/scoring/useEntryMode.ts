import { useState } from 'react';
import { useHost } from '../../shell/host.tsx';

const key = 'score_entry';

/** Ways to enter visits: as totals, dart by dart, or by taps on a drawn board. */
export const entryModes = ['total', 'darts', 'board'] as const;
export type EntryMode = (typeof entryModes)[number];

/** The entry mode, which is stored on this device. */
export function useEntryMode(): [EntryMode, (mode: EntryMode) => void] {
  const { storage } = useHost();
  const [mode, setMode] = useState<EntryMode>(() => entryModes.find((each) => each === storage.get(key)) ?? 'total');
  return [
    mode,
    (next) => {
      storage.set(key, next);
      setMode(next);
    },
  ];
}

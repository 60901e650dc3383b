import { useState } from 'react';
import { useHost } from '../../../shell/host.tsx';
import type { PaperFact, PaperGame } from './paperValues.ts';

/**
 * What has been typed of a paper sheet: the games that differ from the sheet, new figures, the ids of stored figures to remove, the score on the
 * paper, and why results are corrected.
 */
export type PaperEntries = {
  games: Readonly<Record<string, PaperGame>>;
  facts: readonly PaperFact[];
  removed: readonly string[];
  score: readonly [string, string];
  reason: string;
};
/** `at`: when something was last typed, as an ISO time */
type Draft = PaperEntries & { at: string };

const empty: PaperEntries = { games: {}, facts: [], removed: [], score: ['', ''], reason: '' };
const keyOf = (matchId: string): string => `paper:${matchId}`;

const parse = (text: string | null): Draft | null => {
  try {
    return text === null ? null : { ...empty, ...(JSON.parse(text) as Draft) };
  } catch {
    return null;
  }
};

/** The entries from the paper of a match that this device keeps and that have not been saved: whether there are any, and how to discard them. */
export function useUnsavedPaper(matchId: string) {
  const { storage } = useHost();
  const key = keyOf(matchId);
  return { isKept: () => parse(storage.get(key)) !== null, discard: () => storage.remove(key) };
}

/** The entries from the paper of a match. The device keeps them over a reload, until they are saved or discarded. `keptSince`: of restored ones. */
export function usePaperDraft(matchId: string) {
  const { storage } = useHost();
  const key = keyOf(matchId);
  const [draft, setDraft] = useState(() => parse(storage.get(key)));
  const [keptSince, setKeptSince] = useState(draft?.at ?? null);
  return {
    entries: draft ?? empty,
    keptSince,
    change: (change: (entries: PaperEntries) => Partial<PaperEntries>) =>
      setDraft((known) => {
        const before = known ?? empty;
        const next = { ...before, ...change(before), at: new Date().toISOString() };
        storage.set(key, JSON.stringify(next));
        return next;
      }),
    discard: () => {
      storage.remove(key);
      setDraft(null);
      setKeptSince(null);
    },
  };
}

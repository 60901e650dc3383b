import { useState } from 'react';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';

/** A scheme that is edited, and the schemes before its changes. */
export type EditedScheme = { scheme: RankingScheme; past: readonly { scheme: RankingScheme; field: string }[] };

/** A scheme that is edited. Successive edits of one field are one change, which `undo` takes back. */
export function useSchemeHistory(initial: EditedScheme) {
  const [edited, setHistory] = useState(initial);
  const { scheme, past } = edited;
  return {
    scheme,
    edited,
    canUndo: past.length > 0,
    /** `field`: the id of the number, or the name of the part */
    change: (field: string, update: (scheme: RankingScheme) => RankingScheme) =>
      setHistory((history) => ({
        scheme: update(history.scheme),
        past: history.past.at(-1)?.field === field ? history.past : [...history.past, { scheme: history.scheme, field }],
      })),
    undo: () =>
      setHistory((history) => {
        const last = history.past.at(-1);
        return last ? { scheme: last.scheme, past: history.past.slice(0, -1) } : history;
      }),
    /** starts again from a scheme, without changes to undo */
    reset: (next: RankingScheme) => setHistory({ scheme: next, past: [] }),
  };
}
export type SchemeHistory = ReturnType<typeof useSchemeHistory>;

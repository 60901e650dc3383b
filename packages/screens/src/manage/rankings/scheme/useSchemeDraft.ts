import { useState } from 'react';
import type { RankingScheme } from '@oche/api/contract/ranking';
import { useApi } from '@oche/api/provider';
import type { EditedScheme } from './useSchemeHistory.ts';

/** Changes of a scheme that are not saved, and the scheme that they started from. */
export type SchemeDraft = { base: { scheme: RankingScheme; version: number }; edited: EditedScheme };

/** The drafts of a session by ranking. They are kept in memory, so they end with a reload. */
const drafts = new WeakMap<object, Map<string, SchemeDraft>>();

/** The draft of a ranking when the editor opens, and a function that stores it; null forgets it. */
export function useSchemeDraft(ranking: string): [SchemeDraft | null, (draft: SchemeDraft | null) => void] {
  const { client } = useApi();
  const [initial] = useState(() => drafts.get(client)?.get(ranking) ?? null);
  const store = (draft: SchemeDraft | null) => {
    const own = drafts.get(client) ?? new Map<string, SchemeDraft>();
    drafts.set(client, own);
    if (draft) own.set(ranking, draft);
    else own.delete(ranking);
  };
  return [initial, store];
}

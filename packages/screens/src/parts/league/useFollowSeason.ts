import { useRef } from 'react';
import { topicsOf } from '@oche/api/contract/topics';
import { useOpenReads, useSetMatch } from '@oche/api/query';
import { useChannels } from '@oche/realtime/provider';
import { useRefetch } from '../../shell/useRefetch.ts';

/** A table changes once for each match, not for each game, so that its readers need not wait long. In milliseconds. */
const seasonSpreadMs = 1500;

/** Keeps the data of the pages of a season up to date: for organisers at once, for everybody else within two seconds. */
export function useFollowSeason(id: string, isOrganiser: boolean): void {
  const refetch = useRefetch({ prompt: isOrganiser, maxSpreadMs: seasonSpreadMs });
  const setMatch = useSetMatch();
  const openReads = useOpenReads();
  const joined = useRef<string | null>(null);
  useChannels<'season'>(
    [{ channel: 'season', id }],
    ({ event, data }) => {
      if (event === 'changed') return refetch(data.topics);
      const behind = setMatch(data.match);
      // What organisers have to do follows from more than the row of a match.
      refetch(isOrganiser ? [...behind, 'sheets', 'fixtures'] : behind);
    },
    () => {
      // After an interruption anything may have changed. Since the page was rendered, some seconds ago, only matches in progress may have.
      refetch(joined.current === id ? topicsOf('season') : openReads());
      joined.current = id;
    },
  );
}

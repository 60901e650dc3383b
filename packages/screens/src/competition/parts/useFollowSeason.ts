import { useRef } from 'react';
import { topicsOf } from '@oche/api/contract/topics';
import { useChannels } from '@oche/realtime/provider';
import { useRefetch } from '../../shell/useRefetch.ts';

/** Keeps the data of a page of a season up to date. */
export function useFollowSeason(id: string): void {
  const refetch = useRefetch({ prompt: true });
  const wasJoined = useRef(false);
  useChannels<'season'>(
    [{ channel: 'season', id }],
    ({ data }) => refetch(data.topics),
    () => {
      // A page has just read its data when it joins for the first time.
      if (wasJoined.current) refetch(topicsOf('season'));
      wasJoined.current = true;
    },
  );
}

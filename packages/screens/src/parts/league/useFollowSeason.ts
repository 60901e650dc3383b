import { useRef } from 'react';
import { topicsOf } from '@oche/api/contract/topics';
import { useChannels } from '@oche/realtime/provider';
import { useRefetch } from '../../shell/useRefetch.ts';

/** Keeps the data of the pages of a season up to date: for organisers at once, for captains within some seconds. */
export function useFollowSeason(id: string, isOrganiser: boolean): void {
  const refetch = useRefetch({ prompt: isOrganiser });
  const joined = useRef<string | null>(null);
  useChannels<'season'>(
    [{ channel: 'season', id }],
    ({ data }) => refetch(data.topics),
    () => {
      // After an interruption. When a page opens, its data have just been read, and may be some seconds old.
      if (joined.current === id) refetch(topicsOf('season'));
      joined.current = id;
    },
  );
}

import { useEffect, useState } from 'react';
import type { Endpoint } from '@oche/api/contract/define';
import type { Endpoints } from '@oche/api/contract/endpoints';
import { loadContract, loadedContract } from '@oche/api/contract/load';
import { channelOfTopic, topicsOf, type Followed } from '@oche/api/contract/topics';
import { useKnown, useSetGame } from '@oche/api/query';
import type { Reads } from '@oche/api/read';
import { useUser } from '@oche/api/session';
import { useChannels } from '@oche/realtime/provider';
import { useRefetch } from './useRefetch.ts';

type Options = {
  /** refetches without the random delay of spectators, for organisers and for a user's own data */
  prompt?: boolean;
};

/** Keeps these reads up to date through their channels: a visit updates its game in the cache, and every other change causes a refetch. */
export function useLive(reads: Reads, options: Options = {}): void {
  const contract = useContract();
  const responses = useKnown(reads);
  const user = useUser();
  const all = contract
    ? Object.entries(reads).map(([key, { name }]) => ({ endpoint: contract[name] as Endpoint, response: responses[key] }))
    : [];
  const followed = all.flatMap(({ endpoint, response }) =>
    endpoint.method === 'GET' && response !== undefined ? (endpoint.follows?.(response) ?? []) : [],
  );
  const isOwn = all.some(({ endpoint }) => endpoint.method === 'GET' && endpoint.reads.some((topic) => channelOfTopic[topic] === 'user'));
  useFollow(followed, isOwn ? user?.id : undefined, options);
}

/** Subscribes to these channels and to the channel of a user, and refetches the reads that their messages make stale. */
export function useFollow(followed: readonly Followed[], userId: string | undefined, { prompt = false }: Options = {}): void {
  const setGame = useSetGame();
  const refetch = useRefetch({ prompt });
  const refetchOwn = useRefetch({ prompt: true });
  useChannels<'tournament' | 'privateTournament'>(
    ofChannels(followed, 'tournament', 'privateTournament'),
    ({ event, data }) => refetch(event === 'game' ? setGame(data.game) : data.topics),
    () => refetch(topicsOf('tournament')),
  );
  useChannels<'match'>(
    ofChannels(followed, 'match'),
    ({ event, data }) => refetch(event === 'game' ? setGame(data.game) : ['sheets']),
    () => refetch(['sheets']),
  );
  useChannels<'board'>(
    ofChannels(followed, 'board'),
    ({ data }) => refetchOwn(data.topics),
    () => refetchOwn(topicsOf('board')),
  );
  useChannels<'user'>(
    userId === undefined ? [] : [{ channel: 'user', id: userId }],
    ({ event, data }) => refetchOwn(event === 'changed' ? data.topics : ['notifications', 'mine']),
    () => refetchOwn(topicsOf('user')),
  );
}

/** The channels of these kinds. Channels of games are left out, because `useGame` follows their logs. */
const ofChannels = <C extends Followed['channel']>(followed: readonly Followed[], ...channels: C[]): { channel: C; id: string }[] =>
  followed.filter((each): each is { channel: C; id: string } => channels.some((channel) => channel === each.channel));

/** The contract; undefined until it has loaded. */
function useContract(): Endpoints | undefined {
  const [contract, setContract] = useState(loadedContract);
  useEffect(() => {
    let unmounted = false;
    loadContract().then(
      (loaded) => !unmounted && setContract(() => loaded),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, []);
  return contract;
}

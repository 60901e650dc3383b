import { useEffect, useState } from 'react';
import type { Endpoint } from '@oche/api/contract/define';
import type { Endpoints } from '@oche/api/contract/endpoints';
import { loadContract, loadedContract } from '@oche/api/contract/load';
import { tellers, topicsOf, type Followed } from '@oche/api/contract/topics';
import { useKnown, useSetGame } from '@oche/api/query';
import type { Reads } from '@oche/api/read';
import { useSession } from '@oche/api/session';
import { useChannels } from '@oche/realtime/provider';
import { useReadAgain } from './useReadAgain.ts';

type Options = {
  /** reads again at once, for organisers and for what is somebody's own; the reads of spectators are spread */
  prompt?: boolean;
};

/** Keeps these reads as their channels tell them: a visit changes a game where it stands, everything else is read again. */
export function useLive(reads: Reads, options: Options = {}): void {
  const contract = useContract();
  const answers = useKnown(reads);
  const { user } = useSession();
  const all = contract
    ? Object.entries(reads).map(([key, { name }]) => ({ endpoint: contract[name] as Endpoint, answer: answers[key] }))
    : [];
  const told = all.flatMap(({ endpoint, answer }) =>
    endpoint.method === 'GET' && answer !== undefined ? (endpoint.follows?.(answer) ?? []) : [],
  );
  const isOwn = all.some(({ endpoint }) => endpoint.method === 'GET' && endpoint.reads.some((topic) => tellers[topic] === 'user'));
  useFollow(told, isOwn ? user?.id : undefined, options);
}

/** Follows channels, and that of a user; they tell which reads on the page have to be made again. */
export function useFollow(followed: readonly Followed[], userId: string | undefined, { prompt = false }: Options = {}): void {
  const setGame = useSetGame();
  const readAgain = useReadAgain({ prompt });
  const readOwnAgain = useReadAgain({ prompt: true });
  useChannels<'tournament' | 'privateTournament'>(
    only(followed, 'tournament', 'privateTournament'),
    ({ event, data }) => readAgain(event === 'game' ? setGame(data.game) : data.topics),
    () => readAgain(topicsOf('tournament')),
  );
  useChannels<'board'>(
    only(followed, 'board'),
    ({ data }) => readOwnAgain(data.topics),
    () => readOwnAgain(topicsOf('board')),
  );
  useChannels<'user'>(
    userId === undefined ? [] : [{ channel: 'user', id: userId }],
    ({ event, data }) => readOwnAgain(event === 'changed' ? data.topics : ['notifications', 'mine']),
    () => readOwnAgain(topicsOf('user')),
  );
}

/** Without games: they have a log, which is followed by itself. */
const only = <C extends Followed['channel']>(followed: readonly Followed[], ...channels: C[]): { channel: C; id: string }[] =>
  followed.filter((each): each is { channel: C; id: string } => channels.some((channel) => channel === each.channel));

/** Once it is there: nothing is told before. */
function useContract(): Endpoints | undefined {
  const [contract, setContract] = useState(loadedContract);
  useEffect(() => {
    let gone = false;
    loadContract().then(
      (loaded) => !gone && setContract(() => loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return contract;
}

import {
  hashKey,
  useMutation,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQueries,
  useSuspenseQuery,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Endpoint } from './contract/define.ts';
import type { EndpointName, Endpoints, Input, Output } from './contract/endpoints.ts';
import type { GameSummary } from './contract/game.ts';
import { loadContract, loadedContract } from './contract/load.ts';
import { concerns, type Topic } from './contract/topics.ts';
import type { ApiError } from './errors.ts';
import { gamesIn, withGames } from './newestGames.ts';
import { useApi } from './provider.ts';
import { readMomentKey } from './queryClient.ts';
import { queryOptionsOf, read, type Answers, type InputArgument, type Read, type Reads } from './read.ts';

/** The answer of an endpoint; suspends until it is there, throws `ApiError` to the boundary where there never was one. */
export function useRead<K extends EndpointName>(name: K, ...input: InputArgument<K>): Output<K> {
  const { client } = useApi();
  return useSuspenseQuery(queryOptionsOf(client, read(name, ...input))).data;
}

/** That they are being read again, and when they were read, is nothing to a screen: it is drawn anew when an answer is another. */
const answersOf = (results: readonly { data: unknown }[]) => results.map(({ data }) => data);

const hashOf = ({ name, input }: Read) => hashKey([name, input]);

/** Several reads at once, fetched side by side; what is read under two names is fetched once. */
export function useReads<R extends Reads>(reads: R): Answers<R> {
  const { client } = useApi();
  const named = Object.entries(reads).map(([name, each]) => ({ name, hash: hashOf(each), each }));
  const asked = new Map(named.map(({ hash, each }) => [hash, queryOptionsOf(client, each)]));
  const answers = useSuspenseQueries({ queries: [...asked.values()], combine: answersOf });
  const byHash = new Map([...asked.keys()].map((hash, index) => [hash, answers[index]]));
  return Object.fromEntries(named.map(({ name, hash }) => [name, byHash.get(hash)])) as Answers<R>;
}

/** What is out of date: all reads of a topic, or one read. */
export type Stale = Topic | Read;

const endpointOf = (contract: Endpoints, [name]: readonly unknown[]): Endpoint | undefined => contract[name as EndpointName];

/** Topics that the answer in a cache is about. */
const readsOf = (contract: Endpoints, key: readonly unknown[]): readonly Topic[] => {
  const endpoint = endpointOf(contract, key);
  return endpoint?.method === 'GET' ? endpoint.reads : [];
};

/** Chooses the answers in a cache that are out of date. */
const isStale = (contract: Endpoints, stale: readonly Stale[]) => {
  const topics = stale.filter((each) => typeof each === 'string');
  const keys = new Set(stale.flatMap((each) => (typeof each === 'string' ? [] : hashOf(each))));
  return ({ queryKey }: { queryKey: readonly unknown[] }) => concerns(topics, readsOf(contract, queryKey)) || keys.has(hashKey(queryKey));
};

/** Marks reads as out of date; those on the screen are fetched again, each once. Resolves when they have arrived. */
export const invalidate = async (cache: QueryClient, stale: readonly Stale[]): Promise<void> =>
  cache.invalidateQueries({ predicate: isStale(await loadContract(), stale) });

/** The same, for the cache of this page. */
export function useInvalidate(): (stale: readonly Stale[]) => Promise<void> {
  const cache = useQueryClient();
  return useCallback((stale) => invalidate(cache, stale), [cache]);
}

/** What the cache has of these reads; undefined where nothing has been read yet. */
export function useKnown(reads: Reads): Readonly<Record<string, unknown>> {
  const cache = useQueryClient();
  return Object.fromEntries(Object.entries(reads).map(([key, { name, input }]) => [key, cache.getQueryData([name, input])]));
}

/** Puts an answer into the cache, e.g. one that came over a channel. An updater gets what is there, and is not asked where nothing is. */
export function useSetRead(): <K extends EndpointName>(read: Read<K>, update: (before: Output<K>) => Output<K>) => void {
  const cache = useQueryClient();
  return useCallback(
    <K extends EndpointName>({ name, input }: Read<K>, update: (before: Output<K>) => Output<K>) =>
      void cache.setQueryData<Output<K>>([name, input], (before) => (before === undefined ? undefined : update(before))),
    [cache],
  );
}

/**
 * A game that a channel tells of, put wherever an answer shows it. Returns the reads that have to be made again: those in which it began, ended,
 * changed boards or was corrected after its end, and those about the results of all games of a tournament if it is new to them.
 */
export function useSetGame(): (game: GameSummary) => readonly Read[] {
  const cache = useQueryClient();
  return useCallback(
    (game) => {
      const contract = loadedContract();
      if (!contract) return [];
      return cache
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state: { data } }) => {
          const topics = readsOf(contract, queryKey);
          if (data === undefined || !concerns(['games'], topics)) return [];
          const known = gamesIn(data).get(game.id);
          const [name, input] = queryKey as [EndpointName, never];
          if (!known) return game.phase !== 'playing' && concerns(['results'], topics) ? [{ name, input }] : [];
          if (known.length > game.length) return [];
          cache.setQueryData(queryKey, withGames(data, new Map([[game.id, game]])));
          const isCorrected = game.phase === 'finished' && known.length < game.length;
          return known.phase === game.phase && known.board?.id === game.board?.id && !isCorrected ? [] : [{ name, input }];
        });
    },
    [cache],
  );
}

/**
 * Calls an endpoint that changes something: `const { mutate, isPending, error } = useWrite('createEvent')`. It is pending until the reads of the
 * topics that it `changes` have arrived again, so that nobody sees the old list after "saved". Those that no screen shows are removed
 * from the cache: the next page would otherwise start from the old answer, e.g. choose from a list without the new event.
 * `readsAgain: false`: the caller puts the answer where it belongs, and channels tell of the rest.
 */
export function useWrite<K extends EndpointName>(
  name: K,
  { readsAgain = true }: { readsAgain?: boolean } = {},
): UseMutationResult<Output<K>, ApiError, Input<K>> {
  const call = useCall();
  const { client } = useApi();
  return useMutation<Output<K>, ApiError, Input<K>>({
    mutationFn: (input) => (readsAgain ? call(name, input) : client.call(name, input)),
  });
}

/** Calls an endpoint that changes something, and resolves when the reads of the topics that it changes have arrived again. */
export function useCall(): <K extends EndpointName>(name: K, input: Input<K>) => Promise<Output<K>> {
  const { client, socketId } = useApi();
  const cache = useQueryClient();
  return useCallback(
    async (name, input) => {
      const answer = await client.call(name, input, { socketId: socketId() });
      const contract = await loadContract();
      const endpoint: Endpoint = contract[name];
      const predicate = isStale(contract, endpoint.method === 'GET' ? [] : endpoint.changes);
      cache.removeQueries({ predicate, type: 'inactive' });
      await cache.invalidateQueries({ predicate });
      return answer;
    },
    [cache, client, socketId],
  );
}

/** Whether all of these have been answered, e.g. by a server before it sent the page; false where nothing is read. */
export function useAreRead(reads: Reads): boolean {
  const cache = useQueryClient();
  const all = Object.values(reads);
  return all.length > 0 && all.every(({ name, input }) => cache.getQueryData([name, input]) !== undefined);
}

/** For an error boundary: lets failed reads be fetched again when it renders its children anew. */
export const useResetFailedReads = (): (() => void) => useQueryErrorResetBoundary().reset;

/** When a server read the page, in milliseconds; undefined where none did. */
export const useReadMoment = (): number | undefined => useQueryClient().getQueryData(readMomentKey);

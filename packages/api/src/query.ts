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
import type { Match } from './contract/fixture.ts';
import { gamesIn, withGames } from './newestGames.ts';
import { useApi } from './provider.ts';
import { openReads, putMatch } from './newestMatch.ts';
import { readMomentKey } from './queryClient.ts';
import { queryOptionsOf, read, type Responses, type InputArgument, type Read, type Reads } from './read.ts';

/** The response of an endpoint. Suspends until it has arrived; throws the `ApiError` to the error boundary if no read has ever succeeded. */
export function useRead<K extends EndpointName>(name: K, ...input: InputArgument<K>): Output<K> {
  const { client } = useApi();
  return useSuspenseQuery(queryOptionsOf(client, read(name, ...input))).data;
}

/** Leaves out times and fetch states, so that a screen renders again only if the data changes. */
const dataOf = (results: readonly { data: unknown }[]) => results.map(({ data }) => data);

const hashOf = ({ name, input }: Read) => hashKey([name, input]);

/** Several reads, fetched in parallel. A read under two names is fetched once. */
export function useReads<R extends Reads>(reads: R): Responses<R> {
  const { client } = useApi();
  const named = Object.entries(reads).map(([name, each]) => ({ name, hash: hashOf(each), each }));
  const options = new Map(named.map(({ hash, each }) => [hash, queryOptionsOf(client, each)]));
  const responses = useSuspenseQueries({ queries: [...options.values()], combine: dataOf });
  const byHash = new Map([...options.keys()].map((hash, index) => [hash, responses[index]]));
  return Object.fromEntries(named.map(({ name, hash }) => [name, byHash.get(hash)])) as Responses<R>;
}

/** Stale reads: all reads of a topic, or one read. */
export type Stale = Topic | Read;

const endpointOf = (contract: Endpoints, [name]: readonly unknown[]): Endpoint | undefined => contract[name as EndpointName];

/** The topics of a cached response. */
const readsOf = (contract: Endpoints, key: readonly unknown[]): readonly Topic[] => {
  const endpoint = endpointOf(contract, key);
  return endpoint?.method === 'GET' ? endpoint.reads : [];
};

/** A predicate for the stale responses of a cache. Only topics need the contract. */
const isStale = (contract: Endpoints | undefined, stale: readonly Stale[]) => {
  const topics = stale.filter((each) => typeof each === 'string');
  const keys = new Set(stale.flatMap((each) => (typeof each === 'string' ? [] : hashOf(each))));
  return ({ queryKey }: { queryKey: readonly unknown[] }) =>
    keys.has(hashKey(queryKey)) || (contract !== undefined && concerns(topics, readsOf(contract, queryKey)));
};

/** Marks reads as stale, and refetches those on the screen, each once. Resolves when they have arrived. */
export const invalidate = async (cache: QueryClient, stale: readonly Stale[]): Promise<void> =>
  cache.invalidateQueries({ predicate: isStale(stale.some((each) => typeof each === 'string') ? await loadContract() : undefined, stale) });

/** `invalidate` for the cache of this page. */
export function useInvalidate(): (stale: readonly Stale[]) => Promise<void> {
  const cache = useQueryClient();
  return useCallback((stale) => invalidate(cache, stale), [cache]);
}

/** The cached responses of these reads; undefined for a read without a response. */
export function useKnown(reads: Reads): Readonly<Record<string, unknown>> {
  const cache = useQueryClient();
  return Object.fromEntries(Object.entries(reads).map(([key, { name, input }]) => [key, cache.getQueryData([name, input])]));
}

/** Updates a cached response, e.g. with data from a channel. `update` is not called if there is no cached response. */
export function useSetRead(): <K extends EndpointName>(read: Read<K>, update: (cached: Output<K>) => Output<K>) => void {
  const cache = useQueryClient();
  return useCallback(
    <K extends EndpointName>({ name, input }: Read<K>, update: (cached: Output<K>) => Output<K>) =>
      void cache.setQueryData<Output<K>>([name, input], (cached) => (cached === undefined ? undefined : update(cached))),
    [cache],
  );
}

/** Puts a response into the cache that this device can derive, so that a page has it without a network. A known response stays. */
export function useAddRead(): <K extends EndpointName>(read: Read<K>, response: Output<K>) => void {
  const cache = useQueryClient();
  return useCallback(
    <K extends EndpointName>({ name, input }: Read<K>, response: Output<K>) =>
      void cache.setQueryData<Output<K>>([name, input], (cached) => cached ?? response),
    [cache],
  );
}

/**
 * Puts a game from a channel into every cached response that contains it. Returns the reads to refetch: those in which the game began, ended,
 * changed boards or was corrected after its end. Reads about results that do not contain the game are refetched too, unless it is being played.
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

/** `putMatch` for the cache of this page. */
export function useSetMatch(): (match: Match) => readonly Read[] {
  const cache = useQueryClient();
  return useCallback((match) => putMatch(cache, match), [cache]);
}

/** `openReads` of the cache of this page, at the moment of the call. */
export function useOpenReads(): () => readonly Read[] {
  const cache = useQueryClient();
  return useCallback(() => openReads(cache, Date.now()), [cache]);
}

/**
 * Calls an endpoint that writes: `const { mutate, isPending, error } = useWrite('createEvent')`. It is pending until the reads of the topics
 * that it `changes` have been refetched, so that users do not see the old list after "saved". Reads that no screen shows are removed from the
 * cache. Otherwise the next page would start with the old response, for example a list without the new event. With `refetches: false` nothing
 * is refetched: the caller updates the cache, and channels announce other changes.
 */
export function useWrite<K extends EndpointName>(
  name: K,
  { refetches = true }: { refetches?: boolean } = {},
): UseMutationResult<Output<K>, ApiError, Input<K>> {
  const call = useCall();
  const { client } = useApi();
  return useMutation<Output<K>, ApiError, Input<K>>({
    mutationFn: (input) => (refetches ? call(name, input) : client.call(name, input)),
  });
}

/** Calls an endpoint that writes, and resolves when the reads of the topics that it changes have been refetched. */
export function useCall(): <K extends EndpointName>(name: K, input: Input<K>) => Promise<Output<K>> {
  const { client, socketId } = useApi();
  const cache = useQueryClient();
  return useCallback(
    async (name, input) => {
      const response = await client.call(name, input, { socketId: socketId() });
      const contract = await loadContract();
      const endpoint: Endpoint = contract[name];
      const predicate = isStale(contract, endpoint.method === 'GET' ? [] : endpoint.changes);
      cache.removeQueries({ predicate, type: 'inactive' });
      await cache.invalidateQueries({ predicate });
      return response;
    },
    [cache, client, socketId],
  );
}

/** Whether the cache has responses to all of these reads, e.g. from the rendering server; false if there are no reads. */
export function useAreRead(reads: Reads): boolean {
  const cache = useQueryClient();
  const all = Object.values(reads);
  return all.length > 0 && all.every(({ name, input }) => cache.getQueryData([name, input]) !== undefined);
}

/** For an error boundary: allows failed reads to be fetched again when it renders its children again. */
export const useResetFailedReads = (): (() => void) => useQueryErrorResetBoundary().reset;

/** The time at which the server read the page, in milliseconds since 1970; undefined if the page was not rendered on a server. */
export const useReadMoment = (): number | undefined => useQueryClient().getQueryData(readMomentKey);

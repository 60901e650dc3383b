import {
  hashKey,
  useMutation,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQueries,
  useSuspenseQuery,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName, Input, Output } from './contract/endpoints.ts';
import type { ApiError } from './errors.ts';
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

/** What a write makes out of date: every read of an endpoint, or one read. */
export type Stale = EndpointName | Read;

/** Removes duplicate keys: a page may read the same under two names, and a second invalidation would cancel the fetch of the first. */
const keysOf = (stale: readonly Stale[]): readonly unknown[][] => {
  const keys = stale.map((each) => (typeof each === 'string' ? [each] : [each.name, each.input]));
  return [...new Map(keys.map((key) => [hashKey(key), key])).values()];
};

/** Marks reads as out of date; those on the screen are fetched again. Resolves when they have arrived. */
export function useInvalidate(): (stale: readonly Stale[]) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (stale) => {
      await Promise.all(keysOf(stale).map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
    [cache],
  );
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
 * Calls an endpoint that changes something: `const { mutate, isPending, error } = useWrite('createEvent', { invalidates: ['listEvents'] })`.
 * It is pending until the reads that it `invalidates` have arrived again, so that nobody sees the old list after "saved". Those that no
 * screen shows are removed from the cache: the next page would otherwise start from the old answer, e.g. choose from a list without the new event.
 */
export function useWrite<K extends EndpointName>(
  name: K,
  { invalidates }: { invalidates?: readonly Stale[] | ((answer: Output<K>, input: Input<K>) => readonly Stale[]) } = {},
): UseMutationResult<Output<K>, ApiError, Input<K>> {
  const { client } = useApi();
  const cache = useQueryClient();
  const invalidate = useInvalidate();
  return useMutation<Output<K>, ApiError, Input<K>>({
    mutationFn: (input) => client.call(name, input),
    onSuccess: async (answer, input) => {
      const stale = typeof invalidates === 'function' ? invalidates(answer, input) : (invalidates ?? []);
      for (const queryKey of keysOf(stale)) cache.removeQueries({ queryKey, type: 'inactive' });
      await invalidate(stale);
    },
  });
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

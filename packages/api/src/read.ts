import type { Client } from './client.ts';
import type { EndpointName, Input, Output } from './contract/endpoints.ts';

/*
 * Reads as data, without React: a page declares what it reads, a server fetches it before rendering, the browser
 * finds it in the cache under the same key.
 */

/** A call that only reads: the name of an endpoint and its input. */
export type Read<K extends EndpointName = EndpointName> = { name: K; input: Input<K> };

/** What a page reads, by the names under which its screen gets them. */
export type Reads = Readonly<Record<string, Read>>;

/** What answers a `Read`. */
export type Answer<R> = R extends { name: infer K extends EndpointName } ? Output<K> : never;
export type Answers<R extends Reads> = { [K in keyof R]: Answer<R[K]> };

/** `[]` where the endpoint can be called without input. */
export type InputArgument<K extends EndpointName> = Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>];

/** `read('getTournament', { tournament: 'friday-42' })`; nothing is sent by this. */
export function read<K extends EndpointName>(name: K, ...[input]: InputArgument<K>): Read<K> {
  return { name, input: input ?? ({} as Input<K>) };
}

/** Key and function of a read for the query cache. */
export function queryOptionsOf<K extends EndpointName>(client: Client, { name, input }: Read<K>) {
  return {
    queryKey: [name, input] as const,
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<Output<K>> => client.call(name, input, signal ? { signal } : {}),
  };
}

import type { Client } from './client.ts';
import type { EndpointName, Input, Output } from './contract/endpoints.ts';

/*
 * Reads as data, without React: a page declares its reads, a server fetches them before rendering, and the browser
 * finds them in the cache under the same keys.
 */

/** A call that only reads: the name of an endpoint and its input. */
export type Read<K extends EndpointName = EndpointName> = { name: K; input: Input<K> };

/** The reads of a page, by the names of the screen's props. */
export type Reads = Readonly<Record<string, Read>>;

/** The type of the response to a `Read`. */
export type ResponseTo<R> = R extends { name: infer K extends EndpointName } ? Output<K> : never;
export type Responses<R extends Reads> = { [K in keyof R]: ResponseTo<R[K]> };

/** The arguments of a read; the input is optional if the endpoint can be called without one. */
export type InputArgument<K extends EndpointName> = Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>];

/** Describes a read, without sending it: `read('getTournament', { tournament: 'friday-42' })`. */
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

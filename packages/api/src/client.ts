import type { EndpointName, Input, Output } from './contract/endpoints.ts';
import { loadContract, loadedContract } from './contract/load.ts';
import type { Access, Endpoint } from './contract/define.ts';
import { ApiError, type ErrorBody } from './errors.ts';
import { socketHeader, versionHeader, type requestHeaders } from './requestHeaders.ts';
import { camel, fromWire, snake, toWire } from './wire.ts';

export type ClientOptions = {
  /** e.g. `/api` or `http://localhost:4000/api`, without a slash at the end */
  baseUrl: string;
  /** bearer of the next request, by who may call the endpoint; none where it answers null */
  token?: (access: Access) => string | null;
  fetch?: typeof fetch;
};

export type CallOptions = {
  signal?: AbortSignal;
  token?: string;
  /** of the caller, who reads again what the write changes, so that its channels need not say so */
  socketId?: string | null;
};

export type Client = {
  call<K extends EndpointName>(name: K, input: Input<K>, options?: CallOptions): Promise<Output<K>>;
  /** epoch of the database that answered last; it changes if the database is restored from a backup. Null before the first answer. */
  database?(): string | null;
};

/** Names the database that answered. */
export const epochHeader = 'oche-epoch';

/** Address and body of a call, the same for client and mocks. */
export const requestOf = (endpoint: Endpoint, input: Record<string, unknown>): { url: string; body: unknown } => {
  const params = new Set<string>();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, param: string) => {
    params.add(camel(param));
    return encodeURIComponent(String(input[camel(param)]));
  });
  const rest = Object.fromEntries(Object.entries(input).filter(([key, value]) => !params.has(key) && value !== undefined));
  if (endpoint.method !== 'GET') return { url: path, body: endpoint.input ? toWire(endpoint.input, rest) : undefined };
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [snake(key), String(value)]));
  return { url: query.size ? `${path}?${query}` : path, body: undefined };
};

const offline = () => new ApiError(0, { code: 'offline', message: 'No answer from the server.' });

/** Calls the API by the name of an endpoint. Answers are converted and parsed; refusals become `ApiError`. */
export function createClient({ baseUrl, token, fetch: send = (...args) => fetch(...args) }: ClientOptions): Client {
  loadContract().catch(() => undefined);
  let database: string | null = null;
  return {
    database: () => database,
    async call(name, input, options = {}) {
      const known =
        loadedContract() ??
        (await loadContract().catch((): never => {
          throw offline();
        }));
      const endpoint: Endpoint = known[name];
      const { url, body } = requestOf(endpoint, input as Record<string, unknown>);
      const bearer = options.token ?? token?.(endpoint.access) ?? null;
      const headers: Partial<Record<(typeof requestHeaders)[number], string>> = { accept: 'application/json', [versionHeader]: '1' };
      if (bearer) headers['authorization'] = `Bearer ${bearer}`;
      if (options.socketId) headers[socketHeader] = options.socketId;
      if (body !== undefined) headers['content-type'] = 'application/json';
      let response: Response;
      try {
        response = await send(baseUrl + url, {
          method: endpoint.method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(options.signal ? { signal: options.signal } : {}),
        });
      } catch (error) {
        if (options.signal?.aborted) throw error;
        throw offline();
      }
      database = response.headers.get(epochHeader) ?? database;
      const json: unknown = await response.json().catch(() => undefined);
      if (!response.ok) {
        const refusal = json as ErrorBody | undefined;
        throw new ApiError(
          response.status,
          typeof refusal?.code === 'string' ? refusal : { code: 'http', message: `HTTP error! status: ${response.status}` },
        );
      }
      return endpoint.output.parse(fromWire(endpoint.output, json)) as Output<typeof name>;
    },
  };
}

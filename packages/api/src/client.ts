import type { EndpointName, Input, Output } from './contract/endpoints.ts';
import { loadContract, loadedContract } from './contract/load.ts';
import type { Access, Endpoint } from './contract/define.ts';
import { ApiError, type ErrorBody } from './errors.ts';
import { socketHeader, versionHeader, type requestHeaders } from './requestHeaders.ts';
import { camel, fromWire, snake, toWire } from './wire.ts';

export type ClientOptions = {
  /** e.g. `/api` or `http://localhost:4000/api`, without a trailing slash */
  baseUrl: string;
  /** returns the bearer token for an endpoint with this access; null for a request without a token */
  token?: (access: Access) => string | null;
  fetch?: typeof fetch;
};

export type CallOptions = {
  signal?: AbortSignal;
  token?: string;
  /** id of the caller's realtime connection: the server does not send messages about this write to it, because the caller refetches anyway */
  socketId?: string | null;
};

export type Client = {
  call<K extends EndpointName>(name: K, input: Input<K>, options?: CallOptions): Promise<Output<K>>;
  /** epoch of the database behind the last response; it changes if the database is restored from a backup. Null before the first response. */
  database?(): string | null;
};

/** Response header with the epoch of the database. */
export const epochHeader = 'oche-epoch';

/** URL (path and query) and body of a call. */
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

function headersOf(bearer: string | null, socketId: string | null, hasBody: boolean) {
  const headers: Partial<Record<(typeof requestHeaders)[number], string>> = { accept: 'application/json', [versionHeader]: '1' };
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  if (socketId) headers[socketHeader] = socketId;
  if (hasBody) headers['content-type'] = 'application/json';
  return headers;
}

/** The error of a response. The response of a proxy may have no JSON body with a code. */
const errorOf = (status: number, body: ErrorBody | undefined) =>
  new ApiError(status, typeof body?.code === 'string' ? body : { code: 'http', message: `HTTP error! status: ${status}` });

const offline = () => new ApiError(0, { code: 'offline', message: 'No response from the server.' });

/** Calls the API by the name of an endpoint. Responses are converted and parsed; error responses become an `ApiError`. */
export function createClient({ baseUrl, token, fetch: send = (...args) => fetch(...args) }: ClientOptions): Client {
  let database: string | null = null;
  return {
    database: () => database,
    async call(name, input, options = {}) {
      const contract =
        loadedContract() ??
        (await loadContract().catch((): never => {
          throw offline();
        }));
      const endpoint: Endpoint = contract[name];
      const { url, body } = requestOf(endpoint, input as Record<string, unknown>);
      const bearer = options.token ?? token?.(endpoint.access) ?? null;
      let response: Response;
      try {
        response = await send(baseUrl + url, {
          method: endpoint.method,
          headers: headersOf(bearer, options.socketId ?? null, body !== undefined),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(options.signal ? { signal: options.signal } : {}),
        });
      } catch (error) {
        if (options.signal?.aborted) throw error;
        throw offline();
      }
      database = response.headers.get(epochHeader) ?? database;
      const json: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw errorOf(response.status, json as ErrorBody | undefined);
      return endpoint.output.parse(fromWire(endpoint.output, json)) as Output<typeof name>;
    },
  };
}

import { ApiError, generalCodes, type ErrorCode } from '@oche/api/errors';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName, type Output, type Parsed } from '@oche/api/contract/endpoints';
import { camel, fromQuery, fromWire, pathParams, toWire } from '@oche/api/wire';
import { delay as wait } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

/** The mocked response of an endpoint: a value, or a function of the parsed input (path parameters, query and body merged). */
export type MockedResponse<K extends EndpointName> = Output<K> | ((input: Parsed<K>) => Output<K> | Promise<Output<K>>);

/** One page of a list. */
type PageOfList = { items: unknown[]; page: number; perPage: number; total: number };
type ListName = { [K in EndpointName]: Output<K> extends PageOfList ? K : never }[EndpointName];

/** The mocked response of each endpoint. Lists are optional, and empty by default. */
export type ResponsesTo<Names extends EndpointName> = { [K in Exclude<Names, ListName>]: MockedResponse<K> } & {
  [K in Names & ListName]?: MockedResponse<K>;
};

export type MockOptions = {
  /** 200 by default */
  status?: number;
  /** milliseconds before the response; `infinite` keeps the page loading */
  delay?: number | 'infinite';
};

/** The base path of the API, on any origin. */
const base = '*/api';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

const json = (body: unknown, status: number): Response => Response.json(body, { status });
const errorResponse = (status: number, code: string, message: string, extra: object = {}) => json({ code, message, ...extra }, status);

/** Validates a response against the contract and converts it to its wire format. Throws if it breaks the contract. */
const toBody = (name: EndpointName, response: unknown): unknown => {
  const { output }: Endpoint = endpoints[name];
  const parsed = output.safeParse(response);
  if (!parsed.success) {
    throw new Error(
      `The mock of ${name} breaks the contract. Change the mock or the contract.\n` +
        parsed.error.issues.map((issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`).join('\n'),
    );
  }
  return toWire(output, parsed.data);
};

const inputOf = async (endpoint: Endpoint, request: Request, params: Params): Promise<Record<string, unknown> | null> => {
  const path = Object.fromEntries(pathParams(endpoint.path).map((param) => [camel(param), params[param]]));
  if (!endpoint.input) return path;
  const raw =
    endpoint.method === 'GET'
      ? fromQuery(endpoint.input, new URL(request.url).searchParams)
      : fromWire(endpoint.input, await request.json().catch(() => null));
  const parsed = endpoint.input.safeParse(raw);
  return parsed.success ? { ...(parsed.data as Record<string, unknown>), ...path } : null;
};

type Responder = (input: Record<string, unknown>) => Promise<Response>;
type Params = Readonly<Record<string, unknown>>;

/** Parses the request of an endpoint and responds. */
const respondTo = async (name: EndpointName, request: Request, params: Params, respond: Responder): Promise<Response> => {
  const input = await inputOf(endpoints[name], request, params);
  // The server rejects such a request. A mock that accepts it would hide a bug of the screen.
  if (!input) return errorResponse(400, 'invalid', `The input of ${name} breaks the contract.`);
  return respond(input);
};

const handle = (name: EndpointName, respond: Responder): HttpHandler => {
  const { method, path }: Endpoint = endpoints[name];
  return methods[method](base + path.replace(/\{(\w+)\}/g, ':$1'), ({ request, params }) => respondTo(name, request, params, respond));
};

const silent = new WeakSet<object>();

/** Whether a mock never responds, so that tests need not wait for it. */
export const isSilent = (handler: object): boolean => silent.has(handler);

/** Responds with the body of `body`, or with the `ApiError` that it throws. */
const respond = async (body: () => unknown, status = 200): Promise<Response> => {
  try {
    return json(await body(), status);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json(error.body, error.status);
  }
};

const bodyOf = async <K extends EndpointName>(name: K, response: MockedResponse<K>, input: Record<string, unknown>): Promise<unknown> =>
  toBody(name, typeof response === 'function' ? await response(input as Parsed<K>) : response);

/**
 * Mocks one endpoint of the API. The contract determines the type of the response and validates it. A fixed response is validated when the
 * mock is created. A function may throw an `ApiError`, which is sent with its status and code.
 */
export const mock = <K extends EndpointName>(name: K, response: MockedResponse<K>, { status, delay }: MockOptions = {}): HttpHandler => {
  const fixed = typeof response === 'function' ? undefined : { body: toBody(name, response) };
  const handler = handle(name, async (input) => {
    if (delay !== undefined) await wait(delay);
    return respond(() => (fixed ? fixed.body : bodyOf(name, response, input)), status);
  });
  if (delay === 'infinite') silent.add(handler);
  return handler;
};

const names = Object.keys(endpoints) as EndpointName[];
const patterns = names.map((name) => {
  const { method, path }: Endpoint = endpoints[name];
  return { name, method, pattern: new RegExp(`/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/**
 * Mocks all endpoints with one handler. MSW reads the cookies of the page for every handler that it tries, so a handler for each endpoint
 * would take most of the time of a request. A response is validated when it is sent.
 */
export const mockAll = (responseTo: <K extends EndpointName>(name: K) => MockedResponse<K>): HttpHandler =>
  http.all(`${base}/*`, ({ request }) => {
    const { pathname } = new URL(request.url);
    for (const { name, method, pattern } of patterns) {
      const found = method === request.method ? pattern.exec(pathname) : null;
      if (!found) continue;
      const params = Object.fromEntries(Object.entries(found.groups ?? {}).map(([param, value]) => [param, decodeURIComponent(value)]));
      return respondTo(name, request, params, (input) => respond(() => bodyOf(name, responseTo(name), input)));
    }
    // Another handler may match.
    return undefined;
  });

/** The HTTP status of an error code: general codes have their own, all others have 422. */
const statusOf = (code: ErrorCode): number => (code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422);

/** Makes one endpoint fail with an error code of the contract. `fields` maps the wire names of invalid fields to their codes. */
export const mockError = (
  name: EndpointName,
  code: ErrorCode,
  {
    status = statusOf(code),
    fields,
    message = `Error: ${code}`,
  }: { status?: number; fields?: Record<string, string>; message?: string } = {},
): HttpHandler => handle(name, async () => errorResponse(status, code, message, fields ? { fields } : {}));

/** Makes one endpoint fail as if there were no network. */
export const mockNetworkError = (name: EndpointName): HttpHandler => handle(name, async () => HttpResponse.error());

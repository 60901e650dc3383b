import { ApiError, generalCodes, type ErrorCode } from '@oche/api/errors';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName, type Output, type Parsed } from '@oche/api/contract/endpoints';
import { camel, fromQuery, fromWire, pathParams, toWire } from '@oche/api/wire';
import { delay as wait } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

/** The answer of an endpoint: a value, or a function of the parsed input (path parameters, query and body merged). */
export type Answer<K extends EndpointName> = Output<K> | ((input: Parsed<K>) => Output<K> | Promise<Output<K>>);

/** One page of a list. */
type PageOfList = { items: unknown[]; page: number; perPage: number; total: number };
type ListName = { [K in EndpointName]: Output<K> extends PageOfList ? K : never }[EndpointName];

/** One answer for each endpoint. Lists are optional: without an answer they are empty. */
export type AnswersTo<Names extends EndpointName> = { [K in Exclude<Names, ListName>]: Answer<K> } & {
  [K in Names & ListName]?: Answer<K>;
};

export type MockOptions = {
  /** 200 by default */
  status?: number;
  /** milliseconds before the answer; `infinite` keeps the page loading */
  delay?: number | 'infinite';
};

/** The base path of the API, on any origin. */
const base = '*/api';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

const json = (body: unknown, status: number): Response => Response.json(body, { status });
const refuse = (status: number, code: string, message: string, extra: object = {}) => json({ code, message, ...extra }, status);

/** Validates an answer against the contract and converts it to its wire format. Throws if it breaks the contract. */
const toBody = (name: EndpointName, answer: unknown): unknown => {
  const { output }: Endpoint = endpoints[name];
  const parsed = output.safeParse(answer);
  if (!parsed.success) {
    throw new Error(
      `The mock of ${name} breaks the contract. Change the mock or the contract.\n` +
        parsed.error.issues.map((issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`).join('\n'),
    );
  }
  return toWire(output, parsed.data);
};

const inputOf = async (endpoint: Endpoint, request: Request, params: Record<string, unknown>): Promise<Record<string, unknown> | null> => {
  const path = Object.fromEntries(pathParams(endpoint.path).map((param) => [camel(param), params[param]]));
  if (!endpoint.input) return path;
  const raw =
    endpoint.method === 'GET'
      ? fromQuery(endpoint.input, new URL(request.url).searchParams)
      : fromWire(endpoint.input, await request.json().catch(() => null));
  const parsed = endpoint.input.safeParse(raw);
  return parsed.success ? { ...(parsed.data as Record<string, unknown>), ...path } : null;
};

const handle = (name: EndpointName, respond: (input: Record<string, unknown>) => Promise<Response>): HttpHandler => {
  const endpoint: Endpoint = endpoints[name];
  return methods[endpoint.method](base + endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    const input = await inputOf(endpoint, request, params);
    // The server rejects such a request. A mock that accepts it would hide a bug of the screen.
    if (!input) return refuse(400, 'invalid', `The input of ${name} breaks the contract.`);
    return respond(input);
  });
};

const silent = new WeakSet<object>();

/** Whether a mock never answers, so that tests need not wait for it. */
export const isSilent = (handler: object): boolean => silent.has(handler);

/**
 * Answers one endpoint of the API. The contract types and validates the answer, a fixed one as soon as the mock is created.
 * An answering function may throw an `ApiError`, which is sent with its status and code.
 */
export const mock = <K extends EndpointName>(name: K, answer: Answer<K>, { status = 200, delay }: MockOptions = {}): HttpHandler => {
  const fixed = typeof answer === 'function' ? undefined : { body: toBody(name, answer) };
  const handler = handle(name, async (input) => {
    if (delay !== undefined) await wait(delay);
    try {
      const body = fixed ? fixed.body : toBody(name, typeof answer === 'function' ? await answer(input as Parsed<K>) : answer);
      return json(body, status);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return json(error.body, error.status);
    }
  });
  if (delay === 'infinite') silent.add(handler);
  return handler;
};

/** The HTTP status of an error code: general codes have their own, rules of the sport answer 422. */
const statusOf = (code: ErrorCode): number => (code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422);

/** Answers one endpoint with an error code of the contract. `fields` maps the wire names of invalid fields to their codes. */
export const mockError = (
  name: EndpointName,
  code: ErrorCode,
  {
    status = statusOf(code),
    fields,
    message = `Refused: ${code}`,
  }: { status?: number; fields?: Record<string, string>; message?: string } = {},
): HttpHandler => handle(name, async () => refuse(status, code, message, fields ? { fields } : {}));

/** Makes one endpoint fail as if there were no network. */
export const mockNetworkError = (name: EndpointName): HttpHandler => handle(name, async () => HttpResponse.error());

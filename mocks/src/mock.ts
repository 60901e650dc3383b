import { ApiError, generalCodes, type ErrorCode } from '@oche/api/errors';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName, type Output, type Parsed } from '@oche/api/contract/endpoints';
import { camel, fromQuery, fromWire, pathParams, toWire } from '@oche/api/wire';
import { delay as wait } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

/** What an endpoint answers: the value itself, or a function of the parsed input (path parameters, query and body in one). */
export type Answer<K extends EndpointName> = Output<K> | ((input: Parsed<K>) => Output<K> | Promise<Output<K>>);

/** A page of a list. */
type PageOfList = { items: unknown[]; page: number; perPage: number; total: number };
type ListName = { [K in EndpointName]: Output<K> extends PageOfList ? K : never }[EndpointName];

/** Answers to endpoints: to each of them, except that a list without an answer is empty. */
export type AnswersTo<Names extends EndpointName> = { [K in Exclude<Names, ListName>]: Answer<K> } & {
  [K in Names & ListName]?: Answer<K>;
};

export type MockOptions = {
  /** 200 unless told */
  status?: number;
  /** milliseconds before the answer; `infinite` keeps the page loading */
  delay?: number | 'infinite';
};

/** Where the API answers, on any origin. */
const base = '*/api';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

const json = (body: unknown, status: number): Response => Response.json(body, { status });
const refuse = (status: number, code: string, message: string, extra: object = {}) => json({ code, message, ...extra }, status);

/** Parses an answer by the contract and writes it as it crosses the wire. Throws where the mock says what the contract does not. */
const written = (name: EndpointName, answer: unknown): unknown => {
  const { output }: Endpoint = endpoints[name];
  const parsed = output.safeParse(answer);
  if (!parsed.success) {
    throw new Error(
      `The mock of ${name} does not keep the contract, so that no screen could read it. Change the mock or the contract.\n` +
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
    // The server refuses such a request, so that a mock which accepts it would hide a mistake of the screen.
    if (!input) return refuse(400, 'invalid', `The input of ${name} is not what the contract says.`);
    return respond(input);
  });
};

const silent = new WeakSet<object>();

/** Whether a mock never answers: nobody needs to wait for it. */
export const isSilent = (handler: object): boolean => silent.has(handler);

/**
 * Answers one endpoint of the API. The answer is typed by the contract, parsed by it when it is given and written to the wire.
 * An answering function may throw an `ApiError`, which becomes that refusal.
 */
export const mock = <K extends EndpointName>(name: K, answer: Answer<K>, { status = 200, delay }: MockOptions = {}): HttpHandler => {
  const fixed = typeof answer === 'function' ? undefined : { body: written(name, answer) };
  const handler = handle(name, async (input) => {
    if (delay !== undefined) await wait(delay);
    try {
      const body = fixed ? fixed.body : written(name, typeof answer === 'function' ? await answer(input as Parsed<K>) : answer);
      return json(body, status);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return json(error.body, error.status);
    }
  });
  if (delay === 'infinite') silent.add(handler);
  return handler;
};

/** The status with which the API answers a code: its own for the general ones, 422 for the rules of the sport. */
const statusOf = (code: ErrorCode): number => (code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422);

/** Refuses one endpoint with a code of the contract. `fields` names wrong input by its wire name. */
export const mockError = (
  name: EndpointName,
  code: ErrorCode,
  {
    status = statusOf(code),
    fields,
    message = `Refused: ${code}`,
  }: { status?: number; fields?: Record<string, string>; message?: string } = {},
): HttpHandler => handle(name, async () => refuse(status, code, message, fields ? { fields } : {}));

/** No answer at all, as without a network. */
export const mockNetworkError = (name: EndpointName): HttpHandler => handle(name, async () => HttpResponse.error());

import { Agent, request } from 'node:http';
import { endpoints } from '@oche/api/contract/endpoints';
import type { Endpoint } from '@oche/api/contract/define';
import { generalCodes } from '@oche/api/errors';
import { fromWire } from '@oche/api/wire';
import type { Plan } from './requests.ts';
import { Reference } from './values.ts';
import type { References, World } from './world.ts';

type HttpRequest = { method: string; path: string; headers: Record<string, string>; body: string | null };
type HttpResponse = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const timeoutMs = 15_000;

const send = ({ method, path, headers, body }: HttpRequest, port: number): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at any time. It has not received this request, so a retry is safe.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send({ method, path, headers, body }, port));
      else reject(error);
    });
    sent.end(body ?? undefined);
  });

/** Resolves references to current values of the database. The first values of a kind are chosen most often. */
const resolver = ({ pool, logs }: References, game?: string) => {
  const find = ({ kind, position }: Reference): string | number => {
    const log = logs.get(game ?? '');
    if (kind === 'length' || kind === 'epoch') return log?.[kind] ?? 0;
    const values = pool[kind]?.length ? pool[kind] : (pool['id'] ?? []);
    return values[Math.floor(values.length * (position / 10_000) ** 3)] ?? 'nothing';
  };
  const resolve = (value: unknown): unknown => {
    if (value instanceof Reference) return find(value);
    if (Array.isArray(value)) {
      const items = value.map(resolve);
      // The name of a channel consists of a prefix and an id.
      return value.length === 2 && typeof value[0] === 'string' && value[1] instanceof Reference ? items.join('') : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve;
};

const slugKinds: Record<string, string> = { tournament: 'slugOfTournament', event: 'slugOfEvent' };

const queryOf = (input: unknown): string => {
  if (typeof input !== 'object' || input === null) return '';
  const text = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value));
  const pairs = Object.entries(input).map(([key, value]) =>
    [key, text(value)].map((each) => encodeURIComponent(each.toWellFormed())).join('='),
  );
  return pairs.length ? `?${pairs.join('&').slice(0, 8000)}` : '';
};

/** The HTTP request of a plan. */
const toRequest = (plan: Plan, references: References): HttpRequest => {
  const endpoint: Endpoint = endpoints[plan.name];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, param: string) => {
    const value = plan.params[param];
    const kind = slugKinds[param];
    // A parameter that accepts a slug or an id gets a slug in half of the requests.
    const chosen = value instanceof Reference && kind && value.position % 2 ? new Reference(kind, value.position) : value;
    return chosen instanceof Reference ? encodeURIComponent(String(resolver(references)(chosen))) : String(chosen);
  });
  const input = resolver(references, /^\/games\/([^/]+)/.exec(path)?.[1])(plan.input);
  const isQuery = endpoint.method === 'GET';
  const body = plan.raw ?? (isQuery || input === undefined ? null : JSON.stringify(input));
  const bearer = references.tokens[plan.role];
  const authorization = plan.authorization ?? (bearer === null ? null : `Bearer ${bearer}`);
  const hasBody = body !== null && !['HEAD', 'TRACE', 'OPTIONS'].includes(plan.method);
  return {
    method: plan.method,
    path: `/api${path}${isQuery ? queryOf(input) : ''}${plan.suffix}`.replace(/[^\u0021-\u007e]/g, '%EF%BF%BD'),
    headers: {
      ...plan.headers,
      ...(hasBody && { 'content-type': plan.contentType ?? 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      ...(authorization !== null && { authorization }),
    },
    body: hasBody ? body : null,
  };
};

/** Describes the problem of a response. Null if the response is correct. */
const problemOf = (plan: Plan, sent: HttpRequest, { status, body }: HttpResponse): string | null => {
  if (status >= 500) return `status ${status}`;
  if (sent.method === 'HEAD' || status === 204) return null;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'the response is not JSON';
  }
  if (status >= 400) {
    const { code, message, fields } = (json ?? {}) as { code?: unknown; message?: unknown; fields?: unknown };
    if (typeof code !== 'string' || typeof message !== 'string') return 'an error without code or message';
    const expected = code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422;
    if (status !== expected) return `${code} has status ${status} instead of ${expected}`;
    if (fields !== undefined && !Object.values(fields as object).every((each) => typeof each === 'string')) return 'fields without codes';
    return null;
  }
  const { output, method }: Endpoint = endpoints[plan.name];
  if (sent.method !== method || plan.suffix !== '') return null;
  const parsed = output.safeParse(fromWire(output, json));
  return parsed.success ? null : `the response does not match the contract: ${JSON.stringify(parsed.error.issues).slice(0, 500)}`;
};

/** The result of a sent request. `problem`: null if the response is correct. */
export type Result = { sent: HttpRequest; status: number; problem: string | null };

/** Sends a plan to a server and checks the response. */
export const sendPlan = async (plan: Plan, world: World, references: References): Promise<Result> => {
  const sent = toRequest(plan, references);
  world.tick();
  try {
    const response = await send(sent, world.port);
    const problem = problemOf(plan, sent, response);
    return { sent, status: response.status, problem: problem && `${problem}\n  response: ${response.body.slice(0, 1000)}` };
  } catch (error) {
    return { sent, status: 0, problem: `no response: ${String(error)}` };
  }
};

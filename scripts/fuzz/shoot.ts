import { Agent, request as ask } from 'node:http';
import { endpoints } from '@oche/api/contract/endpoints';
import type { Endpoint } from '@oche/api/contract/define';
import { generalCodes } from '@oche/api/errors';
import { fromWire } from '@oche/api/wire';
import type { Plan } from './requests.ts';
import { Known } from './values.ts';
import type { Known as Facts, World } from './world.ts';

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | null };
type Answer = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const timeoutMs = 15_000;

const send = ({ method, path, headers, body }: Sent, port: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = ask({ agent, host: '127.0.0.1', port, method, path, headers, timeout: timeoutMs }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at any time. It has not seen this request, so a retry is safe.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send({ method, path, headers, body }, port));
      else reject(error);
    });
    sent.end(body ?? undefined);
  });

/** Replaces references with rows that are in the database now. The first rows of a kind are chosen most often. */
const lookUp = ({ pool, logs }: Facts, game?: string) => {
  const find = ({ kind, at }: Known): string | number => {
    const log = logs.get(game ?? '');
    if (kind === 'length' || kind === 'epoch') return log?.[kind] ?? 0;
    const found = pool[kind]?.length ? pool[kind] : (pool['id'] ?? []);
    return found[Math.floor(found.length * (at / 10_000) ** 3)] ?? 'nothing';
  };
  const resolve = (value: unknown): unknown => {
    if (value instanceof Known) return find(value);
    if (Array.isArray(value)) {
      const all = value.map(resolve);
      // The name of a channel: a prefix and an id.
      return value.length === 2 && typeof value[0] === 'string' && value[1] instanceof Known ? all.join('') : all;
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
const toRequest = (plan: Plan, facts: Facts): Sent => {
  const endpoint: Endpoint = endpoints[plan.name];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, param: string) => {
    const value = plan.params[param];
    const kind = slugKinds[param];
    // A parameter that takes a slug or an id gets each in half of the requests.
    const asked = value instanceof Known && kind && value.at % 2 ? new Known(kind, value.at) : value;
    return asked instanceof Known ? encodeURIComponent(String(lookUp(facts)(asked))) : String(asked);
  });
  const input = lookUp(facts, /^\/games\/([^/]+)/.exec(path)?.[1])(plan.input);
  const asQuery = endpoint.method === 'GET';
  const body = plan.raw ?? (asQuery || input === undefined ? null : JSON.stringify(input));
  const bearer = facts.tokens[plan.role];
  const authorization = plan.authorization ?? (bearer === null ? null : `Bearer ${bearer}`);
  const withBody = body !== null && !['HEAD', 'TRACE', 'OPTIONS'].includes(plan.method);
  return {
    method: plan.method,
    path: `/api${path}${asQuery ? queryOf(input) : ''}${plan.suffix}`.replace(/[^\u0021-\u007e]/g, '%EF%BF%BD'),
    headers: {
      ...plan.headers,
      ...(withBody && { 'content-type': plan.contentType ?? 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      ...(authorization !== null && { authorization }),
    },
    body: withBody ? body : null,
  };
};

/** What is wrong with an answer; null if nothing is. */
const complaint = (plan: Plan, sent: Sent, { status, body }: Answer): string | null => {
  if (status >= 500) return `status ${status}`;
  if (sent.method === 'HEAD' || status === 204) return null;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'the answer is not JSON';
  }
  if (status >= 400) {
    const { code, message, fields } = (json ?? {}) as { code?: unknown; message?: unknown; fields?: unknown };
    if (typeof code !== 'string' || typeof message !== 'string') return 'an error without code or message';
    const expected = code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422;
    if (status !== expected) return `${code} came with ${status}, not ${expected}`;
    if (fields !== undefined && !Object.values(fields as object).every((each) => typeof each === 'string')) return 'fields without codes';
    return null;
  }
  const { output, method }: Endpoint = endpoints[plan.name];
  if (sent.method !== method || plan.suffix !== '') return null;
  const parsed = output.safeParse(fromWire(output, json));
  return parsed.success ? null : `the answer does not match the contract: ${JSON.stringify(parsed.error.issues).slice(0, 500)}`;
};

export type Shot = { sent: Sent; status: number; complaint: string | null };

/** Sends a plan to a server and judges the answer. */
export const shoot = async (plan: Plan, world: World, people: Facts): Promise<Shot> => {
  const sent = toRequest(plan, people);
  world.tick();
  try {
    const answer = await send(sent, world.port);
    const problem = complaint(plan, sent, answer);
    return { sent, status: answer.status, complaint: problem && `${problem}\n  answer: ${answer.body.slice(0, 1000)}` };
  } catch (error) {
    return { sent, status: 0, complaint: `no answer: ${String(error)}` };
  }
};

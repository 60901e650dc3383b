import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '@oche/api/contract/define';
import { fromQuery, fromWire, pathParams, wirePath } from '@oche/api/wire';
import { isUuid } from '../ids.ts';
import { invalid, notFound } from '../refusal.ts';

const camelCase = (param: string) => param.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The path parameters, by input name. @throws Refusal 404 for an invalid id, which cannot exist */
const paramsOf = (endpoint: Endpoint, c: HonoContext): Record<string, string> =>
  Object.fromEntries(
    pathParams(endpoint.path).map((param) => {
      const value = c.req.param(param) ?? '';
      if (!isStorable(value)) throw notFound('This');
      if ((param === 'id' || param.endsWith('_id')) && !isUuid(value)) throw notFound('This');
      return [camelCase(param), value];
    }),
  );

const bodyOf = async (c: HonoContext): Promise<unknown> => {
  const type = c.req.header('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(await c.req.text()));
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid({ '': 'not-json' });
  }
};

/** Whether the database can store a text: it has no NUL and no unpaired surrogate. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Maximum nesting of objects and lists in a body, at least twice as deep as any request needs. */
const maxDepth = 16;

/** Refuses strings and keys that the database cannot store, and bodies that are nested too deeply. */
const checkBody = (value: unknown, path = '', depth = 0): void => {
  if (typeof value === 'string' && !isStorable(value)) throw invalid({ [path]: 'not-text' });
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw invalid({ [path]: 'too-deep' });
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) throw invalid({ [path]: 'not-text' });
    if (typeof inner === 'string' || typeof inner === 'object') checkBody(inner, path ? `${path}.${key}` : key, depth + 1);
  }
};

/** The codes of invalid fields, by wire path: `entries.0.name: too_small`. */
const fieldsOf = (
  input: NonNullable<Endpoint['input']>,
  issues: readonly { path: PropertyKey[]; code: string }[],
): Record<string, string> => Object.fromEntries(issues.map(({ path, code }) => [wirePath(input, path).join('.'), code]));

/** The query of an endpoint as parsed by the contract, without its path parameters. @throws Refusal `invalid` with the codes of invalid fields */
export const queryOf = ({ input }: Endpoint, query: URLSearchParams): Record<string, unknown> => {
  if (!input) return {};
  checkBody(Object.fromEntries(query));
  const parsed = input.safeParse(fromQuery(input, query));
  if (!parsed.success) throw invalid(fieldsOf(input, parsed.error.issues));
  return parsed.data as Record<string, unknown>;
};

/**
 * The input of a request: its path parameters, and its query or body as parsed by the contract.
 * @throws Refusal `not-found` for an invalid id in the path, `invalid` with the codes of invalid fields
 */
export const inputOf = async (endpoint: Endpoint, c: HonoContext): Promise<Record<string, unknown>> => {
  const params = paramsOf(endpoint, c);
  if (!endpoint.input) return params;
  if (endpoint.method === 'GET') return { ...queryOf(endpoint, new URL(c.req.url).searchParams), ...params };
  const body = await bodyOf(c);
  checkBody(body);
  const parsed = endpoint.input.safeParse(fromWire(endpoint.input, body) ?? {});
  if (!parsed.success) throw invalid(fieldsOf(endpoint.input, parsed.error.issues));
  return { ...(parsed.data as Record<string, unknown>), ...params };
};

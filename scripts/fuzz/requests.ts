import fc from 'fast-check';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { pathParams } from '@oche/api/wire';
import { hostile, reference, valueOf } from './values.ts';

/** The roles whose tokens requests contain. `world.ts` issues the tokens. */
export const roles = [
  'nobody',
  'ended',
  'user',
  'editor',
  'admin',
  'other',
  'super',
  'impersonating',
  'board',
  'farBoard',
  'game',
] as const;
export type Role = (typeof roles)[number];

/** A request with references to rows, such as a game, which are not resolved to ids yet. */
export type Plan = {
  name: EndpointName;
  method: string;
  /** values of the path's parameters, by name */
  params: Record<string, unknown>;
  /** the query of a GET, otherwise the body */
  input: unknown;
  /** a body sent unchanged instead of the input */
  raw: string | null;
  contentType: string | null;
  /** a header sent instead of the role's token */
  authorization: string | null;
  role: Role;
  headers: Record<string, string>;
  /** appended to the URL */
  suffix: string;
};

const names = Object.keys(endpoints) as EndpointName[];
const weighted = <T>(...pairs: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...pairs.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Values for a parameter of a path, mostly of the right kind: the id of a game for `/games/{id}`, of a board for `{board_id}`, or a slug. */
const paramOf = (path: string, param: string): fc.Arbitrary<unknown> => {
  const before = path.slice(0, path.indexOf(`{${param}}`)).match(/([a-z-]+)\/$/)?.[1] ?? '';
  const kind = param === 'id' ? before.replace(/ies$/, 'y').replace(/(ch)es$|(?<!new)s$/, '$1') : param.replace(/_id$/, '');
  const odd = fc.constantFrom(
    '%00',
    '%FF',
    '%E0%A4%A',
    '..%2f..%2fetc',
    '%2e%2e',
    '__proto__',
    'constructor',
    '%F0%9F%8E%AF',
    '0',
    'x'.repeat(3000),
  );
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((each) => encodeURIComponent(each.toWellFormed()));
  return weighted<unknown>(
    [14, reference(kind)],
    [2, reference('id')],
    [1, reference('slug')],
    [1, fc.uuid({ version: 7 })],
    [1, odd],
    [1, text],
  );
};

type Change = { steps: number[]; how: 'replace' | 'remove' | 'add'; value: unknown; key: string };
const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(20), { maxLength: 5 }),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
  value: hostile,
  key: fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    'isSuperAdmin',
    'is_super_admin',
    'organisation_id',
    '',
    '0',
    'toString',
    'a.b',
    '\u0000',
  ),
});

/** A copy of a value with one change at any depth. */
const changed = (input: unknown, { steps, how, value, key }: Change): unknown => {
  const isPlain =
    typeof input === 'object' &&
    input !== null &&
    (Array.isArray(input) || Object.getPrototypeOf(input) === Object.prototype || Object.getPrototypeOf(input) === null);
  if (!isPlain) return value;
  const [step, ...rest] = steps;
  const entries = Object.entries(input as object);
  if (step === undefined && how === 'replace') return value;
  const chosen = entries.length === 0 ? -1 : (step ?? 0) % entries.length;
  const next =
    how === 'add' && rest.length === 0
      ? [...entries, [key, value] as [string, unknown]]
      : how === 'remove' && rest.length === 0
        ? entries.filter((_entry, index) => index !== chosen)
        : entries.map(([name, inner], index) => [name, index === chosen ? changed(inner, { steps: rest, how, value, key }) : inner]);
  return Array.isArray(input) ? next.map(([, inner]) => inner) : Object.fromEntries(next);
};

const broken = fc.constantFrom(
  '{',
  '{"a":',
  '[',
  'null',
  '"text"',
  '42',
  'nul',
  "{'a':1}",
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":null}',
  '[]',
  'true',
  '--',
  '<xml/>',
  '{"a":"\\ud800"}',
);
const huge = fc.constantFrom(400_000, 600_000, 1_500_000).map((size) => JSON.stringify({ filler: 'x'.repeat(size) }));

const inputOf = ({ input }: Endpoint): fc.Arbitrary<unknown> => {
  if (!input) return weighted<unknown>([9, fc.constant(undefined)], [1, hostile]);
  const valid = valueOf(input, '');
  const invalid = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(changed, value));
  return weighted<unknown>([6, valid], [4, invalid], [1, hostile]);
};

const authorization = fc.constantFrom(
  'Bearer',
  'Bearer ',
  'Basic eDp5',
  'bearer nothing',
  'Bearer a b',
  'Bearer \u00e9\u00ff',
  `Bearer ${'x'.repeat(6000)}`,
  'Bearer null',
  'Token x',
  ' ',
  "Bearer ' or 1=1 --",
);
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/xml',
  '',
  'a/b/c',
];
const headers = fc.constantFrom<Record<string, string>>(
  ...[{}, {}, {}, {}, {}, { 'x-forwarded-for': '1.2.3.4, ' }, { 'x-forwarded-for': "'" }, { 'oche-version': 'x'.repeat(200) }],
  ...[{ 'accept-language': '*;q=nan' }, { origin: 'https://elsewhere.example' }, { accept: 'text/html' }, { 'content-encoding': 'gzip' }],
  ...[{ cookie: 'token=x' }, { 'x-http-method-override': 'DELETE' }, { range: 'bytes=0-' }, { 'if-none-match': '*' }, { expect: '200-ok' }],
);

export const requestOf = (name: EndpointName): fc.Arbitrary<Plan> => {
  const endpoint: Endpoint = endpoints[name];
  const params = Object.fromEntries(pathParams(endpoint.path).map((param) => [param, paramOf(endpoint.path, param)]));
  return fc.record({
    name: fc.constant(name),
    method: weighted<string>(
      [30, fc.constant(endpoint.method)],
      [1, fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')],
    ),
    params: fc.record(params) as fc.Arbitrary<Record<string, unknown>>,
    input: inputOf(endpoint),
    raw: weighted<string | null>([200, fc.constant(null)], [10, broken], [2, huge]),
    contentType: weighted<string | null>([20, fc.constant(null)], [1, fc.constantFrom(...types)]),
    authorization: weighted<string | null>([25, fc.constant(null)], [1, authorization]),
    role: fc.constantFrom(...roles, 'admin', 'super', 'editor'),
    headers,
    suffix: weighted<string>(
      [30, fc.constant('')],
      [1, fc.constantFrom('/', '?', '?page=-1', '//', '/..', '?a=%00', '#x', '?__proto__=1', '/extra', '%2f')],
    ),
  });
};

/** Requests generated from the contract. About half are valid, the others are invalid in one or several ways. */
export const request: fc.Arbitrary<Plan> = fc.oneof(...names.map(requestOf));

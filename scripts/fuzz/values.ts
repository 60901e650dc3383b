import fc from 'fast-check';
import type { Endpoint } from '@oche/api/contract/define';
import { payloadSchemas } from '@oche/api/contract/game';
import { isOpaque, snake } from '@oche/api/wire';
import { middenkust, rheinHunsrueck } from '@oche/darts/match/presets';
import { dcCavemenRanking, rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import { eveningPlan } from '../rehearse/organiser.ts';

export type Schema = NonNullable<Endpoint['input']>;

/**
 * A reference to a value in the database, which is resolved when the request is sent: a game's id, an e-mail address, the length of a log.
 * `position`: chooses one of the values, from 0 to 9,999.
 */
export class Reference {
  readonly kind: string;
  readonly position: number;
  constructor(kind: string, position: number) {
    this.kind = kind;
    this.position = position;
  }
}
export const reference = (kind: string): fc.Arbitrary<Reference> => fc.nat(9999).map((position) => new Reference(kind, position));

type Def = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  format?: string;
};
type Check = { check: string; minimum?: number; maximum?: number; value?: number; pattern?: RegExp };
type Limits = { minimum?: number; maximum?: number; pattern?: RegExp };
export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;
/** The limits that a schema's checks set for a value. */
const limitsOf = (schema: Schema): Limits => {
  const { checks = [] } = schema._zod.def as unknown as { checks?: { _zod: { def: Check } }[] };
  const limits: Limits = {};
  for (const { check, minimum, maximum, value, pattern } of [...checks.map((each) => each._zod.def), schema._zod.def as unknown as Check]) {
    if (check === 'min_length') limits.minimum = minimum!;
    if (check === 'max_length') limits.maximum = maximum!;
    if (check === 'greater_than') limits.minimum = value!;
    if (check === 'less_than') limits.maximum = value!;
    if (pattern) limits.pattern = pattern;
  }
  return limits;
};

/** The smallest valid logo: a PNG of 32 by 32 pixels. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEUUUy1oHGSUAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQ4jWNgGAWjYBSMAgasAAAEIAABMVaGxQAAAABJRU5ErkJggg==';

const colour = fc.constantFrom('#d3222a', '#000000', '#ffffff');

/** By name of a field: valid values. Random values would rarely be valid. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  month: fc.constantFrom('2026-09', '2026-11', '2027-02'),
  key: fc.constantFrom('m1', 'm10', 'm99'),
  game: fc.constantFrom('m1', 'm2', 'm99'),
  name: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `${text}n`),
  captain: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `${text}n`),
  title: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `${text}n`),
  email: fc.oneof(
    reference('email'),
    fc.nat(999_999).map((n) => `fuzz-${n}@fuzz.example`),
  ),
  password: fc.constantFrom('ninety-nine-darts', 'another-password-of-mine', 'password12'),
  contactEmail: fc.constant('secretary@fuzz.example'),
  newPassword: fc.constantFrom('ninety-nine-darts', 'password12'),
  timeZone: fc.constantFrom('Europe/Brussels', 'America/New_York', 'UTC', 'Moon/Tranquility'),
  startsOn: fc.constantFrom('2026-09-01', '2020-02-29', '9999-12-31'),
  endsOn: fc.constantFrom('2027-06-30', '2020-02-29', '0001-01-01'),
  rosterCloses: fc.constantFrom('2027-01-31', '9999-12-31'),
  on: fc.constantFrom('2026-11-27', '2020-02-29'),
  bornOn: fc.constantFrom('2012-03-09', '1980-01-01'),
  activeFrom: fc.constantFrom('2026-09-04', '0001-01-01'),
  activeTo: fc.constantFrom('2026-12-31', '9999-12-31'),
  from: fc.constantFrom('2026-09-04', '2026-10-05', '2026-12-31', '20:00'),
  to: fc.constantFrom('2026-10-05', '2026-10-11', '2027-01-03', '23:59'),
  day: fc.constantFrom('2026-10-09', '2020-02-29'),
  offers: fc.constantFrom('2026-12-18', '2020-02-29'),
  homeTime: fc.constantFrom('20:00', '00:00', '23:59'),
  phone: fc.constantFrom('+32 470 12 34 56', '00000'),
  socketId: fc.constantFrom('1.1', '123456.7890', '99999999999999999999.1'),
  domains: fc.nat(99_999).map((n) => `fuzz-${n}.example`),
  colour,
  colours: colour,
  startsAt: fc.constantFrom('2026-11-27T20:00', '2020-02-29T00:00', '0001-01-01T00:00', '9999-12-31T23:59'),
  text: fc.array(fc.string({ maxLength: 30 }), { maxLength: 20 }).map((lines) => lines.join('\n')),
  code: fc.oneof(reference('code'), fc.constantFrom('ABCDEF', 'T20D16')),
  channelName: fc.oneof(
    fc.tuple(fc.constantFrom('private-user-', 'presence-'), reference('user')),
    fc.tuple(fc.constant('private-board-'), reference('board')),
  ),
  token: reference('token'),
  plan: fc.constantFrom(eveningPlan({ groups: 2, knockout: 3, finals: 3 }), {
    ...eveningPlan({ groups: 2, knockout: 3, finals: 3 }),
    groups: null,
    losers: null,
  }),
  structure: fc.constantFrom(middenkust, rheinHunsrueck),
  scheme: fc.constantFrom(dcCavemenRanking, rakegooierRanking),
  points: fc.constantFrom(1, 2, 0.5, -2.5),
  category: fc.constantFrom('women', 'open'),
  side: fc.nat(1),
  total: fc.nat(100),
  leg: fc.constantFrom(1, 2),
  boards: fc.integer({ min: 1, max: 8 }),
  file: fc.oneof(fc.constant(picture), fc.base64String({ maxLength: 200 })),
  picture: reference('picture'),
  logo: reference('picture'),
  publishAt: fc.constantFrom('2026-12-01T19:30:00Z', '2020-02-29T00:00:00Z', '9999-12-31T23:59:59Z'),
  pinnedUntil: fc.constantFrom('2026-12-31', '2020-02-29'),
  endpoint: fc.nat(99).map((n) => `https://push.fuzz.example/${n}`),
  p256dh: fc.constant('B'.repeat(87)),
  auth: fc.constant('a'.repeat(22)),
  url: fc.constantFrom('https://sponsor.example', 'http://a.example/b?c=d'),
  slug: fc.nat(99_999).map((n) => `fuzz-${n}`),
  deviceTime: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  after: reference('length'),
  scorerEpoch: reference('epoch'),
  id: fc.uuid({ version: 7 }),
  target: fc.oneof(reference('logged'), fc.uuid()),
};
const idKinds: Record<string, string> = {
  markerId: 'player',
  boardIds: 'board',
  a: 'entry',
  b: 'entry',
  order: 'entry',
  upTo: 'notification',
  groupId: 'season-group',
  groupIds: 'season-group',
  copiedFrom: 'season',
  teamIds: 'team',
  teamId: 'season-team',
  fromTeamId: 'season-team',
  lateTeamId: 'season-team',
  team: 'season-team',
  other: 'season-team',
  otherId: 'player',
  rankingIds: 'ranking',
  entering: 'season-team',
  ids: 'board-member',
};
const kindOf = (name: string) => idKinds[name] ?? name.replace(/Id$/, '');
const isId = ({ pattern }: Limits) => pattern?.source.startsWith('^[0-9a-f]{8}-') ?? false;

/** Texts for a schema. If it has a pattern, `byName` must contain values, because random texts would almost never match. */
const textOf = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
  const limits = limitsOf(schema);
  const { minimum = 0, maximum = 60, pattern } = limits;
  if (isId(limits) && name !== 'id') return fc.oneof({ weight: 9, arbitrary: reference(kindOf(name)) }, fc.uuid({ version: 7 }));
  if (pattern && !byName[name]) throw new Error(`The text "${name}" has a pattern. Add matching values to byName.`);
  const [minLength, maxLength] = [minimum, Math.min(maximum, minimum + 40)];
  const free = fc.oneof(fc.string({ minLength, maxLength }), fc.string({ unit: 'grapheme', minLength, maxLength }));
  return byName[name] ? fc.oneof({ weight: 4, arbitrary: byName[name] }, pattern ? byName[name] : free) : free;
};

const numberOf = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
  const { minimum = -1000, maximum = 1000 } = limitsOf(schema);
  const { format } = defOf(schema);
  const [min, max] = [Math.max(minimum, -2_147_483_648), Math.min(maximum, 2_147_483_647)];
  const any =
    format === undefined
      ? fc.double({ min, max, noNaN: true })
      : fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }));
  return byName[name] ? fc.oneof({ weight: 6, arbitrary: byName[name] }, any) : any;
};

/** An event of a game's log with a payload of its kind. */
const logged = fc.constantFrom(...Object.entries(payloadSchemas)).chain(([kind, schema]) =>
  fc.record({
    ...{ id: fc.uuid({ version: 7 }), v: fc.constant(1), kind: fc.constant(kind), device_time: byName['deviceTime']! },
    payload: valueOf(schema as Schema, 'payload', true),
  }),
);

const objectOf = (shape: Record<string, Schema>, opaque: boolean): fc.Arbitrary<unknown> => {
  const onWire = opaque ? (key: string) => key : snake;
  const keys = Object.entries(shape);
  const values = Object.fromEntries(keys.map(([key, schema]) => [onWire(key), valueOf(schema, key, opaque)]));
  const requiredKeys = keys.flatMap(([key, schema]) => (defOf(schema).type === 'optional' ? [] : [onWire(key)]));
  return fc.record(values, { requiredKeys });
};

/** Values that a schema accepts, in the format of requests. `name`: the field, for which `byName` may contain valid values. */
export const valueOf = (schema: Schema, name: string, opaque = false): fc.Arbitrary<unknown> => {
  const { type, shape, element, innerType, valueType, options, entries, values } = defOf(schema);
  const inner = opaque || isOpaque(schema);
  switch (type) {
    case 'object':
      if (shape && 'kind' in shape && 'payload' in shape) return logged;
      return byName[name] && !opaque ? fc.oneof(byName[name], objectOf(shape!, inner)) : objectOf(shape!, inner);
    case 'optional':
      return valueOf(innerType!, name, inner);
    case 'nullable':
      return fc.option(valueOf(innerType!, name, inner), { nil: null });
    case 'array':
      return fc.array(valueOf(element!, name, inner), {
        minLength: limitsOf(schema).minimum ?? 0,
        maxLength: Math.max(3, limitsOf(schema).minimum ?? 0),
      });
    case 'record':
      return fc.dictionary(fc.constantFrom('1', '2', '3', '4', '__proto__'), valueOf(valueType!, name, inner), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...options!.map((each) => valueOf(each, name, inner)));
    case 'enum':
      return fc.constantFrom(...Object.values(entries!));
    case 'literal':
      return fc.constantFrom(...values!);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, name);
    case 'number':
      return numberOf(schema, name);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

const deep = (depth: number) => {
  let tree: unknown = 1;
  for (let i = 0; i < depth; i++) tree = i % 2 ? [tree] : { a: tree };
  return tree;
};
/** Parsed from JSON, because an object literal would set its prototype with `__proto__`. */
const odd = JSON.parse(
  '{"__proto__":{"isSuperAdmin":true},"constructor":{"prototype":{"a":1}},"toString":1,"length":-1,"then":1}',
) as unknown;

/** Values that only an attacker or a broken client would send. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, 1, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, 5e-324],
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '%', "' or 1=1 --", '\\', '\u202e', '\ufeff', '𝟙', 'İ', 'ß', '👨‍👩‍👧'],
    ...['2026-02-30T25:99', 'Infinity', 'NaN', '1e400', 'null', 'undefined', '[object Object]', '../../etc/passwd', '${7*7}', '{{7*7}}'],
    ...['x'.repeat(300), 'x'.repeat(70_000), 'é'.repeat(4000), '\u0301'.repeat(2000)],
    ...[[], {}, [[]], [null], odd, deep(60), deep(1500), Array.from({ length: 2000 }, () => 1)],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
  fc.double(),
  reference('id'),
  fc.jsonValue({ maxDepth: 3 }),
);

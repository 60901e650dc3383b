import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { camel, fromQuery, fromWire, isOpaque, opaque, pathParams, snake, toWire, wirePath } from './wire.ts';

/** A schema and a value that fits it. */
type Pair = { schema: z.ZodMiniType; value: unknown };
const key = fc.stringMatching(/^[a-z][a-z0-9]{0,3}([A-Z][a-z0-9]{0,3}){0,2}$/);
const leaf = fc.oneof(
  fc.string().map((value): Pair => ({ schema: z.string(), value })),
  fc.integer().map((value): Pair => ({ schema: z.int(), value })),
  fc.constant<Pair>({ schema: z.boolean(), value: true }),
);
const { pair } = fc.letrec<{ pair: Pair }>((tie) => ({
  pair: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.dictionary(key, tie('pair'), { maxKeys: 4, noNullPrototype: true }).map((shape): Pair => ({
      schema: z.object(Object.fromEntries(Object.entries(shape).map(([name, { schema }]) => [name, schema]))),
      value: Object.fromEntries(Object.entries(shape).map(([name, { value }]) => [name, value])),
    })),
    fc
      .tuple(tie('pair'), fc.nat(3))
      .map(([{ schema, value }, n]): Pair => ({ schema: z.array(schema), value: Array.from({ length: n }, () => value) })),
    // The keys of a record are data, so they are never converted.
    fc.tuple(tie('pair'), fc.array(fc.oneof(key, fc.constantFrom('snake_case', 'X y', '1')))).map(([{ schema, value }, keys]): Pair => ({
      schema: z.record(z.string(), schema),
      value: Object.fromEntries(keys.map((name) => [name, value])),
    })),
    fc
      .tuple(tie('pair'), fc.boolean())
      .map(([{ schema, value }, isNull]): Pair => ({ schema: z.nullable(schema), value: isNull ? null : value })),
    tie('pair').map(({ schema, value }): Pair => ({ schema: z.optional(schema), value })),
    fc.object({ key, noNullPrototype: true } as fc.ObjectConstraints).map((value): Pair => ({ schema: opaque(z.unknown()), value })),
  ),
}));

test('null in place of a list is an empty list, and remains null if the contract allows it', () => {
  expect(fromWire(z.array(z.string()), null)).toEqual([]);
  expect(fromWire(z.nullable(z.array(z.string())), null)).toBeNull();
});

describe('across the wire and back', () => {
  test('keeps every value of every schema', () => {
    fc.assert(
      fc.property(pair, ({ schema, value }) => {
        expect(fromWire(schema, toWire(schema, value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  test('`camel` undoes `snake`', () => {
    fc.assert(
      fc.property(key, (name) => {
        expect(camel(snake(name))).toBe(name);
      }),
    );
    expect(['oneEighties', 'domainBase64', 'first9', 'id'].map(snake)).toEqual(['one_eighties', 'domain_base64', 'first9', 'id']);
  });
});

describe('toWire', () => {
  const Visit = z.object({ darts: z.int(), dartsAtDouble: z.optional(z.int()) });
  const Game = z.object({ scorerEpoch: z.int(), byPlayer: z.record(z.string(), Visit), legVisits: z.array(z.nullable(Visit)) });

  test('renames declared keys at every depth, but not the keys of a record', () => {
    expect(
      toWire(Game, { scorerEpoch: 1, byPlayer: { woutDubbeltop: { darts: 3, dartsAtDouble: 1 } }, legVisits: [null, { darts: 2 }] }),
    ).toEqual({
      scorer_epoch: 1,
      by_player: { woutDubbeltop: { darts: 3, darts_at_double: 1 } },
      leg_visits: [null, { darts: 2 }],
    });
  });

  test('drops undeclared keys, so that no column of a database row leaks', () => {
    expect(toWire(Visit, { darts: 3, passwordHash: 'x' })).toEqual({ darts: 3 });
  });

  test('does not change payloads of a log', () => {
    const Event = z.object({ deviceTime: z.string(), payload: opaque(z.object({ firstTo: z.int() })) });
    const payload = { firstTo: 3, addedLater: { byADevice: true } };
    expect(toWire(Event, { deviceTime: 't', payload })).toEqual({ device_time: 't', payload });
    expect(fromWire(Event, { device_time: 't', payload })).toEqual({ deviceTime: 't', payload });
    expect(isOpaque(Event.shape.payload)).toBe(true);
  });

  test('renames the keys of every member of a union', () => {
    const Way = z.union([
      z.object({ kind: z.literal('winnerOf'), gameKey: z.string() }),
      z.object({ kind: z.literal('rank'), groupNo: z.int() }),
    ]);
    expect(toWire(Way, { kind: 'rank', groupNo: 2 })).toEqual({ kind: 'rank', group_no: 2 });
    expect(toWire(z.array(Way), [{ kind: 'winnerOf', gameKey: 'w1-1' }])).toEqual([{ kind: 'winnerOf', game_key: 'w1-1' }]);
  });
});

describe('fromWire', () => {
  test('ignores keys that this version does not know', () => {
    const Entry = z.object({ checkedIn: z.boolean() });
    expect(fromWire(Entry, { checked_in: true, checked_out: false, checkedIn: false })).toEqual({ checkedIn: true });
  });

  test('passes values that are not objects to the parser unchanged', () => {
    const schema = z.object({ a: z.string() });
    for (const value of [null, 'text', 7, undefined]) expect(fromWire(schema, value)).toBe(value);
  });
});

describe('fromQuery', () => {
  const schema = z.object({ perPage: z.optional(z.int()), search: z.optional(z.string()), test: z.optional(z.boolean()) });
  const read = (query: string) => fromQuery(schema, new URLSearchParams(query));

  test('converts declared numbers and booleans', () => {
    expect(read('per_page=50&search=12&test=false&other=1')).toEqual({ perPage: 50, search: '12', test: false });
  });

  test.each(['per_page=', 'per_page=many', 'test=yes', 'per_page=1.5'])('leaves %s unchanged, so that the parser rejects it', (query) => {
    expect(schema.safeParse(read(query)).success).toBe(false);
  });
});

test('`pathParams` returns the names of the parameters of a path', () => {
  expect(pathParams('/events/{id}/boards/{board_id}')).toEqual(['id', 'board_id']);
  expect(pathParams('/home')).toEqual([]);
});

test('`wirePath` renames declared keys, but not those of records and of opaque values', () => {
  const schema = z.object({
    bigList: z.array(z.object({ innerKey: z.optional(z.string()) })),
    byName: z.record(z.string(), z.object({ innerKey: z.string() })),
    payload: opaque(z.object({ innerKey: z.string() })),
  });
  expect(wirePath(schema, ['bigList', 0, 'innerKey'])).toEqual(['big_list', '0', 'inner_key']);
  expect(wirePath(schema, ['byName', 'someName', 'innerKey'])).toEqual(['by_name', 'someName', 'inner_key']);
  expect(wirePath(schema, ['payload', 'innerKey', 1])).toEqual(['payload', 'innerKey', '1']);
});

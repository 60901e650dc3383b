import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { generalCodes, tournamentCodes } from '../errors.ts';
import { camel, pathParams, snake } from '../wire.ts';
import type { Endpoint } from './define.ts';
import { endpoints } from './endpoints.ts';
import { topics } from './topics.ts';

const all = Object.entries<Endpoint>(endpoints);
type Def = { innerType?: z.ZodMiniType; type: string };
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;
const typeOf = (schema: z.ZodMiniType): string => {
  const { innerType, type } = defOf(schema);
  return innerType ? typeOf(innerType) : type;
};
const shapeOf = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, z.ZodMiniType>) : {};

describe.each(all)('%s', (_name, { method, path, input, codes = [], summary }) => {
  test('has a path with distinct parameters in snake case', () => {
    expect(path).toMatch(/^(\/([a-z0-9-]+|\{[a-z0-9_]+\}))+$/);
    const params = pathParams(path);
    expect(new Set(params).size).toBe(params.length);
    for (const param of params) expect(snake(camel(param))).toBe(param);
  });

  test('has one input object without the parameters of its path', () => {
    if (input) expect(input).toBeInstanceOf(z.ZodMiniObject);
    expect(Object.keys(shapeOf(input)).filter((key) => pathParams(path).map(camel).includes(key))).toEqual([]);
  });

  test('fits HTTP: a query is flat, and DELETE has no body', () => {
    if (method === 'GET')
      for (const value of Object.values(shapeOf(input))) expect(['string', 'number', 'boolean', 'enum']).toContain(typeOf(value));
    if (method === 'DELETE') expect(input).toBeUndefined();
  });

  test('has known codes, and a summary of whole sentences', () => {
    for (const code of codes) expect([...Object.keys(generalCodes), ...tournamentCodes]).toContain(code);
    expect(summary).toMatch(/^[A-Z"].*\.$/);
  });
});

test('no two endpoints match the same request', () => {
  const shapes = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(shapes.filter((shape, i) => shapes.indexOf(shape) !== i)).toEqual([]);
});

test('a page has at most 200 items', () => {
  const { input = z.never() } = endpoints.listTournaments;
  expect(input.safeParse({ perPage: 200, page: 1 }).success).toBe(true);
  for (const invalid of [{ perPage: 201 }, { perPage: 0 }, { page: 0 }, { page: 1.5 }])
    expect(input.safeParse(invalid).success).toBe(false);
});

test('every topic is read by an endpoint, and changed by another', () => {
  const read = new Set(all.flatMap(([, endpoint]) => (endpoint.method === 'GET' ? endpoint.reads : [])));
  const changed = new Set(all.flatMap(([, endpoint]) => (endpoint.method === 'GET' ? [] : endpoint.changes)));
  expect(topics.filter((topic) => !read.has(topic) || !changed.has(topic))).toEqual([]);
});

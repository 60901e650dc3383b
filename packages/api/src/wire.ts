import type * as z from 'zod/mini';

/*
 * camelCase in code, snake_case on the wire. The converter follows the schema: it renames declared keys only,
 * so that the keys of records and the payloads of a game's log do not change.
 */

const opaqueSchemas = new WeakSet<object>();

/** Marks a schema whose values are sent unchanged (payloads of the log, formats). */
export const opaque = <S extends z.ZodMiniType>(schema: S): S => {
  opaqueSchemas.add(schema);
  return schema;
};

/** Whether a schema was marked with `opaque`. */
export const isOpaque = (schema: object): boolean => opaqueSchemas.has(schema);

const snakeKeys = new Map<string, string>();
/** `oneEighties` → `one_eighties`, `domainBase64` → `domain_base64`. */
export const snake = (key: string): string => {
  let found = snakeKeys.get(key);
  if (found === undefined) snakeKeys.set(key, (found = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
  return found;
};

/** `domain_base64` → `domainBase64`; undoes `snake`. */
export const camel = (key: string): string => key.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def;

/** The keys that a schema declares, also inside optional, nullable and union schemas; null if it declares none. */
const shapeOf = (schema: z.ZodMiniType): Record<string, z.ZodMiniType> | null => {
  const def = defOf(schema);
  if (opaqueSchemas.has(schema)) return null;
  if (def.shape) return def.shape;
  if (def.innerType) return shapeOf(def.innerType);
  if (def.options) {
    const shapes = def.options.map(shapeOf).filter((shape) => shape !== null);
    return shapes.length ? Object.assign({}, ...shapes.reverse()) : null;
  }
  return null;
};

const convert = (schema: z.ZodMiniType, value: unknown, from: (key: string) => string, to: (key: string) => string): unknown => {
  if (value === null || typeof value !== 'object' || opaqueSchemas.has(schema)) return value;
  const def = defOf(schema);
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return element ? value.map((item) => convert(element, item, from, to)) : value;
  }
  if (def.type === 'record' && def.valueType) {
    const { valueType } = def;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convert(valueType, item, from, to)]));
  }
  if (def.innerType) return convert(def.innerType, value, from, to);
  const shape = shapeOf(schema);
  if (!shape) return value;
  const source = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    if (Object.hasOwn(source, from(key)) && source[from(key)] !== undefined) result[to(key)] = convert(inner, source[from(key)], from, to);
  }
  return result;
};

const elementOf = (schema: z.ZodMiniType): z.ZodMiniType | null => {
  const def = defOf(schema);
  if (def.element) return def.element;
  if (def.innerType) return elementOf(def.innerType);
  for (const option of def.options ?? []) {
    const element = elementOf(option);
    if (element) return element;
  }
  return null;
};

/** The definition of a schema inside optional and nullable ones. */
const base = (schema: z.ZodMiniType): Def => {
  const def = defOf(schema);
  return def.innerType ? base(def.innerType) : def;
};

const same = (key: string) => key;

/** The name on the wire of each key of a path to a value. Keys of records and of opaque values stay as they are. */
export const wirePath = (schema: z.ZodMiniType, [key, ...rest]: readonly PropertyKey[]): string[] => {
  if (key === undefined) return [];
  const name = String(key);
  const { valueType } = base(schema);
  const inner = typeof key === 'number' ? elementOf(schema) : (valueType ?? shapeOf(schema)?.[name]);
  const wireName = typeof key === 'number' || valueType || isOpaque(schema) ? name : snake(name);
  return [wireName, ...(inner ? wirePath(inner, rest) : rest.map(String))];
};

/** Encodes a value for the wire. */
export const toWire = (schema: z.ZodMiniType, value: unknown): unknown => convert(schema, value, same, snake);
/** Decodes a value from the wire, without parsing it. Undeclared keys are dropped, and null in place of a list becomes an empty list. */
export const fromWire = (schema: z.ZodMiniType, value: unknown): unknown =>
  value === null && defOf(schema).type === 'array' ? [] : convert(schema, value, snake, same);

/** Decodes a query string by schema: converts declared numbers and booleans, and drops unknown keys. */
export const fromQuery = (schema: z.ZodMiniType, query: URLSearchParams): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shapeOf(schema) ?? {})) {
    const text = query.get(snake(key));
    if (text === null) continue;
    const { type } = base(inner);
    result[key] =
      type === 'number'
        ? text.trim() === ''
          ? NaN
          : Number(text)
        : type === 'boolean'
          ? text === 'true'
            ? true
            : text === 'false'
              ? false
              : text
          : text;
  }
  return result;
};

/** Names of a path's parameters: `/games/{id}` → `['id']`. */
export const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

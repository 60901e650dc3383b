import * as z from 'zod/mini';
import type { Followed, Topic } from './topics.ts';

/**
 * Who may call: everybody, a logged-in user, a paired tablet, whoever may score the game, an administrator or editor of the
 * organisation that owns the thing, an administrator of it, a super admin. The server's policies decide; this word documents it and drives the table tests.
 */
export type Access = 'public' | 'user' | 'board' | 'scorer' | 'organiser' | 'admin' | 'superadmin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type SnakeToCamel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<SnakeToCamel<Tail>>}` : S;
/** `{board_id}` in a path becomes `boardId: string` of the input. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? { [K in SnakeToCamel<Param>]: string } & PathParams<Rest>
  : unknown;

/** Bytes of a body, enough for a form. Reading half a megabyte takes as long as many visits, so endpoints that need more set `maxBody`. */
export const usualBody = 16 * 1024;

/** One API call as data. `input` is the query of a GET and the body of everything else; path parameters come beside it. */
export type Endpoint<
  Path extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  path: Path;
  access: Access;
  /** one sentence for the OpenAPI document */
  summary: string;
  input?: Input;
  output: Output;
  /** codes that this call can answer beside the general ones */
  codes?: readonly string[];
  /** bytes of its body, if it may have more than `usualBody` */
  maxBody?: number;
} & (
  | {
      method: 'GET';
      /** what the answer is about: it is stale once one of these changes */
      reads: readonly Topic[];
      /** where an answer's changes are told, by who may read it; absent: this answer alone does not say */
      follows?(answer: z.output<Output>): readonly Followed[];
    }
  | {
      method: Exclude<Method, 'GET'>;
      /** whatever the write may change, also elsewhere: what the caller reads again once it is answered */
      changes: readonly Topic[];
    }
);

export const endpoint = <
  const Path extends string,
  Input extends z.ZodMiniType = z.ZodMiniType<Record<never, never>>,
  Output extends z.ZodMiniType = z.ZodMiniType<null>,
>(
  definition: Endpoint<Path, Input, Output>,
): Endpoint<Path, Input, Output> => definition;

/** What a caller passes: path parameters and declared input in one object. */
export type InputOf<E> = E extends Endpoint<infer Path, infer Input, infer _Output> ? PathParams<Path> & z.input<Input> : never;
/** What a handler receives after parsing. */
export type ParsedOf<E> = E extends Endpoint<infer Path, infer Input, infer _Output> ? PathParams<Path> & z.output<Input> : never;
export type OutputOf<E> = E extends Endpoint<infer _Path, infer _Input, infer Output> ? z.output<Output> : never;

/** A list: `?page=1&per_page=50`, 200 at most. */
export const paging = { page: z.optional(z.int().check(z.gte(1))), perPage: z.optional(z.int().check(z.gte(1), z.lte(200))) };
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), page: z.int(), perPage: z.int(), total: z.int() });

export const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** ISO 8601 instant in UTC. */
export const instant = z.string();
/** Whether the calendar has this day and the clock this time: the thirtieth of February has neither. */
const exists = (text: string): boolean => {
  const time = Date.parse(`${text}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
/** Local date and time of an event's zone, `2026-11-27T19:30`. */
export const localDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), z.refine(exists));
/** One line as people see it: what steers text or is seen by nobody is taken out, except what joins letters in some scripts. */
const asSeen = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/gu, '')
    .trim();
/** One line of text, tidied. */
export const line = (longest: number) => z.string().check(z.overwrite(asSeen), z.maxLength(longest));
export const name = z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(120), z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u));
/** A number of events in a log, as the database can hold it. */
export const count = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** A file of so many bytes at most, in base64. */
export const file = (most: number) => z.base64().check(z.maxLength(Math.ceil(most / 3) * 4));
export const nothing = z.null();

import * as z from 'zod/mini';
import type { Followed, Topic } from './topics.ts';

/**
 * The callers that an endpoint accepts. The server's policies decide; this value documents them and drives the access tests.
 * - `public`: everybody; `user`: logged-in users; `board`: paired tablets
 * - `scorer`: everybody who may score the game
 * - `organiser`: administrators and editors of the organisation that owns the resource; `admin`: its administrators
 * - `captain`: captains of the team, also guests with its link, and organisers
 * - `match`: captains of a match, organisers, and everybody with the link of the match
 * - `superadmin`: super admins
 */
export type Access = 'public' | 'user' | 'board' | 'scorer' | 'organiser' | 'admin' | 'captain' | 'match' | 'superadmin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type SnakeToCamel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<SnakeToCamel<Tail>>}` : S;
/** `{board_id}` in a path becomes `boardId: string` of the input. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? { [K in SnakeToCamel<Param>]: string } & PathParams<Rest>
  : unknown;

/** The default limit of a request body in bytes. Parsing half a megabyte takes as long as many visits, so endpoints that need more set `maxBody`. */
export const usualBody = 16 * 1024;

/** One API call as data. `input` is the query of a GET and the body of all other methods; path parameters are separate. */
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
  /** error codes that this endpoint can return, in addition to those that its kind of endpoint always can */
  codes?: readonly string[];
  /** limit of its body in bytes, if it is higher than `usualBody` */
  maxBody?: number;
} & (
  | {
      method: 'GET';
      /** the topics of the response: it is stale when one of them changes */
      reads: readonly Topic[];
      /** the channels that announce changes of a response; absent if the response does not determine them */
      follows?(response: z.output<Output>): readonly Followed[];
    }
  | {
      method: Exclude<Method, 'GET'>;
      /** all topics that the write may change; after it succeeds, the caller refetches the reads of these topics */
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

/** The input of a call: path parameters and declared input in one object. */
export type InputOf<E> = E extends Endpoint<infer Path, infer Input, infer _Output> ? PathParams<Path> & z.input<Input> : never;
/** The parsed input that a handler receives. */
export type ParsedOf<E> = E extends Endpoint<infer Path, infer Input, infer _Output> ? PathParams<Path> & z.output<Input> : never;
export type OutputOf<E> = E extends Endpoint<infer _Path, infer _Input, infer Output> ? z.output<Output> : never;

/** The query of a paged list: `?page=1&per_page=50`, at most 200 items per page. */
export const paging = { page: z.optional(z.int().check(z.gte(1))), perPage: z.optional(z.int().check(z.gte(1), z.lte(200))) };
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), page: z.int(), perPage: z.int(), total: z.int() });

/** A month: `2026-11`. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** ISO 8601 instant in UTC. */
export const instant = z.string();
/** Whether a day or a time exists, which `suffix` completes to an instant. 30 February does not. */
/** The years of dates. Others are typing errors, which PostgreSQL, calendars or time zones cannot handle. */
const [firstYear, lastYear] = [1900, 2199];
const exists =
  (suffix: string) =>
  (text: string): boolean => {
    const year = Number(text.slice(0, 4));
    if (year < firstYear || year > lastYear) return false;
    const time = Date.parse(`${text}${suffix}`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  };
/** A day of the calendar: `2026-09-01`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(exists('T00:00Z')));
/** Local date and time in the time zone of an event: `2026-11-27T19:30`. */
export const localDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), z.refine(exists(':00Z')));
/** Local time of day: `19:30`. */
export const localTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Monday is 1, Sunday is 7. */
export const weekday = z.int().check(z.gte(1), z.lte(7));
/**
 * Removes control characters, direction marks and other invisible characters, and replaces `space` by a single one. Keeps the joiners that some
 * scripts need, and five marks on a letter: more would cover the lines above and below.
 */
const clean = (text: string, space: RegExp): string =>
  text
    .replace(/(?!\s)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/gu, '')
    .replace(space, ' ')
    .replace(/([\p{Mn}\p{Me}]{5})[\p{Mn}\p{Me}]+/gu, '$1')
    .trim();
/** White space, with letters and symbols that look like it. */
const space = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu;
const spaceWithinLine = /(?:[^\S\n]|[\u115f\u1160\u2800\u3164\uffa0])+/gu;
const cleanLine = (text: string): string => clean(text, space);
/** Keeps the ends of lines, but at most one empty line after another. */
const cleanText = (text: string): string =>
  clean(text.replace(/\r\n?/g, '\n'), spaceWithinLine)
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
/** Text of several lines, cleaned. */
export const text = (longest: number) => z.string().check(z.overwrite(cleanText), z.maxLength(longest));
/** One line of text, cleaned. */
export const line = (longest: number) => z.string().check(z.overwrite(cleanLine), z.maxLength(longest));
export const name = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(120), z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u));
/** A number of events in a log, within the range of the database column. */
export const count = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** A file of at most `maxBytes` bytes, in base64. */
export const file = (maxBytes: number) => z.base64().check(z.maxLength(Math.ceil(maxBytes / 3) * 4));
export const nothing = z.null();

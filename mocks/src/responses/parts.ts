import { ApiError } from '@oche/api/errors';

/** The error that `mock` sends as a 404. */
export const notFound = (noun: string): ApiError => new ApiError(404, { code: 'not-found', message: `There is no ${noun}.` });

/** Finds an item by its id; throws `notFound` if there is none. */
export const byId = <T extends { id: string }>(items: readonly T[], id: string, noun: string): T => {
  const found = items.find((item) => item.id === id);
  if (!found) throw notFound(noun);
  return found;
};

/** Whether a local time is on the days `from` and `to` or between them. */
export const isWithin = (time: string, from = '', to = '9'): boolean => time >= from && time <= `${to}T24:00`;

/** One page of a list, as the API returns it. */
export const pageOf = <T>(
  items: readonly T[],
  { page = 1, perPage = 50 }: { page?: number | undefined; perPage?: number | undefined },
): { items: T[]; page: number; perPage: number; total: number } => ({
  items: items.slice((page - 1) * perPage, page * perPage),
  page,
  perPage,
  total: items.length,
});

/** The input without its undefined properties, which a PATCH does not change. */
export const withoutUndefined = <T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

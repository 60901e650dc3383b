import { ApiError } from '@oche/api/errors';

/** The refusal that `mock` turns into a 404. */
export const notFound = (what: string): ApiError => new ApiError(404, { code: 'not-found', message: `There is no ${what}.` });

/** The one with this id; throws the 404 otherwise. */
export const byId = <T extends { id: string }>(items: readonly T[], id: string, what: string): T => {
  const found = items.find((item) => item.id === id);
  if (!found) throw notFound(what);
  return found;
};

/** A page of a list. */
export const pageOf = <T>(
  items: readonly T[],
  { page = 1, perPage = 50 }: { page?: number | undefined; perPage?: number | undefined },
): { items: T[]; page: number; perPage: number; total: number } => ({
  items: items.slice((page - 1) * perPage, page * perPage),
  page,
  perPage,
  total: items.length,
});

/** Only what was given: what a PATCH changes. */
export const given = <T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

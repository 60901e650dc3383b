import { sql, type RawBuilder } from 'kysely';

/** Whether a column holds a text somewhere, whatever its accents and capitals. */
export const holds = (column: string, text: string): RawBuilder<boolean> => {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(regexp_replace(normalize(${sql.ref(column)}, NFKD), '[\\u0300-\\u036f]', '', 'g')) like ${pattern}`;
};

type Order = { by: RawBuilder<unknown>; direction: 'asc' | 'desc' };
/** `-name` → the column of `name`, descending. */
export const orderOf = <Sort extends string>(sort: Sort, columns: Record<Exclude<Sort, `-${string}`>, RawBuilder<unknown>>): Order => {
  const descends = sort.startsWith('-');
  return { by: columns[(descends ? sort.slice(1) : sort) as Exclude<Sort, `-${string}`>], direction: descends ? 'desc' : 'asc' };
};

import { baseLetters, foldName } from '@oche/darts/names/foldName';
import { sql, type RawBuilder } from 'kysely';

/** Whether a column holds a text somewhere, both as `foldName` folds them. */
export const holds = (column: string | RawBuilder<unknown>, text: string): RawBuilder<boolean> => {
  const pattern = `%${foldName(text).replace(/[\\%_]/g, '\\$&')}%`;
  const plain = sql`lower(regexp_replace(normalize(${typeof column === 'string' ? sql.ref(column) : column}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  const spelled = Object.entries(baseLetters).reduce((sum, [letter, base]) => sql`replace(${sum}, ${letter}, ${base})`, plain);
  const folded = sql`regexp_replace(translate(${spelled}, ${"’‘`´'"}, ''), '[[:space:].–-]+', ' ', 'g')`;
  return sql<boolean>`${folded} like ${pattern}`;
};

type Order = { by: RawBuilder<unknown>; direction: 'asc' | 'desc' };
/** `-name` → the column of `name`, descending. */
export const orderOf = <Sort extends string>(sort: Sort, columns: Record<Exclude<Sort, `-${string}`>, RawBuilder<unknown>>): Order => {
  const descends = sort.startsWith('-');
  return { by: columns[(descends ? sort.slice(1) : sort) as Exclude<Sort, `-${string}`>], direction: descends ? 'desc' : 'asc' };
};

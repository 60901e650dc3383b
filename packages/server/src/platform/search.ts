import { baseLetters, foldName } from '@oche/darts/names/foldName';
import { sql, type RawBuilder } from 'kysely';

/** An SQL condition: a column contains `text`. Case and accents are ignored, as in `foldName`. */
export const contains = (column: string | RawBuilder<unknown>, text: string): RawBuilder<boolean> => {
  const pattern = `%${foldName(text).replace(/[\\%_]/g, '\\$&')}%`;
  const withoutAccents = sql`lower(regexp_replace(normalize(${typeof column === 'string' ? sql.ref(column) : column}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  const withBaseLetters = Object.entries(baseLetters).reduce(
    (sum, [letter, base]) => sql`replace(${sum}, ${letter}, ${base})`,
    withoutAccents,
  );
  const folded = sql`regexp_replace(translate(${withBaseLetters}, ${"’‘`´'"}, ''), '[[:space:].–-]+', ' ', 'g')`;
  return sql<boolean>`${folded} like ${pattern}`;
};

type Order = { by: RawBuilder<unknown>; direction: 'asc' | 'desc' };
/** The column and direction of a sort key: `-name` is the column of `name`, descending. */
export const orderOf = <Sort extends string>(sort: Sort, columns: Record<Exclude<Sort, `-${string}`>, RawBuilder<unknown>>): Order => {
  const isDescending = sort.startsWith('-');
  return { by: columns[(isDescending ? sort.slice(1) : sort) as Exclude<Sort, `-${string}`>], direction: isDescending ? 'desc' : 'asc' };
};

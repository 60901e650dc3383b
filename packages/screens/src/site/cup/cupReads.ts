import { read, type Read } from '@oche/api/read';
import { readContext } from '../../parts/site/readContext.ts';

/** The first read of the pages of a cup. */
export const readCup = ({ season, group }: { season?: string; group: string }, encodedDomain: string | undefined) =>
  readContext(encodedDomain, { season, group });

/** The rounds of a cup. */
export const readBracket = ({ id }: { id: string }): Read<'getCupBracket'> => read('getCupBracket', { id });

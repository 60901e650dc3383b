import type { ShareImage } from '@oche/api/contract/shareImage';
import type { Query } from '@oche/routes/href';

/** Which matches a table counts. `after`: only those up to this matchday. `live`: also those in progress. */
export type TableView = { after?: number; where?: 'home' | 'away'; live?: true };

export const viewKeys = ['after', 'where', 'live'] as const;

/** The table of the query of a page. Unknown values are ignored. */
export function viewOf(search: URLSearchParams): TableView {
  const [after, where, live] = viewKeys.map((key) => search.get(key));
  return {
    ...(/^[1-9]\d{0,2}$/.test(after ?? '') && { after: Number(after) }),
    ...((where === 'home' || where === 'away') && { where }),
    ...(live === '1' && { live: true }),
  };
}

/** The query of a table. */
export const queryOf = ({ after, where, live }: TableView): Query => ({ after, where, live: live && '1' });

/** The query of an image of a table. */
export const imageQuery = ({ after, where, live }: TableView): NonNullable<ShareImage['query']> => ({
  ...(after !== undefined && { after: String(after) }),
  ...(where && { where }),
  ...(live && { live: 'true' }),
});

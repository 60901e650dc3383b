import { read, type Read } from '@oche/api/read';
import { pageIn } from '../../shell/pageIn.ts';

/** Items on a page of the news. */
const perPage = 20;

/** The news of a season on a page of the list. */
export const readNews = (seasonId: string, search: URLSearchParams): Read<'listSiteNews'> =>
  read('listSiteNews', { seasonId, perPage, ...pageIn(search) });

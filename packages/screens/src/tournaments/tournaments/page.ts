import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { pageIn } from '../../shell/pageIn.ts';
import { messages } from './messages.ts';

const statuses = ['running', 'coming', 'finished'] as const;

/** Filter, search and page of the list, from the URL. An unknown status is ignored. */
export const filterOf = (search: URLSearchParams) => {
  const status = statuses.find((each) => each === search.get('status'));
  const text = search.get('search')?.trim();
  return { ...(status && { status }), ...(text && { search: text }), ...pageIn(search) };
};

export const page = definePage({
  route: 'tournaments',
  query: ['page', 'search', 'status'],
  reads: (_params, search) => ({ tournaments: read('listTournaments', { perPage: 25, ...filterOf(search) }) }),
  title: messages.title,
  description: messages.description,
});

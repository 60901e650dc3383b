import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from './messages.ts';

const statuses = ['running', 'coming', 'finished'] as const;

/** What the query says; anything else than these words shows all. */
export const filterOf = (search: URLSearchParams) => {
  const status = statuses.find((each) => each === search.get('status'));
  const text = search.get('search')?.trim();
  const page = Number(search.get('page'));
  return { ...(status && { status }), ...(text && { search: text }), ...(Number.isInteger(page) && page > 1 && { page }) };
};

export const page = definePage({
  route: 'tournaments',
  reads: (_params, search) => ({ tournaments: read('listTournaments', { perPage: 25, ...filterOf(search) }) }),
  title: messages.title,
  description: messages.description,
});

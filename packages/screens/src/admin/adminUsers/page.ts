import { accountSort } from '@oche/api/contract/admin';
import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { oneOf } from '../listSort.ts';
import { messages } from '../messages.ts';

/** Filter, sort order and page of the list, from the URL. */
export const filterOf = (search: URLSearchParams) => ({
  text: search.get('search') ?? undefined,
  only: oneOf(['super-admins', 'locked'], search.get('only')),
  sort: oneOf(accountSort.options, search.get('sort')) ?? 'name',
  page: Number(search.get('page')) || 1,
});

export const page = definePage({
  route: 'adminUsers',
  reads: (_params, search) => {
    const { text, only, sort, page: pageNumber } = filterOf(search);
    return {
      accounts: read('listAccounts', { page: pageNumber, sort, ...(text !== undefined && { search: text }), ...(only && { only }) }),
    };
  },
  title: messages.users,
});

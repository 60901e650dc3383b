import { organisationSort } from '@oche/api/contract/admin';
import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { oneOf } from '../listSort.ts';
import { messages } from '../messages.ts';

/** Filter, sort order and page of the list, from the URL. */
export const filterOf = (search: URLSearchParams) => ({
  text: search.get('search') ?? undefined,
  kind: oneOf(['club', 'competition'], search.get('kind')),
  sort: oneOf(organisationSort.options, search.get('sort')) ?? 'name',
  page: Number(search.get('page')) || 1,
});

export const page = definePage({
  route: 'adminOrganisations',
  reads: (_params, search) => {
    const { text, kind, sort, page: pageNumber } = filterOf(search);
    return {
      organisations: read('listOrganisations', {
        page: pageNumber,
        sort,
        ...(text !== undefined && { search: text }),
        ...(kind && { kind }),
      }),
    };
  },
  title: messages.organisations,
});

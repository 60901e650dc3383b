import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';

export const page = definePage({
  route: 'competitionNewsItem',
  reads: ({ season, slug }, _search, encodedDomain = '') => ({
    context: readContext(encodedDomain, { season }),
    item: read('getSiteNews', { domainBase64: encodedDomain, slug, ...(season !== undefined && { season }) }),
  }),
  redirect: ({ item: { slug } }, params) =>
    slug === params.slug ? null : { name: 'competitionNewsItem', params: { ...params, slug }, hasMoved: true },
  title: ({ item }) => item.title,
  shareImage: ({ item }) => ({ kind: 'news', id: item.id }),
  description: ({ item }) => item.lead || item.title,
});

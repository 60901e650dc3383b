import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { pageIn } from '../../shell/pageIn.ts';
import { descriptionOf } from './descriptionOf.ts';

export const page = definePage({
  route: 'ranking',
  query: ['page', 'category'],
  reads: ({ id }, search) => {
    const category = search.get('category') ?? '';
    return { ranking: read('getRanking', { ranking: id, ...pageIn(search), ...(category !== '' && { category }) }) };
  },
  title: ({ ranking }) => ranking.name,
  description: ({ ranking }, intl) => descriptionOf(intl, ranking),
});

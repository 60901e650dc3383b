import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';

export const page = definePage({
  route: 'rankingManage',
  reads: ({ id }) => ({ ranking: read('getManagedRanking', { id }) }),
  title: ({ ranking }) => ranking.name,
});

import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';

export const page = definePage({
  route: 'rankingEdit',
  reads: ({ id }) => ({ ranking: read('getManagedRanking', { id }), laboratory: read('getRankingLaboratory', { id }) }),
  title: ({ ranking }) => ranking.name,
});

import { definePage } from '../../../shell/definePage.ts';
import { leaderKeys } from '../../../parts/league/players/leadersQuery.ts';
import { groupReads } from '../../parts/reads.ts';

export const page = definePage({
  route: 'groupManage',
  query: ['show', ...leaderKeys],
  reads: groupReads,
  title: ({ managed }) => managed.group?.name ?? '',
});

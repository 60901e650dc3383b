import { definePage } from '../../../shell/definePage.ts';
import { filterKeys } from '../../../parts/league/players/leadersQuery.ts';
import { groupReads } from '../../parts/reads.ts';

export const page = definePage({
  route: 'groupManage',
  query: ['show', 'board', ...filterKeys],
  reads: groupReads,
  title: ({ managed }) => managed.group?.name ?? '',
});

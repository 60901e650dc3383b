import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { tournamentReads } from '../reads.ts';

export const page = definePage({
  route: 'tournamentManage',
  reads: ({ id }) => ({
    ...tournamentReads(id),
    entries: read('listEntries', { tournament: id }),
    winners: read('getBracket', { tournament: id, role: 'winners' }),
  }),
  title: ({ tournament }) => tournament.name,
});

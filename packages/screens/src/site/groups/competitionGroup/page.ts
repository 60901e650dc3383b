import { definePage } from '../../../shell/definePage.ts';
import { readDivision } from '../divisionReads.ts';

export const page = definePage({
  route: 'competitionGroup',
  reads: (params, _search, encodedDomain) => ({ context: readDivision(params, encodedDomain) }),
  redirect: (_responses, params) => ({ name: 'competitionStandings', params }),
  title: ({ context }) => context.group?.name ?? '',
});

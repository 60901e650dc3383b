import { definePage } from '../../../shell/definePage.ts';
import { readCup } from '../cupReads.ts';

export const page = definePage({
  route: 'competitionCup',
  reads: (params, _search, encodedDomain) => ({ context: readCup(params, encodedDomain) }),
  redirect: (_responses, params) => ({ name: 'competitionCupBracket', params }),
  title: ({ context }) => context.group?.name ?? '',
});

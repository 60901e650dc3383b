import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { describe } from '../describe.ts';
import { frontReads } from '../frontReads.ts';

export const page = definePage({
  route: 'competitionHome',
  query: ['group'],
  reads: (_params, _search, encodedDomain) => ({ context: readContext(encodedDomain) }),
  readsThen: ({ context }, search) => frontReads(context, search),
  title: words.home,
  description: ({ context }, intl) => describe(context, intl),
});

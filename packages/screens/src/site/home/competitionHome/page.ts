import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { describe } from '../describe.ts';

export const page = definePage({
  route: 'competitionHome',
  reads: (_params, _search, encodedDomain) => ({ context: readContext(encodedDomain) }),
  title: words.home,
  description: ({ context }, intl) => describe(context, intl),
});

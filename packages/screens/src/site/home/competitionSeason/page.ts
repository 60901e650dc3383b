import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { describe } from '../describe.ts';

export const page = definePage({
  route: 'competitionSeason',
  reads: (params, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season: params.season }) }),
  title: ({ context }, { formatMessage }) => formatMessage(siteMessages.season, { name: context.season?.name ?? '' }),
  description: ({ context }, intl) => describe(context, intl),
});

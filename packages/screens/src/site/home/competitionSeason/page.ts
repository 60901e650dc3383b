import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { describe } from '../describe.ts';
import { frontReads } from '../frontReads.ts';

export const page = definePage({
  route: 'competitionSeason',
  query: ['group'],
  reads: (params, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season: params.season }) }),
  readsThen: ({ context }, search) => frontReads(context, search),
  title: ({ context }, { formatMessage }) => formatMessage(siteMessages.season, { name: context.season?.name ?? '' }),
  shareImage: ({ context: { organisation, season } }) => season && { kind: 'home', id: organisation.id, query: { season: season.slug } },
  description: ({ context }, intl) => describe(context, intl),
});

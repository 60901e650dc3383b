import { definePage } from '../../../shell/definePage.ts';
import { boardLabels } from '../../../parts/league/players/boardLabel.ts';
import { filterKeys } from '../../../parts/league/players/leadersQuery.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { describeBoard, readsOfBoard } from '../leadersPage.ts';

export const page = definePage({
  route: 'competitionShortLegs',
  query: ['group', ...filterKeys],
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context }, search) => readsOfBoard('low-visits', context, search),
  title: boardLabels['low-visits'],
  shareImage: ({ context: { season } }) => season && { kind: 'low-visits', id: season.id },
  description: ({ context }, intl) => describeBoard(intl, 'low-visits', context),
});

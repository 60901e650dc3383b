import { definePage } from '../../../shell/definePage.ts';
import { boardLabels } from '../../../parts/league/players/boardLabel.ts';
import { filterKeys } from '../../../parts/league/players/leadersQuery.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { describeBoard, readsOfBoard } from '../leadersPage.ts';

export const page = definePage({
  route: 'competitionScores',
  query: ['group', ...filterKeys],
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context }, search) => readsOfBoard('180-171', context, search),
  title: boardLabels['180-171'],
  shareImage: ({ context: { season } }) => season && { kind: '180-171', id: season.id },
  description: ({ context }, intl) => describeBoard(intl, '180-171', context),
});

import { definePage } from '../../../shell/definePage.ts';
import { boardLabels } from '../../../parts/league/players/boardLabel.ts';
import { filterKeys } from '../../../parts/league/players/leadersQuery.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { describeBoard, readsOfBoard } from '../leadersPage.ts';

export const page = definePage({
  route: 'competitionGamesPlayed',
  query: ['group', ...filterKeys],
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context }, search) => readsOfBoard('games-played', context, search),
  title: boardLabels['games-played'],
  shareImage: ({ context: { season } }) => season && { kind: 'games-played', id: season.id },
  description: ({ context }, intl) => describeBoard(intl, 'games-played', context),
});

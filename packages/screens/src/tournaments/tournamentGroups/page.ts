import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { groupsWord } from '../../parts/game/gameName.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

export const page = definePage({
  route: 'tournamentGroups',
  query: ['player'],
  reads: ({ tournament }) => ({ tournament: read('getTournament', { tournament }), groups: read('listGroups', { tournament }) }),
  title: ({ tournament }, intl) => pageTitle(intl, groupsWord(tournament), tournament),
  description: ({ tournament }, intl) => pageDescription(intl, groupsWord(tournament), tournament),
});

import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

export const page = definePage({
  route: 'tournamentGroups',
  query: ['player'],
  reads: ({ tournament }) => ({ tournament: read('getTournament', { tournament }), groups: read('listGroups', { tournament }) }),
  title: ({ tournament }, intl) => pageTitle(intl, words.groups, tournament),
  description: ({ tournament }, intl) => pageDescription(intl, words.groups, tournament),
});

import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

export const page = definePage({
  route: 'tournamentResults',
  query: ['player'],
  reads: ({ tournament }) => ({ tournament: read('getTournament', { tournament }), results: read('getResults', { tournament }) }),
  title: ({ tournament }, intl) => pageTitle(intl, words.results, tournament),
  description: ({ tournament }, intl) => pageDescription(intl, words.results, tournament),
});

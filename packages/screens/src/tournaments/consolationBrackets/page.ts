import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

export const page = definePage({
  route: 'consolationBrackets',
  query: ['player'],
  reads: ({ tournament }) => ({
    tournament: read('getTournament', { tournament }),
    bracket: read('getBracket', { tournament, role: 'losers' }),
    entries: read('listEntries', { tournament }),
  }),
  title: ({ tournament }, intl) => pageTitle(intl, words.losersKnockout, tournament),
  description: ({ tournament }, intl) => pageDescription(intl, words.losersKnockout, tournament),
});

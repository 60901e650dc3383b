import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

export const page = definePage({
  route: 'winnerBrackets',
  reads: ({ tournament }) => ({
    tournament: read('getTournament', { tournament }),
    bracket: read('getBracket', { tournament, role: 'winners' }),
    entries: read('listEntries', { tournament }),
  }),
  title: ({ tournament }, intl) => pageTitle(intl, words.winnersKnockout, tournament),
  description: ({ tournament }, intl) => pageDescription(intl, words.winnersKnockout, tournament),
});

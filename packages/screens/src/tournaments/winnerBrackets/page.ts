import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { winnersWord } from '../../parts/game/gameName.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

export const page = definePage({
  route: 'winnerBrackets',
  query: ['player'],
  reads: ({ tournament }) => ({
    tournament: read('getTournament', { tournament }),
    bracket: read('getBracket', { tournament, role: 'winners' }),
    entries: read('listEntries', { tournament }),
  }),
  title: ({ tournament }, intl) => pageTitle(intl, winnersWord(tournament), tournament),
  description: ({ tournament }, intl) => pageDescription(intl, winnersWord(tournament), tournament),
});

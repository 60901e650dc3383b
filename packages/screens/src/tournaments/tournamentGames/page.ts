import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { pageIn } from '../../shell/pageIn.ts';
import { words } from '../../shell/words.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

/** The player and the page of the list, from the URL. */
export const filterOf = (search: URLSearchParams) => {
  const player = search.get('player');
  return { ...(player && { entry: player }), ...pageIn(search) };
};

export const page = definePage({
  route: 'tournamentGames',
  query: ['page', 'player'],
  reads: ({ tournament }, search) => ({
    tournament: read('getTournament', { tournament }),
    entries: read('listEntries', { tournament }),
    games: read('listTournamentGames', { tournament, ...filterOf(search) }),
  }),
  title: ({ tournament }, intl) => pageTitle(intl, words.games, tournament),
  description: ({ tournament }, intl) => pageDescription(intl, words.games, tournament),
});

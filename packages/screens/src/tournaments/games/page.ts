import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { words } from '../../shell/words.ts';
import { pageDescription, pageTitle } from '../pageTitle.ts';

/** Whose games, and which page of them. */
export const filterOf = (search: URLSearchParams) => {
  const player = search.get('player');
  const page = Number(search.get('page'));
  return { ...(player && { entry: player }), ...(Number.isInteger(page) && page > 1 && { page }) };
};

export const page = definePage({
  route: 'tournamentGames',
  reads: ({ tournament }, search) => ({
    tournament: read('getTournament', { tournament }),
    entries: read('listEntries', { tournament }),
    games: read('listTournamentGames', { tournament, ...filterOf(search) }),
  }),
  title: ({ tournament }, intl) => pageTitle(intl, words.games, tournament),
  description: ({ tournament }, intl) => pageDescription(intl, words.games, tournament),
});

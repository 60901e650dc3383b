import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { tournamentFormat, tournamentStart } from '../../parts/tournament/tournamentText.ts';

export const page = definePage({
  route: 'tournament',
  query: ['player'],
  reads: ({ tournament }, search) => ({
    tournament: read('getTournament', { tournament }),
    entries: read('listEntries', { tournament }),
    groups: read('listGroups', { tournament }),
    // The API lists games in progress first, then the next ones.
    games: read('listTournamentGames', { tournament, perPage: 40 }),
    ...(search.get('player') && {
      followedGames: read('listTournamentGames', { tournament, perPage: 40, entry: search.get('player') ?? '' }),
      results: read('getResults', { tournament }),
    }),
  }),
  title: ({ tournament }) => tournament.name,
  description: ({ tournament }, intl) =>
    [tournamentStart(intl, tournament), tournament.location, tournamentFormat(intl, tournament)].filter(Boolean).join(', '),
});

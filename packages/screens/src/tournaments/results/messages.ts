import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  places: { id: 'tournamentResults.places', defaultMessage: 'Places' },
  place: { id: 'tournamentResults.place', defaultMessage: 'Place' },
  range: { id: 'tournamentResults.range', defaultMessage: '{from}–{to}', description: 'Places that are shared: "5–8".' },
  club: { id: 'tournamentResults.club', defaultMessage: 'Club' },
  noPlaces: { id: 'tournamentResults.noPlaces', defaultMessage: 'No place is decided yet. Places come with the knockouts.' },
  open: {
    id: 'tournamentResults.open',
    defaultMessage: 'Not everything is played yet; who is still in has no place.',
  },
  statistics: { id: 'tournamentResults.statistics', defaultMessage: 'Statistics' },
  games: { id: 'tournamentResults.games', defaultMessage: 'Games' },
  won: { id: 'tournamentResults.won', defaultMessage: 'Won' },
  first9Short: { id: 'tournamentResults.first9Short', defaultMessage: 'First 9' },
  maximums: { id: 'tournamentResults.maximums', defaultMessage: '180s' },
  oneSevenOnes: { id: 'tournamentResults.oneSevenOnes', defaultMessage: '171s' },
  high: { id: 'tournamentResults.high', defaultMessage: 'High' },
  best: { id: 'tournamentResults.best', defaultMessage: 'Leg' },
  bestLong: { id: 'tournamentResults.bestLong', defaultMessage: 'Darts of the shortest leg' },
  rate: { id: 'tournamentResults.rate', defaultMessage: 'Double' },
  rateLong: { id: 'tournamentResults.rateLong', defaultMessage: 'Checkouts per dart at a double' },
  finishedGames: { id: 'tournamentResults.finishedGames', defaultMessage: 'Finished games' },
  none: { id: 'tournamentResults.none', defaultMessage: 'No game is over yet. Results appear here after the first one.' },
  print: { id: 'tournamentResults.print', defaultMessage: 'Print' },
});

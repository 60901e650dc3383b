import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  homeAndAway: { id: 'teamStatistics.homeAndAway', defaultMessage: 'Home and away' },
  opponents: { id: 'teamStatistics.opponents', defaultMessage: 'By opponent' },
  matches: { id: 'teamStatistics.matches', defaultMessage: 'Matches', description: 'Head of a column with “Home”, “Away” and “Together”.' },
  together: { id: 'teamStatistics.together', defaultMessage: 'Together', description: 'Matches at home and away.' },
  gamesLong: { id: 'teamStatistics.gamesLong', defaultMessage: 'Games won and lost' },
  singlesPlayed: { id: 'teamStatistics.singlesPlayed', defaultMessage: 'Singles played' },
  singlesWon: { id: 'teamStatistics.singlesWon', defaultMessage: 'Singles won' },
  gamesWon: { id: 'teamStatistics.gamesWon', defaultMessage: 'Games won' },
  gamesLost: { id: 'teamStatistics.gamesLost', defaultMessage: 'Games lost' },
  legsWon: { id: 'teamStatistics.legsWon', defaultMessage: 'Legs won' },
  legsLost: { id: 'teamStatistics.legsLost', defaultMessage: 'Legs lost' },
  averageGames: { id: 'teamStatistics.averageGames', defaultMessage: 'Games in the average' },
  none: { id: 'teamStatistics.none', defaultMessage: 'The statistics begin with the first confirmed match.' },
});

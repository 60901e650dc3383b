import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  homeAndAway: { id: 'teamStatistics.homeAndAway', defaultMessage: 'Home and away' },
  opponents: { id: 'teamStatistics.opponents', defaultMessage: 'By opponent' },
  matches: { id: 'teamStatistics.matches', defaultMessage: 'Matches', description: 'Head of a column with “Home”, “Away” and “Together”.' },
  together: { id: 'teamStatistics.together', defaultMessage: 'Together', description: 'Matches at home and away.' },
  gamesLong: { id: 'teamStatistics.gamesLong', defaultMessage: 'Games won and lost' },
  singlesLong: { id: 'teamStatistics.singlesLong', defaultMessage: 'Singles won, of those played' },
  wonOf: { id: 'teamStatistics.wonOf', defaultMessage: '{won} of {played}', description: 'Games won, of those played.' },
  singlesPlayed: { id: 'teamStatistics.singlesPlayed', defaultMessage: 'Singles played' },
  singlesWon: { id: 'teamStatistics.singlesWon', defaultMessage: 'Singles won' },
  gamesWon: { id: 'teamStatistics.gamesWon', defaultMessage: 'Games won' },
  gamesLost: { id: 'teamStatistics.gamesLost', defaultMessage: 'Games lost' },
  legsWon: { id: 'teamStatistics.legsWon', defaultMessage: 'Legs won' },
  legsLost: { id: 'teamStatistics.legsLost', defaultMessage: 'Legs lost' },
  averageGames: { id: 'teamStatistics.averageGames', defaultMessage: 'Games in the average' },
  counted: {
    id: 'teamStatistics.counted',
    defaultMessage: 'Games of confirmed matches, without forfeits. The average has the games whose visits are known.',
  },
  none: { id: 'teamStatistics.none', defaultMessage: 'The statistics begin with the first confirmed match.' },
  noGames: {
    id: 'teamStatistics.noGames',
    defaultMessage: 'Only the scores of the matches are known, not who played the games.',
  },
});

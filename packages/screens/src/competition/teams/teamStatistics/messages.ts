import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  homeAndAway: { id: 'teamStatistics.homeAndAway', defaultMessage: 'Home and away' },
  opponents: { id: 'teamStatistics.opponents', defaultMessage: 'By opponent' },
  matches: { id: 'teamStatistics.matches', defaultMessage: 'Matches', description: 'Head of a column with “Home”, “Away” and “Together”.' },
  together: { id: 'teamStatistics.together', defaultMessage: 'Together', description: 'Matches at home and away.' },
  gamesLong: { id: 'teamStatistics.gamesLong', defaultMessage: 'Games won and lost' },
  singlesLong: { id: 'teamStatistics.singlesLong', defaultMessage: 'Singles won, of those played' },
  wonOf: { id: 'teamStatistics.wonOf', defaultMessage: '{won} of {played}', description: 'Games won, of those played.' },
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

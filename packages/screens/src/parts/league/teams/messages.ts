import { defineMessages } from '@oche/i18n/messages';

/** Texts of the tables of the players of a team. */
export const messages = defineMessages({
  singlesLong: { id: 'teamPlayers.singlesLong', defaultMessage: 'Singles won, of those played' },
  wonOf: { id: 'teamPlayers.wonOf', defaultMessage: '{won} of {played}', description: 'Games won, of those played.' },
  counted: {
    id: 'teamPlayers.counted',
    defaultMessage: 'Games of confirmed matches, without forfeits. The average has the games whose visits are known.',
  },
  noGames: {
    id: 'teamPlayers.noGames',
    defaultMessage: 'Only the scores of the matches are known, not who played the games.',
  },
});

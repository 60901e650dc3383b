import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  games: { id: 'tournamentGroups.games', defaultMessage: 'Games of group {letter}' },
  meetings: { id: 'tournamentGroups.meetings', defaultMessage: 'Who played whom in group {letter}' },
  whoMetWhom: { id: 'tournamentGroups.whoMetWhom', defaultMessage: 'Who played whom' },
  complete: { id: 'tournamentGroups.complete', defaultMessage: 'All games played' },
  progress: {
    id: 'tournamentGroups.progress',
    defaultMessage: '{finished, plural, other {#}} of {total, plural, one {# game} other {# games}} played',
  },
  none: { id: 'tournamentGroups.none', defaultMessage: 'No groups yet. They appear here after the draw.' },
});

/** Labels of the games in the matrix, from the view of the row's player, for screen readers. */
export const met = defineMessages({
  won: { id: 'tournamentGroups.metWon', defaultMessage: 'won {result} against {opponent}' },
  lost: { id: 'tournamentGroups.metLost', defaultMessage: 'lost {result} against {opponent}' },
  drawn: { id: 'tournamentGroups.metDrawn', defaultMessage: 'drew {result} against {opponent}' },
  live: { id: 'tournamentGroups.metLive', defaultMessage: 'live, {result} against {opponent}' },
  open: { id: 'tournamentGroups.metOpen', defaultMessage: 'still to play {opponent}' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  games: { id: 'tournamentGroups.games', defaultMessage: 'Games of group {letter}' },
  complete: { id: 'tournamentGroups.complete', defaultMessage: 'All games played' },
  progress: { id: 'tournamentGroups.progress', defaultMessage: '{finished} of {total, plural, one {# game} other {# games}} played' },
  none: { id: 'tournamentGroups.none', defaultMessage: 'No groups yet. They appear here with the draw.' },
});

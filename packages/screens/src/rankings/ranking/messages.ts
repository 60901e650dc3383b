import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  played: {
    id: 'ranking.played',
    defaultMessage: '{finished} of {all, plural, one {# tournament} other {# tournaments}} played',
  },
  updated: { id: 'ranking.updated', defaultMessage: 'updated {day}' },
  allPlayers: { id: 'ranking.allPlayers', defaultMessage: 'All players' },
  show: { id: 'ranking.show', defaultMessage: 'Show' },
  howMade: { id: 'ranking.howMade', defaultMessage: 'How points are made' },
  nextEvent: { id: 'ranking.nextEvent', defaultMessage: 'Next tournament' },
  toNext: { id: 'ranking.toNext', defaultMessage: 'Go to the tournament' },
});

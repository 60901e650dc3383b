import { defineMessages } from '@oche/i18n/messages';

/** Texts of the rounds of a Swiss tournament. */
export const swissMessages = defineMessages({
  roundOf: { id: 'swiss.roundOf', defaultMessage: 'Round {round} of {rounds}' },
  none: { id: 'swiss.none', defaultMessage: 'The standings appear here after the draw.' },
  bye: {
    id: 'swiss.bye',
    defaultMessage: '{name} has a bye.',
    description: 'The number of players is odd, so one does not play in this round.',
  },
});

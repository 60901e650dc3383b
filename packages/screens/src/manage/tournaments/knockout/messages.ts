import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noStage: {
    id: 'playKnockout.noStage',
    defaultMessage: 'This tournament has no {stage, select, winners {winners’ knockout} other {losers’ knockout}}.',
  },
  notDrawn: {
    id: 'playKnockout.notDrawn',
    defaultMessage:
      'The {stage, select, winners {winners’ knockout} double {double elimination} other {losers’ knockout}} appears here after the draw.',
  },
  toOverview: { id: 'playKnockout.toOverview', defaultMessage: 'Go to the overview' },
  fit: { id: 'playKnockout.fit', defaultMessage: 'Fit' },
  walkover: { id: 'playKnockout.walkover', defaultMessage: 'w.o.', description: 'In place of a score, as short as can be.' },
  gameLabel: {
    id: 'playKnockout.gameLabel',
    defaultMessage: '{title}: {a}, {b}. {state}',
    description: 'A game of the bracket for screen readers; each side with its score, once it has one.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** Sides that are not known yet, and the names of games that decide them. */
export const messages = defineMessages({
  winnerOf: { id: 'slot.winnerOf', defaultMessage: 'Winner of {game}', description: '"Winner of quarter-final 1"' },
  loserOf: { id: 'slot.loserOf', defaultMessage: 'Loser of {game}' },
  stageGame: {
    id: 'slot.stageGame',
    defaultMessage: '{stage}, {game}',
    description: 'Which game: "Winners’ knockout, quarter-final 2".',
  },
  rankOfAll: { id: 'slot.rankOfAll', defaultMessage: 'Place {rank} of the standings', description: 'Of a Swiss tournament.' },
  rankOf: { id: 'slot.rankOf', defaultMessage: 'Place {rank} of group {letter}' },
});

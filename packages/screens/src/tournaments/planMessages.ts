import { defineMessages } from '@oche/i18n/messages';

/** Sentences that describe how a tournament is played. */
export const planMessages = defineMessages({
  groupsOf: { id: 'plan.groupsOf', defaultMessage: 'Groups of {size}, everyone plays everyone: {format}.' },
  groups: {
    id: 'plan.groups',
    defaultMessage: '{count, plural, one {One group} other {# groups}}, everyone plays everyone: {format}.',
  },
  swiss: {
    id: 'plan.swiss',
    defaultMessage: 'Swiss system, {rounds, plural, one {# round} other {# rounds}} against opponents with about as many points: {format}.',
  },
  pairs: { id: 'plan.pairs', defaultMessage: 'Pairs play.' },
  pairsByLot: { id: 'plan.pairsByLot', defaultMessage: 'Pairs play. They are drawn by lot.' },
  points: { id: 'plan.points', defaultMessage: '{win, plural, one {# point} other {# points}} for a game won.' },
  tieBreakers: { id: 'plan.tieBreakers', defaultMessage: 'If level on points, these decide in order: {list}.' },
  winners: { id: 'plan.winners', defaultMessage: 'Winners’ knockout: {format}.' },
  losers: { id: 'plan.losers', defaultMessage: 'Losers’ knockout: {format}.' },
  knockout: { id: 'plan.knockout', defaultMessage: 'Knockout: {format}.' },
  double: { id: 'plan.double', defaultMessage: 'Double elimination, out after two lost games: {format}.' },
  reset: {
    id: 'plan.reset',
    defaultMessage: 'If the winner of the lower bracket wins the final, a second final decides.',
    description: 'Of a double elimination.',
  },
  qualified: { id: 'plan.qualified', defaultMessage: 'The best {count} qualify.', description: 'A knockout after a Swiss tournament.' },
  secondChance: { id: 'plan.secondChance', defaultMessage: 'It is for players who lose their first game.' },
  round: { id: 'plan.round', defaultMessage: '{round}: {format}', description: '"final: 501, double out, first to 5", in a list.' },
  thenRound: { id: 'plan.thenRound', defaultMessage: '{before}; {round}', description: 'One more round in that list.' },
  thirdPlace: { id: 'plan.thirdPlace', defaultMessage: 'There is a game for third place.' },
  'leg-difference': { id: 'plan.legDifference', defaultMessage: 'leg difference' },
  'legs-won': { id: 'plan.legsWon', defaultMessage: 'legs won' },
  'legs-against': { id: 'plan.legsAgainst', defaultMessage: 'fewer legs lost' },
  'head-to-head': { id: 'plan.headToHead', defaultMessage: 'head-to-head results' },
  'games-won': { id: 'plan.gamesWon', defaultMessage: 'games won' },
  'leg-ratio': { id: 'plan.legRatio', defaultMessage: 'percentage of legs won' },
  average: { id: 'plan.average', defaultMessage: 'average' },
  'opponents-points': { id: 'plan.opponentsPoints', defaultMessage: 'points of all opponents' },
  'drawn-lot': { id: 'plan.drawnLot', defaultMessage: 'drawing of lots' },
});

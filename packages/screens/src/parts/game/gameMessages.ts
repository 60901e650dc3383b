import { defineMessages } from '@oche/i18n/messages';

/** Names of games and formats. */
export const messages = defineMessages({
  final: { id: 'game.final', defaultMessage: 'Final' },
  thirdPlace: { id: 'game.thirdPlace', defaultMessage: 'Third place' },
  semiFinal: { id: 'game.semiFinal', defaultMessage: 'Semi-final {number}' },
  quarterFinal: { id: 'game.quarterFinal', defaultMessage: 'Quarter-final {number}' },
  lastOf: {
    id: 'game.lastOf',
    defaultMessage: '{count, plural, other {Last {count}, game {number}}}',
    description: 'A plural, so that a language can name rounds: Achtelfinale, huitième de finale.',
  },
  groupRound: { id: 'game.groupRound', defaultMessage: 'Group {letter}, round {round}' },
  swissRound: { id: 'game.swissRound', defaultMessage: 'Round {round}', description: 'A game of a Swiss tournament.' },
  upperRound: {
    id: 'game.upperRound',
    defaultMessage: 'Upper bracket, round {round}, game {number}',
    description: 'A game of a double elimination: players who have not lost yet.',
  },
  upperFinal: { id: 'game.upperFinal', defaultMessage: 'Upper final', description: 'The last game of the upper bracket.' },
  lowerRound: {
    id: 'game.lowerRound',
    defaultMessage: 'Lower bracket, round {round}, game {number}',
    description: 'A game of a double elimination: players who have lost once.',
  },
  lowerFinal: { id: 'game.lowerFinal', defaultMessage: 'Lower final', description: 'The last game of the lower bracket.' },
  decidingFinal: {
    id: 'game.decidingFinal',
    defaultMessage: 'Deciding final',
    description: 'A second final, if the player from the lower bracket wins the first.',
  },
  ofMatch: { id: 'game.ofMatch', defaultMessage: 'Game {number}', description: 'One game of a match between two teams.' },
  round: { id: 'game.round', defaultMessage: 'Round {round}, game {number}' },
  in: { id: 'game.in', defaultMessage: '{mode, select, double {double in} master {master in} other {straight in}}' },
  out: { id: 'game.out', defaultMessage: '{mode, select, double {double out} master {master out} other {straight out}}' },
  firstTo: { id: 'game.firstTo', defaultMessage: '{count, plural, other {first to #}}' },
  bestOf: { id: 'game.bestOf', defaultMessage: 'best of {count, plural, one {# leg} other {# legs}}' },
  firstToSets: { id: 'game.firstToSets', defaultMessage: 'first to {count, plural, one {# set} other {# sets}}' },
  bestOfSets: { id: 'game.bestOfSets', defaultMessage: 'best of {count, plural, one {# set} other {# sets}}' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Titles of the rounds of a bracket. */
export const roundMessages = defineMessages({
  final: { id: 'knockout.final', defaultMessage: 'Final' },
  semiFinals: { id: 'knockout.semiFinals', defaultMessage: 'Semi-finals' },
  quarterFinals: { id: 'knockout.quarterFinals', defaultMessage: 'Quarter-finals' },
  last: {
    id: 'knockout.last',
    defaultMessage: '{count, plural, other {Last {count}}}',
    description: 'A plural, so that a language can name rounds: Achtelfinale, huitième de finale.',
  },
  upperBracket: {
    id: 'bracket.upper',
    defaultMessage: 'Upper bracket',
    description: 'The half of a double elimination for players who have not lost.',
  },
  lowerBracket: {
    id: 'bracket.lower',
    defaultMessage: 'Lower bracket',
    description: 'The half of a double elimination for players who have lost once.',
  },
  finals: { id: 'bracket.finals', defaultMessage: 'Finals' },
  upperRound: { id: 'bracket.upperRound', defaultMessage: 'Upper round {round}', description: 'A round of the upper bracket, short.' },
  lowerRound: { id: 'bracket.lowerRound', defaultMessage: 'Lower round {round}', description: 'A round of the lower bracket, short.' },
  bracketFinals: {
    id: 'bracket.bracketFinals',
    defaultMessage: 'Upper and lower final',
    description: 'The last games of the two brackets of a double elimination.',
  },
  beforeFinal: {
    id: 'bracket.beforeFinal',
    defaultMessage: '{count, plural, one {# round} other {# rounds}} before the final',
    description: 'A round of both brackets of a double elimination.',
  },
  upperGame: {
    id: 'bracket.upperGame',
    defaultMessage: 'Upper {round}/{number}',
    description: 'Very short, within "Loser of upper 1/2": game 2 in round 1 of the upper bracket.',
  },
  lowerGame: { id: 'bracket.lowerGame', defaultMessage: 'Lower {round}/{number}' },
});

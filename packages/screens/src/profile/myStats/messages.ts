import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'myStats.title', defaultMessage: 'My statistics' },
  description: { id: 'myStats.description', defaultMessage: 'Across all darts of all your finished games.' },
  checkoutRate: { id: 'myStats.checkoutRate', defaultMessage: 'Checkout rate' },
  ofDarts: { id: 'myStats.ofDarts', defaultMessage: '{hits} of {darts, plural, one {# dart} other {# darts}} at a double' },
  gamesWon: { id: 'myStats.gamesWon', defaultMessage: 'Games won' },
  legsWon: { id: 'myStats.legsWon', defaultMessage: 'Legs won' },
  of: { id: 'myStats.of', defaultMessage: 'of {count}' },
  form: { id: 'myStats.form', defaultMessage: 'Game by game' },
  allGames: { id: 'myStats.allGames', defaultMessage: 'All games' },
  formChart: {
    id: 'myStats.formChart',
    defaultMessage: 'Average of {count, plural, one {the last game} other {the last # games}}, from {low} to {high}',
  },
  overall: { id: 'myStats.overall', defaultMessage: '{average} overall' },
  spoken: {
    id: 'myStats.spoken',
    defaultMessage: '{date}, {result, select, win {won against} loss {lost to} other {drawn with}} {opponent}: average {average}',
  },
  won: { id: 'myStats.won', defaultMessage: 'Won' },
  lost: { id: 'myStats.lost', defaultMessage: 'Lost' },
  drawn: { id: 'myStats.drawn', defaultMessage: 'Drawn' },
  scores: { id: 'myStats.scores', defaultMessage: 'High scores' },
  points: { id: 'myStats.points', defaultMessage: 'Points per visit' },
  visits: { id: 'myStats.visits', defaultMessage: 'Visits' },
  fromUp: {
    id: 'myStats.fromUp',
    defaultMessage:
      'Cumulative: {sixty} of 60 or more, {hundred} of 100 or more, {oneForty} of 140 or more, in {visits, plural, one {# visit} other {# visits}}.',
  },
  below60: { id: 'myStats.below60', defaultMessage: 'Under 60' },
  from60: { id: 'myStats.from60', defaultMessage: '60–99' },
  oneSevenOnes: { id: 'myStats.oneSevenOnes', defaultMessage: '171s' },
  checkouts: { id: 'myStats.checkouts', defaultMessage: 'Checkouts by score' },
  legs: { id: 'myStats.legs', defaultMessage: 'Legs' },
  upTo: { id: 'myStats.upTo', defaultMessage: 'Up to {to}' },
  between: { id: 'myStats.between', defaultMessage: '{from}–{to}' },
  andMore: { id: 'myStats.andMore', defaultMessage: '{from} and over' },
  highFinishes: { id: 'myStats.highFinishes', defaultMessage: 'High finishes: {points}' },
  noHighFinishes: { id: 'myStats.noHighFinishes', defaultMessage: 'No finish of 100 or more yet.' },
  wonIn: { id: 'myStats.wonIn', defaultMessage: 'Darts per leg won' },
  darts: { id: 'myStats.darts', defaultMessage: 'Darts' },
  shortLegs: {
    id: 'myStats.shortLegs',
    defaultMessage:
      '{count, plural, =0 {No short legs (18 darts or fewer) yet.} one {# short leg (18 darts or fewer).} other {# short legs (18 darts or fewer).}}',
  },
  noLegs: { id: 'myStats.noLegs', defaultMessage: 'No leg won by a checkout yet.' },
  bestLeg: { id: 'myStats.bestLeg', defaultMessage: 'The shortest leg: {darts, plural, one {# dart} other {# darts}}' },
  toGame: { id: 'myStats.toGame', defaultMessage: 'See the game' },
  resultLegs: {
    id: 'myStats.resultLegs',
    defaultMessage: '{count, plural, one {# leg is} other {# legs are}} known only by result and not included in these figures.',
  },
  rateOfSome: {
    id: 'myStats.rateOfSome',
    defaultMessage:
      'Checkout rate: from {games, plural, one {# game that says} other {# games that say}} how many darts were thrown at a double.',
  },
  none: { id: 'myStats.none', defaultMessage: 'None of your games has finished yet. Statistics appear here once one has.' },
  onlyResults: {
    id: 'myStats.onlyResults',
    defaultMessage: 'None of your visits has been recorded yet: only the results of your games are known.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'myStats.title', defaultMessage: 'My statistics' },
  description: { id: 'myStats.description', defaultMessage: 'Over all darts of every game that is over.' },
  checkoutRate: { id: 'myStats.checkoutRate', defaultMessage: 'Checkouts' },
  ofDarts: { id: 'myStats.ofDarts', defaultMessage: '{hits} of {darts, plural, one {# dart} other {# darts}} at a double' },
  gamesWon: { id: 'myStats.gamesWon', defaultMessage: 'Games won' },
  legsWon: { id: 'myStats.legsWon', defaultMessage: 'Legs won' },
  of: { id: 'myStats.of', defaultMessage: 'of {count}' },
  form: { id: 'myStats.form', defaultMessage: 'Game after game' },
  allGames: { id: 'myStats.allGames', defaultMessage: 'All games' },
  formChart: {
    id: 'myStats.formChart',
    defaultMessage: 'Average of {count, plural, one {the last game} other {the last # games}}, from {low} to {high}',
  },
  overall: { id: 'myStats.overall', defaultMessage: '{average} over all' },
  spoken: {
    id: 'myStats.spoken',
    defaultMessage: '{date}, {result, select, win {won against} loss {lost to} other {drawn with}} {opponent}: average {average}',
  },
  won: { id: 'myStats.won', defaultMessage: 'Won' },
  lost: { id: 'myStats.lost', defaultMessage: 'Lost' },
  drawn: { id: 'myStats.drawn', defaultMessage: 'Drawn' },
  scores: { id: 'myStats.scores', defaultMessage: 'High scores' },
  points: { id: 'myStats.points', defaultMessage: 'Points of a visit' },
  visits: { id: 'myStats.visits', defaultMessage: 'Visits' },
  fromUp: {
    id: 'myStats.fromUp',
    defaultMessage:
      'Counted upwards: {sixty} of 60 and more, {hundred} of 100 and more, {oneForty} of 140 and more, in {visits, plural, one {# visit} other {# visits}}.',
  },
  below60: { id: 'myStats.below60', defaultMessage: 'Under 60' },
  from60: { id: 'myStats.from60', defaultMessage: '60–99' },
  oneSevenOnes: { id: 'myStats.oneSevenOnes', defaultMessage: '171s' },
  checkouts: { id: 'myStats.checkouts', defaultMessage: 'Checkouts by height' },
  legs: { id: 'myStats.legs', defaultMessage: 'Legs' },
  upTo: { id: 'myStats.upTo', defaultMessage: 'Up to {to}' },
  between: { id: 'myStats.between', defaultMessage: '{from}–{to}' },
  andMore: { id: 'myStats.andMore', defaultMessage: '{from} and more' },
  highFinishes: { id: 'myStats.highFinishes', defaultMessage: 'High finishes: {points}' },
  noHighFinishes: { id: 'myStats.noHighFinishes', defaultMessage: 'No finish of 100 or more yet.' },
  wonIn: { id: 'myStats.wonIn', defaultMessage: 'Darts of a leg that was won' },
  darts: { id: 'myStats.darts', defaultMessage: 'Darts' },
  shortLegs: {
    id: 'myStats.shortLegs',
    defaultMessage:
      '{count, plural, =0 {No short leg, of 18 darts or fewer, yet.} one {# short leg, of 18 darts or fewer.} other {# short legs, of 18 darts or fewer.}}',
  },
  noLegs: { id: 'myStats.noLegs', defaultMessage: 'No leg won by a checkout yet.' },
  bestLeg: { id: 'myStats.bestLeg', defaultMessage: 'The shortest leg: {darts, plural, one {# dart} other {# darts}}' },
  toGame: { id: 'myStats.toGame', defaultMessage: 'See the game' },
  resultLegs: {
    id: 'myStats.resultLegs',
    defaultMessage: '{count, plural, one {# leg is} other {# legs are}} known only by the result and in none of these figures.',
  },
  rateOfSome: {
    id: 'myStats.rateOfSome',
    defaultMessage: 'Checkouts: from {games, plural, one {# game that says} other {# games that say}} how many darts were at a double.',
  },
  none: { id: 'myStats.none', defaultMessage: 'No game of yours is over yet. Figures are here once one is.' },
  onlyResults: {
    id: 'myStats.onlyResults',
    defaultMessage: 'No visit of yours was written down yet: of your games only the results are known.',
  },
});

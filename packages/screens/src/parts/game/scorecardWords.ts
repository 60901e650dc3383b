import { defineMessages } from '@oche/i18n/messages';

/** Texts of scorecards and their charts, on the page of a live game and in its tournament. */
export const scorecardWords = defineMessages({
  drawn: { id: 'scorecard.drawn', defaultMessage: 'Drawn' },
  wonByWalkover: { id: 'scorecard.wonByWalkover', defaultMessage: '{name} wins by walkover' },
  retired: { id: 'scorecard.retired', defaultMessage: '{name} wins; the opponent retired' },
  enteredByHand: { id: 'scorecard.enteredByHand', defaultMessage: 'Result entered by hand; no visits were recorded.' },
  wonIn: { id: 'scorecard.wonIn', defaultMessage: '{name}, {darts}' },
  wonByTiebreak: { id: 'scorecard.wonByTiebreak', defaultMessage: '{name}, tie-break' },
  scorecard: { id: 'scorecard.scorecard', defaultMessage: 'Scorecard' },
  legByLeg: { id: 'scorecard.legByLeg', defaultMessage: 'Leg by leg' },
  withinFinish: { id: 'scorecard.withinFinish', defaultMessage: 'On a finish' },
  chart: { id: 'scorecard.chart', defaultMessage: 'Points to go after each visit of leg {leg}' },
  visitAxis: { id: 'scorecard.visitAxis', defaultMessage: 'visit' },
  spokenVisit: { id: 'scorecard.spokenVisit', defaultMessage: 'Visit {number}: {name} scored {scored}, {left} to go' },
});

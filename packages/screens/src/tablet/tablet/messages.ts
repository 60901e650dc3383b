import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'tablet.title', defaultMessage: 'Board' },
  noGame: { id: 'tablet.noGame', defaultMessage: 'No game on this board' },
  comesByItself: { id: 'tablet.comesByItself', defaultMessage: 'The next game comes here by itself.' },
  outOfOrder: { id: 'tablet.outOfOrder', defaultMessage: 'This board is out of order' },
  nextHere: { id: 'tablet.nextHere', defaultMessage: 'Next here' },
  nextHereAt: { id: 'tablet.nextHereAt', defaultMessage: 'Next here, about {time}' },
  called: { id: 'tablet.called', defaultMessage: 'Called to this board' },
  marks: { id: 'tablet.marks', defaultMessage: 'Marker: {name}' },
  start: { id: 'tablet.start', defaultMessage: 'Start the game' },
  menu: { id: 'tablet.menu', defaultMessage: 'Menu' },
  logo: { id: 'tablet.logo', defaultMessage: 'Leave tablet mode: tap five times' },

  throwsFirst: { id: 'tablet.throwsFirst', defaultMessage: 'Who throws first?' },
  bullUp: { id: 'tablet.bullUp', defaultMessage: 'Nearest to the bull throws first' },
  chosen: { id: 'tablet.chosen', defaultMessage: 'As agreed at the board' },
  throwsFirstInLeg: { id: 'tablet.throwsFirstInLeg', defaultMessage: 'Who throws first in leg {leg}?' },

  tiebreak: { id: 'tablet.tiebreak', defaultMessage: 'Who wins leg {leg}?' },
  tiebreakWhy: {
    id: 'tablet.tiebreakWhy',
    defaultMessage:
      'All {rounds, plural, one {# round is} other {# rounds are}} thrown. One throw at the bull decides; it counts as no checkout.',
  },

  keypad: { id: 'tablet.keypad', defaultMessage: 'Score keypad' },
  howToEnter: { id: 'tablet.howToEnter', defaultMessage: 'How to enter' },
  total: { id: 'tablet.total', defaultMessage: 'Total' },
  darts: { id: 'tablet.darts', defaultMessage: 'Darts' },
  board: { id: 'tablet.board', defaultMessage: 'Board', description: 'A way to enter: taps on a drawn board' },
  enterDarts: { id: 'tablet.enterDarts', defaultMessage: 'Enter dart by dart' },
  enterTotals: { id: 'tablet.enterTotals', defaultMessage: 'Enter totals' },
  enterOnBoard: { id: 'tablet.enterOnBoard', defaultMessage: 'Tap a drawn board' },
  leaves: { id: 'tablet.leaves', defaultMessage: 'Leaves' },
  bustKey: { id: 'tablet.bustKey', defaultMessage: 'Bust', description: 'On a key 66 pixels wide; may take two lines' },
  undo: { id: 'tablet.undo', defaultMessage: 'Undo' },
  enter: { id: 'tablet.enter', defaultMessage: 'Enter' },
  checkedOut: { id: 'tablet.checkedOut', defaultMessage: 'Checked out' },
  whatsLeft: { id: 'tablet.whatsLeft', defaultMessage: 'Type what’s left' },
  deleteDigit: { id: 'tablet.deleteDigit', defaultMessage: 'Delete a digit' },
  typed: { id: 'tablet.typed', defaultMessage: '{total} typed' },
  nothingTyped: { id: 'tablet.nothingTyped', defaultMessage: 'Nothing typed' },

  keys: { id: 'tablet.keys', defaultMessage: 'Keys' },
  keysDigits: { id: 'tablet.keysDigits', defaultMessage: 'Type a total' },
  keysClear: { id: 'tablet.keysClear', defaultMessage: 'Clear what is typed' },
  keysQuick: { id: 'tablet.keysQuick', defaultMessage: 'To the totals at the sides, and through them' },
  keysNumber: { id: 'tablet.keysNumber', defaultMessage: 'The number; Enter ends a single digit' },
  keysMove: { id: 'tablet.keysMove', defaultMessage: 'To the next number; one ring out, one ring in' },
  keysSet: { id: 'tablet.keysSet', defaultMessage: 'The dart is in the marked bed' },

  impossibleTotal: { id: 'tablet.impossibleTotal', defaultMessage: '{total} cannot be thrown with three darts' },
  impossibleFirst: { id: 'tablet.impossibleFirst', defaultMessage: '{total} cannot be thrown before the first double' },
  tooMuch: { id: 'tablet.tooMuch', defaultMessage: 'More than is left' },
  impossibleBust: { id: 'tablet.impossibleBust', defaultMessage: 'Three darts cannot bust from {remaining}' },
  noCheckout: { id: 'tablet.noCheckout', defaultMessage: 'Three darts cannot finish {remaining}' },
  notReady: { id: 'tablet.notReady', defaultMessage: 'Nobody throws now' },
  refused: { id: 'tablet.refused', defaultMessage: 'The rules refuse this ({code})' },

  saved: { id: 'tablet.saved', defaultMessage: 'All saved' },
  sending: { id: 'tablet.sending', defaultMessage: 'Saving' },
  noNetwork: { id: 'tablet.noNetwork', defaultMessage: 'No network' },
  kept: {
    id: 'tablet.kept',
    defaultMessage: '{count, plural, =0 {Scoring goes on} one {# visit kept on this tablet} other {# visits kept on this tablet}}',
  },
  notInStep: { id: 'tablet.notInStep', defaultMessage: 'Not saved' },

  scoredElsewhere: { id: 'tablet.scoredElsewhere', defaultMessage: 'Scored on another device' },
  scoreHere: { id: 'tablet.scoreHere', defaultMessage: 'Score here' },
  conflictTitle: { id: 'tablet.conflictTitle', defaultMessage: 'Two different scores of this game' },
  conflictText: {
    id: 'tablet.conflictText',
    defaultMessage: 'Somebody else wrote this game while this tablet had no network. Which score is right?',
  },
  refusedTitle: { id: 'tablet.refusedTitle', defaultMessage: 'The server refused these visits' },
  refusedText: { id: 'tablet.refusedText', defaultMessage: 'They are kept on this tablet. Ask the organiser ({code}).' },
  mine: { id: 'tablet.mine', defaultMessage: 'Keep the score of this tablet' },
  theirs: { id: 'tablet.theirs', defaultMessage: 'Take the other score' },
  sendAgain: { id: 'tablet.sendAgain', defaultMessage: 'Send again' },
  discard: { id: 'tablet.discard', defaultMessage: 'Discard them' },
  thisTablet: { id: 'tablet.thisTablet', defaultMessage: 'This tablet' },
  otherDevice: { id: 'tablet.otherDevice', defaultMessage: 'Other device' },

  nextGame: { id: 'tablet.nextGame', defaultMessage: 'Next game' },
  done: { id: 'tablet.done', defaultMessage: 'Done' },

  tabletMode: { id: 'tablet.tabletMode', defaultMessage: 'Tablet mode' },
  tabletModeText: {
    id: 'tablet.tabletModeText',
    defaultMessage:
      'This device then shows its board and nothing else, and whoever is logged in here is logged out. Five taps on the logo end it.',
  },
  tabletModeOn: { id: 'tablet.tabletModeOn', defaultMessage: 'Turn on tablet mode' },

  dartsUsed: { id: 'tablet.dartsUsed', defaultMessage: 'Darts used?' },
  dartsAtDouble: { id: 'tablet.dartsAtDouble', defaultMessage: 'Darts at a double?' },
  dartsAndDoubles: { id: 'tablet.dartsAndDoubles', defaultMessage: 'Darts used, and darts at a double?' },
  used: { id: 'tablet.used', defaultMessage: 'Used' },
  atDouble: { id: 'tablet.atDouble', defaultMessage: 'At a double' },
  answer: {
    id: 'tablet.answer',
    defaultMessage: '{darts, plural, one {# dart} other {# darts}}, {doubles} at a double',
  },
  takeBack: { id: 'tablet.takeBack', defaultMessage: 'Take back' },

  pad: { id: 'tablet.pad', defaultMessage: 'Darts' },
  double: { id: 'tablet.double', defaultMessage: 'Double' },
  treble: { id: 'tablet.treble', defaultMessage: 'Treble' },
  miss: { id: 'tablet.miss', defaultMessage: 'Miss' },
  bull: { id: 'tablet.bull', defaultMessage: 'Bull' },
  dart: { id: 'tablet.dart', defaultMessage: 'Dart {number}' },
  drawnBoard: { id: 'tablet.drawnBoard', defaultMessage: 'Dartboard' },
  bed: {
    id: 'tablet.bed',
    defaultMessage:
      '{ring, select, treble {Treble {number}, {points}} double {Double {number}, {points}} outerBull {Outer bull, {points}} bull {Bull, {points}} other {{number}}}',
  },
  orBed: { id: 'tablet.orBed', defaultMessage: 'or {bed}', description: 'Close to a wire: the bed on its other side, e.g. T20' },

  visits: {
    id: 'tablet.visits',
    defaultMessage: 'Visits of this leg',
    description: 'In the menu of a phone: opens the list, to correct one',
  },
  correctTitle: { id: 'tablet.correctTitle', defaultMessage: 'Correct a visit' },
  correctText: { id: 'tablet.correctText', defaultMessage: '{name}, leg {leg}: {scored} from {before}' },
  dartsField: { id: 'tablet.dartsField', defaultMessage: 'Darts' },
  reason: { id: 'tablet.reason', defaultMessage: 'Reason' },
  correct: { id: 'tablet.correct', defaultMessage: 'Correct' },
  judgedAnew: {
    id: 'tablet.judgedAnew',
    defaultMessage: '{count, plural, one {# later visit is judged anew} other {# later visits are judged anew}}',
  },
  breaksLater: {
    id: 'tablet.breaksLater',
    defaultMessage: 'Later visits of this leg would not fit any more. Take them back first.',
  },

  wins: { id: 'tablet.wins', defaultMessage: '{name} wins' },
  drawn: { id: 'tablet.drawn', defaultMessage: 'Drawn' },
  walkover: { id: 'tablet.walkover', defaultMessage: 'Walkover' },
  retired: { id: 'tablet.retired', defaultMessage: '{name} gave up' },
  resultByHand: { id: 'tablet.resultByHand', defaultMessage: 'Result entered by the organiser' },
  keptHere: { id: 'tablet.keptHere', defaultMessage: 'No network. The game is kept on this tablet and sent by itself.' },
  undoLast: { id: 'tablet.undoLast', defaultMessage: 'Take the last visit back' },
});

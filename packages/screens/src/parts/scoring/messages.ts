import { defineMessages } from '@oche/i18n/messages';

/** Texts of scoring a game, at the board of a tournament or on the phone of a captain. */
export const messages = defineMessages({
  nextHere: { id: 'scoring.nextHere', defaultMessage: 'Next here' },
  marks: { id: 'scoring.marks', defaultMessage: 'Marker: {name}' },
  start: { id: 'scoring.start', defaultMessage: 'Start the game' },
  menu: { id: 'scoring.menu', defaultMessage: 'Menu' },

  throwsFirst: { id: 'scoring.throwsFirst', defaultMessage: 'Who throws first?' },
  sideThrowsFirst: { id: 'scoring.sideThrowsFirst', defaultMessage: '{name} throws first' },
  bullUp: { id: 'scoring.bullUp', defaultMessage: 'Nearest the bull throws first' },
  chosen: { id: 'scoring.chosen', defaultMessage: 'As agreed at the board' },
  throwsFirstInLeg: { id: 'scoring.throwsFirstInLeg', defaultMessage: 'Who throws first in leg {leg}?' },

  tiebreak: { id: 'scoring.tiebreak', defaultMessage: 'Who wins leg {leg}?' },
  tiebreakWhy: {
    id: 'scoring.tiebreakWhy',
    defaultMessage:
      '{rounds, plural, one {The # round has} other {All # rounds have}} been thrown. One throw at the bull decides; it does not count as a checkout.',
  },

  keypad: { id: 'scoring.keypad', defaultMessage: 'Score keypad' },
  howToEnter: { id: 'scoring.howToEnter', defaultMessage: 'How to enter' },
  total: { id: 'scoring.total', defaultMessage: 'Total' },
  darts: { id: 'scoring.darts', defaultMessage: 'Darts' },
  board: { id: 'scoring.board', defaultMessage: 'Board', description: 'A way to enter: taps on a drawn board' },
  enterDarts: { id: 'scoring.enterDarts', defaultMessage: 'Enter dart by dart' },
  enterTotals: { id: 'scoring.enterTotals', defaultMessage: 'Enter totals' },
  enterOnBoard: { id: 'scoring.enterOnBoard', defaultMessage: 'Tap the board' },
  leaves: { id: 'scoring.leaves', defaultMessage: 'Leaves' },
  bustKey: { id: 'scoring.bustKey', defaultMessage: 'Bust', description: 'On a key 66 pixels wide; may take two lines' },
  undo: { id: 'scoring.undo', defaultMessage: 'Undo' },
  enter: { id: 'scoring.enter', defaultMessage: 'Enter' },
  checkedOut: { id: 'scoring.checkedOut', defaultMessage: 'Checked out' },
  whatsLeft: { id: 'scoring.whatsLeft', defaultMessage: 'Type what’s left' },
  deleteDigit: { id: 'scoring.deleteDigit', defaultMessage: 'Delete a digit' },
  typed: { id: 'scoring.typed', defaultMessage: '{total} typed' },
  nothingTyped: { id: 'scoring.nothingTyped', defaultMessage: 'Nothing typed' },

  keys: { id: 'scoring.keys', defaultMessage: 'Keys' },
  keysDigits: { id: 'scoring.keysDigits', defaultMessage: 'Type a total' },
  keysClear: { id: 'scoring.keysClear', defaultMessage: 'Clear what is typed' },
  keysQuick: { id: 'scoring.keysQuick', defaultMessage: 'To the totals at the sides, and through them' },
  keysNumber: { id: 'scoring.keysNumber', defaultMessage: 'The number; Enter ends a single digit' },
  keysMove: { id: 'scoring.keysMove', defaultMessage: 'To the next number; one ring out, one ring in' },
  keysSet: { id: 'scoring.keysSet', defaultMessage: 'The dart is in the marked bed' },

  impossibleTotal: { id: 'scoring.impossibleTotal', defaultMessage: '{total} cannot be thrown with three darts' },
  impossibleFirst: { id: 'scoring.impossibleFirst', defaultMessage: '{total} cannot be thrown before the first double' },
  tooMuch: { id: 'scoring.tooMuch', defaultMessage: 'More than is left' },
  impossibleBust: { id: 'scoring.impossibleBust', defaultMessage: 'You cannot bust from {remaining} with three darts' },
  noCheckout: { id: 'scoring.noCheckout', defaultMessage: '{remaining} cannot be finished with three darts' },
  notReady: { id: 'scoring.notReady', defaultMessage: 'Nobody is to throw now' },
  refused: { id: 'scoring.refused', defaultMessage: 'The rules do not allow this ({code})' },

  saved: { id: 'scoring.saved', defaultMessage: 'All saved' },
  sending: { id: 'scoring.sending', defaultMessage: 'Saving' },
  noNetwork: { id: 'scoring.noNetwork', defaultMessage: 'No network' },
  kept: {
    id: 'scoring.kept',
    defaultMessage: '{count, plural, =0 {Scoring continues} one {# visit kept on this device} other {# visits kept on this device}}',
  },
  notInStep: { id: 'scoring.notInStep', defaultMessage: 'Not saved' },

  scoredElsewhere: { id: 'scoring.scoredElsewhere', defaultMessage: 'Being scored on another device' },
  scoreHere: { id: 'scoring.scoreHere', defaultMessage: 'Score here' },
  conflictTitle: { id: 'scoring.conflictTitle', defaultMessage: 'Two different scores for this game' },
  conflictText: {
    id: 'scoring.conflictText',
    defaultMessage: 'Somebody else has scored this game on another device. Ask the players which score is right, and keep that one.',
  },
  refusedTitle: { id: 'scoring.refusedTitle', defaultMessage: 'The server refused these visits' },
  refusedText: { id: 'scoring.refusedText', defaultMessage: 'They are kept on this device. Ask the organiser ({code}).' },
  mine: { id: 'scoring.mine', defaultMessage: 'Keep this device’s score' },
  theirs: { id: 'scoring.theirs', defaultMessage: 'Use the other score' },
  sendAgain: { id: 'scoring.sendAgain', defaultMessage: 'Send again' },
  discard: { id: 'scoring.discard', defaultMessage: 'Discard them' },
  thisDevice: { id: 'scoring.thisDevice', defaultMessage: 'This device' },
  otherDevice: { id: 'scoring.otherDevice', defaultMessage: 'Other device' },

  lostTitle: { id: 'scoring.lostTitle', defaultMessage: 'The server does not know this game any more' },
  lostText: {
    id: 'scoring.lostText',
    defaultMessage:
      'Its data were restored from a backup, or the draw was undone. Keep the score on paper and call the organiser. This device keeps the visits.',
  },
  lostGamesTitle: {
    id: 'scoring.lostGamesTitle',
    defaultMessage: 'The server does not know {count, plural, one {a game} other {# games}} of this board any more',
  },
  putAside: { id: 'scoring.putAside', defaultMessage: 'Put this game aside' },
  lostScore: { id: 'scoring.lostScore', defaultMessage: '{a} {legsOfA}–{legsOfB} {b}' },
  lostToGo: { id: 'scoring.lostToGo', defaultMessage: '{a} and {b} left', description: 'Points that each side still has in this leg' },
  deleteLost: { id: 'scoring.deleteLost', defaultMessage: 'Delete' },
  deleteLostTitle: { id: 'scoring.deleteLostTitle', defaultMessage: 'Delete {a} v {b} from this device?' },
  deleteLostText: { id: 'scoring.deleteLostText', defaultMessage: 'Nobody else has these visits. Write the score on paper first.' },

  nextGame: { id: 'scoring.nextGame', defaultMessage: 'Next game' },
  done: { id: 'scoring.done', defaultMessage: 'Done' },

  dartsUsed: { id: 'scoring.dartsUsed', defaultMessage: 'Darts used?' },
  dartsAtDouble: { id: 'scoring.dartsAtDouble', defaultMessage: 'Darts at a double?' },
  dartsAndDoubles: { id: 'scoring.dartsAndDoubles', defaultMessage: 'Darts used, and darts at a double?' },
  used: { id: 'scoring.used', defaultMessage: 'Used' },
  atDouble: { id: 'scoring.atDouble', defaultMessage: 'At a double' },
  answer: {
    id: 'scoring.answer',
    defaultMessage: '{darts, plural, one {# dart} other {# darts}}, {doubles} at a double',
  },
  takeBack: { id: 'scoring.takeBack', defaultMessage: 'Take back' },

  pad: { id: 'scoring.pad', defaultMessage: 'Darts' },
  double: { id: 'scoring.double', defaultMessage: 'Double' },
  treble: { id: 'scoring.treble', defaultMessage: 'Treble' },
  miss: { id: 'scoring.miss', defaultMessage: 'Miss' },
  bull: { id: 'scoring.bull', defaultMessage: 'Bull' },
  dart: { id: 'scoring.dart', defaultMessage: 'Dart {number}' },
  drawnBoard: { id: 'scoring.drawnBoard', defaultMessage: 'Dartboard' },
  bed: {
    id: 'scoring.bed',
    defaultMessage:
      '{ring, select, treble {Treble {number}, {points}} double {Double {number}, {points}} outerBull {Outer bull, {points}} bull {Bull, {points}} other {{number}}}',
  },
  orBed: { id: 'scoring.orBed', defaultMessage: 'or {bed}', description: 'Close to a wire: the bed on its other side, e.g. T20' },

  visits: {
    id: 'scoring.visits',
    defaultMessage: 'Visits',
    description: 'In the menu: opens the list of all visits, to correct one',
  },
  correctTitle: { id: 'scoring.correctTitle', defaultMessage: 'Correct a visit' },
  correctText: { id: 'scoring.correctText', defaultMessage: '{name}, leg {leg}: {scored} from {before}' },
  dartsField: { id: 'scoring.dartsField', defaultMessage: 'Darts' },
  reason: { id: 'scoring.reason', defaultMessage: 'Reason' },
  correct: { id: 'scoring.correct', defaultMessage: 'Correct' },
  judgedAnew: {
    id: 'scoring.judgedAnew',
    defaultMessage: '{count, plural, one {# later visit will be checked again} other {# later visits will be checked again}}',
  },
  breaksLater: {
    id: 'scoring.breaksLater',
    defaultMessage: 'Later visits in this leg would no longer fit. Take them back first.',
  },

  wins: { id: 'scoring.wins', defaultMessage: '{name} wins' },
  drawn: { id: 'scoring.drawn', defaultMessage: 'Drawn' },
  walkover: { id: 'scoring.walkover', defaultMessage: 'Walkover' },
  retired: { id: 'scoring.retired', defaultMessage: '{name} retired' },
  resultByHand: { id: 'scoring.resultByHand', defaultMessage: 'Result entered by the organiser' },
  keptHere: { id: 'scoring.keptHere', defaultMessage: 'No network. The game is kept on this device and sent automatically.' },
  undoLast: { id: 'scoring.undoLast', defaultMessage: 'Take the last visit back' },
});

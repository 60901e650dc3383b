import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  state: {
    id: 'manageGame.state',
    defaultMessage:
      '{phase, select, waiting {Players not known yet} ready {Can be called} called {Called} playing {On} finished {Finished} other {Bye}}',
  },
  onBoard: { id: 'manageGame.onBoard', defaultMessage: 'Board {number}' },
  markedBy: { id: 'manageGame.markedBy', defaultMessage: 'Marker {name}' },
  enterResult: { id: 'manageGame.enterResult', defaultMessage: 'Enter the result' },
  correctResult: { id: 'manageGame.correctResult', defaultMessage: 'Correct the result' },
  walkover: { id: 'manageGame.walkover', defaultMessage: 'Award a walkover' },
  call: { id: 'manageGame.call', defaultMessage: 'Call to a board' },
  takeOff: { id: 'manageGame.takeOff', defaultMessage: 'Take off the board' },
  setMarker: { id: 'manageGame.setMarker', defaultMessage: 'Assign a marker' },
  reopen: { id: 'manageGame.reopen', defaultMessage: 'Reopen the game' },
  follow: { id: 'manageGame.follow', defaultMessage: 'Follow live' },
  visits: { id: 'manageGame.visits', defaultMessage: 'See every visit' },
  nothingYet: {
    id: 'manageGame.nothingYet',
    defaultMessage: 'Both players must be known before anything can be done with this game.',
  },
  legsOf: { id: 'manageGame.legsOf', defaultMessage: 'Legs of {name}' },
  setsOf: { id: 'manageGame.setsOf', defaultMessage: 'Sets of {name}' },
  averageOf: { id: 'manageGame.averageOf', defaultMessage: 'Average of {name}' },
  averageHint: { id: 'manageGame.averageHint', defaultMessage: 'If you know it.' },
  averageWrong: { id: 'manageGame.averageWrong', defaultMessage: 'Enter a number from 0 to 180.' },
  countWrong: { id: 'manageGame.countWrong', defaultMessage: 'Enter a whole number.' },
  played: { id: 'manageGame.played', defaultMessage: 'Played: {format}' },
  noFinalScore: {
    id: 'manageGame.noFinalScore',
    defaultMessage: 'This is not a final score: the game would not be over, or would have ended earlier. It is {format}.',
  },
  noDraw: { id: 'manageGame.noDraw', defaultMessage: 'This game needs a winner.' },
  reason: { id: 'manageGame.reason', defaultMessage: 'Reason' },
  reasonHint: {
    id: 'manageGame.reasonHint',
    defaultMessage: 'Required, because the game is over. Everybody can read it in the log of the game.',
  },
  reasonMissing: { id: 'manageGame.reasonMissing', defaultMessage: 'Give a reason: the game is already over.' },
  overwrites: {
    id: 'manageGame.overwrites',
    defaultMessage: 'The game is being scored at a board. The result you enter will end it.',
  },
  saveResult: { id: 'manageGame.saveResult', defaultMessage: 'Save the result' },
  winnerOfWalkover: { id: 'manageGame.winnerOfWalkover', defaultMessage: 'Who is awarded the game?' },
  chooseOne: { id: 'manageGame.chooseOne', defaultMessage: 'Choose who is awarded the game.' },
  award: { id: 'manageGame.award', defaultMessage: 'Award it' },
  reopenMeans: {
    id: 'manageGame.reopenMeans',
    defaultMessage: 'Whatever ended the game is undone, and play continues from there on its board.',
  },
  board: { id: 'manageGame.board', defaultMessage: 'Board' },
  noBoardFree: { id: 'manageGame.noBoardFree', defaultMessage: 'No board is free. Take a game off, or wait for one to end.' },
  boardReserved: { id: 'manageGame.boardReserved', defaultMessage: 'Board {number}, reserved' },
  marker: { id: 'manageGame.marker', defaultMessage: 'Marker' },
  noMarker: { id: 'manageGame.noMarker', defaultMessage: 'Nobody' },
  callIt: { id: 'manageGame.callIt', defaultMessage: 'Call' },
  calling: { id: 'manageGame.calling', defaultMessage: 'Calling the game' },
  called: { id: 'manageGame.called', defaultMessage: 'Called to board {number}' },
  boardTaken: { id: 'manageGame.boardTaken', defaultMessage: 'Another game has just gone on this board.' },
  dependents: {
    id: 'manageGame.dependents',
    defaultMessage:
      'This cannot be changed yet: {count, plural, one {a later game has} other {# later games have}} already started. Reopen {count, plural, one {it} other {them}} and undo what was scored there first:',
  },
  otherScreen: {
    id: 'manageGame.otherScreen',
    defaultMessage: 'Somebody has just scored in this game. Check it, then save again.',
  },
  breaksLater: { id: 'manageGame.breaksLater', defaultMessage: 'This does not fit what was scored later in this game.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  now: { id: 'tournamentManage.now', defaultMessage: 'Now' },
  steps: { id: 'tournamentManage.steps', defaultMessage: 'Steps of the evening' },
  step: {
    id: 'tournamentManage.step',
    defaultMessage: '{step, select, registration {Registration} checkin {Check-in} draw {Draw} running {Games} other {Finished}}',
  },
  stepState: { id: 'tournamentManage.stepState', defaultMessage: '{state, select, done {done} now {now} other {to come}}' },
  draft: { id: 'tournamentManage.draft', defaultMessage: 'Only you and your club see this tournament.' },
  registration: {
    id: 'tournamentManage.registration',
    defaultMessage:
      '{players, plural, =0 {Nobody is entered yet.} one {# player is entered.} other {# players are entered.}} When people arrive, start check-in: anyone not checked in is left out of the draw.',
  },
  checkIn: {
    id: 'tournamentManage.checkIn',
    defaultMessage:
      '{here, plural, other {#}} of {players, plural, one {# player} other {# players}} {here, plural, one {is} other {are}} here. Only those who are here go into the draw.',
  },
  registrationPairs: {
    id: 'tournamentManage.registrationPairs',
    defaultMessage:
      '{pairs, plural, =0 {Nobody is entered yet.} one {# pair is entered.} other {# pairs are entered.}} When people arrive, start check-in: pairs that are not checked in are left out of the draw.',
  },
  checkInPairs: {
    id: 'tournamentManage.checkInPairs',
    defaultMessage:
      '{here, plural, other {#}} of {pairs, plural, one {# pair} other {# pairs}} {here, plural, one {is} other {are}} here. Only those that are here go into the draw.',
  },
  drawPairsFirst: { id: 'tournamentManage.drawPairsFirst', defaultMessage: 'Next, draw who plays with whom.' },
  drawn: {
    id: 'tournamentManage.drawn',
    defaultMessage:
      'The draw is made: {games, plural, one {# game} other {# games}}. Swap players if you need to, then start. Free boards get their games at once.',
  },
  running: {
    id: 'tournamentManage.running',
    defaultMessage:
      '{toGo, plural, one {# game} other {# games}} to go, {playing} of this tournament on the boards.{end, select, none {} other { Expected to end at about {end}.}}',
  },
  finished: {
    id: 'tournamentManage.finished',
    defaultMessage: '{winner, select, none {All games are finished.} other {{winner} has won.}}',
  },
  cancelled: {
    id: 'tournamentManage.cancelled',
    defaultMessage: 'This tournament is cancelled. It is in no list, and its page says that it is cancelled.',
  },
  openRegistration: { id: 'tournamentManage.openRegistration', defaultMessage: 'Open registration' },
  startCheckIn: { id: 'tournamentManage.startCheckIn', defaultMessage: 'Start check-in' },
  toPlayList: { id: 'tournamentManage.toPlayList', defaultMessage: 'Go to the order of play' },
  toResults: { id: 'tournamentManage.toResults', defaultMessage: 'See results' },
  takeUp: { id: 'tournamentManage.takeUp', defaultMessage: 'Restart as a draft' },
  draw: { id: 'tournamentManage.draw', defaultMessage: 'Draw' },
  drawAgain: { id: 'tournamentManage.drawAgain', defaultMessage: 'Draw again' },
  tooFew: { id: 'tournamentManage.tooFew', defaultMessage: 'A draw needs at least two players who are here.' },
  drawTitle: { id: 'tournamentManage.drawTitle', defaultMessage: 'The draw' },
  drawLead: {
    id: 'tournamentManage.drawLead',
    defaultMessage:
      '{players, plural, one {# player goes} other {# players go}} into the draw. The number under the draw is published: with it, anyone can repeat the draw and see that it was fair.',
  },
  drawLeadPairs: {
    id: 'tournamentManage.drawLeadPairs',
    defaultMessage:
      '{pairs, plural, one {# pair goes} other {# pairs go}} into the draw. The number under the draw is published: with it, anyone can repeat the draw and see that it was fair.',
  },
  drawAgainMeans: {
    id: 'tournamentManage.drawAgainMeans',
    defaultMessage: 'The current draw is discarded, with its swaps and called games.',
  },
  drawNumber: { id: 'tournamentManage.drawNumber', defaultMessage: 'Draw number {drawNumber}, {when}' },
  picked: { id: 'tournamentManage.picked', defaultMessage: '{name} selected. Choose who to swap with.' },
  swapped: { id: 'tournamentManage.swapped', defaultMessage: '{a} and {b} swapped' },
  swapHint: { id: 'tournamentManage.swapHint', defaultMessage: 'Tap two players to swap them.' },
  locked: { id: 'tournamentManage.locked', defaultMessage: 'The first darts have been thrown, so the draw stays as it is.' },
  cancelledDraw: { id: 'tournamentManage.cancelledDraw', defaultMessage: 'The tournament is cancelled, so the draw stays as it is.' },
  undoDraw: { id: 'tournamentManage.undoDraw', defaultMessage: 'Undo the draw' },
  undoDrawTitle: { id: 'tournamentManage.undoDrawTitle', defaultMessage: 'Undo the draw?' },
  undoDrawMeans: {
    id: 'tournamentManage.undoDrawMeans',
    defaultMessage:
      'All games and calls are withdrawn. The players stay entered. Afterwards you can add players, change the format and draw again.',
  },
  noDraw: { id: 'tournamentManage.noDraw', defaultMessage: 'There is no draw yet.' },
  cancelIt: { id: 'tournamentManage.cancelIt', defaultMessage: 'Cancel the tournament' },
  cancelTitle: { id: 'tournamentManage.cancelTitle', defaultMessage: 'Cancel {name}?' },
  cancelMeans: {
    id: 'tournamentManage.cancelMeans',
    defaultMessage:
      'It leaves the lists and the boards, and its page says that it is cancelled. Results are kept, but the tournament can only be restarted as a draft.',
  },
  cancelTyped: { id: 'tournamentManage.cancelTyped', defaultMessage: 'Type the name to confirm' },
  keep: { id: 'tournamentManage.keep', defaultMessage: 'Keep it' },
});

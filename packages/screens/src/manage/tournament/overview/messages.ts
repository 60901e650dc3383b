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
      '{players, plural, =0 {Nobody is entered yet.} one {# player is entered.} other {# players are entered.}} When the hall fills up, start the check-in: who is not there is not drawn.',
  },
  checkIn: {
    id: 'tournamentManage.checkIn',
    defaultMessage:
      '{here, plural, other {#}} of {players, plural, one {# player} other {# players}} {here, plural, one {is} other {are}} here. Only who is here is drawn.',
  },
  drawn: {
    id: 'tournamentManage.drawn',
    defaultMessage:
      'The draw stands: {games, plural, one {# game} other {# games}}. Swap whom you must, then start. Free boards get their games at once.',
  },
  running: {
    id: 'tournamentManage.running',
    defaultMessage:
      '{toGo, plural, one {# game} other {# games}} to go, {playing} on the boards.{end, select, none {} other { It ends about {end}.}}',
  },
  finished: { id: 'tournamentManage.finished', defaultMessage: '{winner, select, none {Every game is over.} other {{winner} has won.}}' },
  cancelled: { id: 'tournamentManage.cancelled', defaultMessage: 'This tournament is cancelled. Nobody can find it any more.' },
  openRegistration: { id: 'tournamentManage.openRegistration', defaultMessage: 'Open registration' },
  startCheckIn: { id: 'tournamentManage.startCheckIn', defaultMessage: 'Start check-in' },
  toPlayers: { id: 'tournamentManage.toPlayers', defaultMessage: 'Go to players' },
  toPlayList: { id: 'tournamentManage.toPlayList', defaultMessage: 'Go to the play list' },
  toResults: { id: 'tournamentManage.toResults', defaultMessage: 'See results' },
  takeUp: { id: 'tournamentManage.takeUp', defaultMessage: 'Take it up again' },
  draw: { id: 'tournamentManage.draw', defaultMessage: 'Draw' },
  drawAgain: { id: 'tournamentManage.drawAgain', defaultMessage: 'Draw again' },
  start: { id: 'tournamentManage.start', defaultMessage: 'Start the tournament' },
  tooFew: { id: 'tournamentManage.tooFew', defaultMessage: 'A draw needs at least two players who are here.' },
  drawTitle: { id: 'tournamentManage.drawTitle', defaultMessage: 'The draw' },
  drawLead: {
    id: 'tournamentManage.drawLead',
    defaultMessage:
      '{players, plural, one {# player is} other {# players are}} drawn. The number under the draw is published: with it, anybody can draw the same again and see that it was fair.',
  },
  drawAgainMeans: {
    id: 'tournamentManage.drawAgainMeans',
    defaultMessage: 'The present draw, with its swaps and called games, is thrown away.',
  },
  seedField: { id: 'tournamentManage.seedField', defaultMessage: 'Number to draw from' },
  seedHint: {
    id: 'tournamentManage.seedHint',
    defaultMessage: 'Leave it empty for a number by chance, or type one that was drawn in the hall.',
  },
  seedWrong: { id: 'tournamentManage.seedWrong', defaultMessage: 'A whole number from 0 to 4294967295.' },
  seed: { id: 'tournamentManage.seed', defaultMessage: 'Drawn from {seed}, {when}' },
  picked: { id: 'tournamentManage.picked', defaultMessage: '{name} picked. Pick who changes places with this player.' },
  swapped: { id: 'tournamentManage.swapped', defaultMessage: '{a} and {b} changed places' },
  swapHint: { id: 'tournamentManage.swapHint', defaultMessage: 'Tap two players to swap them.' },
  locked: { id: 'tournamentManage.locked', defaultMessage: 'The first darts have been thrown, so the draw stays as it is.' },
  noDraw: { id: 'tournamentManage.noDraw', defaultMessage: 'There is no draw yet.' },
  cancelIt: { id: 'tournamentManage.cancelIt', defaultMessage: 'Cancel the tournament' },
  cancelTitle: { id: 'tournamentManage.cancelTitle', defaultMessage: 'Cancel {name}?' },
  cancelMeans: {
    id: 'tournamentManage.cancelMeans',
    defaultMessage:
      'It disappears from the public pages and from the boards. Results are kept, but the tournament can only begin anew as a draft.',
  },
  cancelTyped: { id: 'tournamentManage.cancelTyped', defaultMessage: 'Type the name to confirm' },
  keep: { id: 'tournamentManage.keep', defaultMessage: 'Keep it' },
});

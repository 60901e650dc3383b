import { defineMessages } from '@oche/i18n/messages';

/** Texts that the pages of a managed tournament share. */
export const messages = defineMessages({
  title: {
    id: 'tournamentFrame.title',
    defaultMessage: '{name}: {page}',
    description: 'Title of the document: "Friday Open 12: Play list".',
  },
  pages: { id: 'tournamentFrame.pages', defaultMessage: 'Pages of the tournament' },
  status: {
    id: 'tournamentFrame.status',
    defaultMessage:
      '{status, select, draft {Draft} registration {Registration} checkin {Check-in} running {Live} finished {Finished} other {Cancelled}}',
  },
  test: { id: 'tournamentFrame.test', defaultMessage: 'Test tournament' },
  toGo: { id: 'tournamentFrame.toGo', defaultMessage: 'Games to go' },
  gameTakes: { id: 'tournamentFrame.gameTakes', defaultMessage: 'A game takes' },
  minutes: { id: 'tournamentFrame.minutes', defaultMessage: '{minutes} min' },
  boardsInUse: { id: 'tournamentFrame.boardsInUse', defaultMessage: 'Boards in use' },
  ofBoards: { id: 'tournamentFrame.ofBoards', defaultMessage: '{used} of {boards}' },
  endsAbout: { id: 'tournamentFrame.endsAbout', defaultMessage: 'Ends about' },
  noConnection: { id: 'tournamentFrame.noConnection', defaultMessage: 'No connection.' },
  noConnectionMeans: {
    id: 'tournamentFrame.noConnectionMeans',
    defaultMessage: 'What you see may be out of date. It updates automatically once the network is back.',
  },
  groupLevel: { id: 'tournamentFrame.groupLevel', defaultMessage: 'Players of group {letter} are level.' },
  standingsLevel: { id: 'tournamentFrame.standingsLevel', defaultMessage: 'Players are level in the standings.' },
  publicPage: { id: 'tournamentFrame.publicPage', defaultMessage: 'Public page' },
  toPlayers: { id: 'tournamentFrame.toPlayers', defaultMessage: 'Go to the players' },
  decideTitle: { id: 'tournamentFrame.decideTitle', defaultMessage: 'Settle group {letter}' },
  decideStandings: { id: 'tournamentFrame.decideStandings', defaultMessage: 'Settle the standings' },
  drawNumberField: { id: 'tournamentFrame.drawNumberField', defaultMessage: 'Draw number' },
  drawNumberHint: {
    id: 'tournamentFrame.drawNumberHint',
    defaultMessage: 'Leave empty for a random number, or enter one drawn in the hall.',
  },
  drawNumberInvalid: { id: 'tournamentFrame.drawNumberInvalid', defaultMessage: 'Enter a whole number from 0 to 4294967295.' },
  tieMeans: { id: 'tournamentFrame.tieMeans', defaultMessage: 'The knockout waits for a decision.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  allGames: { id: 'tournamentGame.allGames', defaultMessage: 'Games of {tournament}' },
  follow: { id: 'tournamentGame.follow', defaultMessage: 'Follow it live' },
  notBegun: { id: 'tournamentGame.notBegun', defaultMessage: 'This game has not begun yet.' },
  expected: { id: 'tournamentGame.expected', defaultMessage: 'This game is expected to start at about {time}.' },
  calledTo: { id: 'tournamentGame.calledTo', defaultMessage: 'Called to board {number}.' },
  sidesOpen: { id: 'tournamentGame.sidesOpen', defaultMessage: 'Other games decide who plays here.' },
  board: { id: 'tournamentGame.board', defaultMessage: 'Board {number}' },
  markedBy: { id: 'tournamentGame.markedBy', defaultMessage: 'marked by {name}' },
  endedAt: { id: 'tournamentGame.endedAt', defaultMessage: 'ended {time}' },
});

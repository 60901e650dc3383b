import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  manage: { id: 'tournament.manage', defaultMessage: 'Manage' },
  winner: { id: 'tournament.winner', defaultMessage: 'Winner' },
  allResults: { id: 'tournament.allResults', defaultMessage: 'All results' },
  onNow: { id: 'tournament.onNow', defaultMessage: 'On the boards' },
  next: { id: 'tournament.next', defaultMessage: 'Next games' },
  justOver: { id: 'tournament.justOver', defaultMessage: 'Just finished' },
  gamesOf: { id: 'tournament.gamesOf', defaultMessage: 'Games of {name}' },
  gamesWon: { id: 'tournament.gamesWon', defaultMessage: 'Games won' },
  wonOf: {
    id: 'tournament.wonOf',
    defaultMessage: '{won, plural, other {#}} of {games, plural, other {#}}',
    description: 'Games won of games played: "3 of 5".',
  },
  maximums: { id: 'tournament.maximums', defaultMessage: '180s' },
  bestLeg: { id: 'tournament.bestLeg', defaultMessage: 'Best leg, darts' },
  allGames: { id: 'tournament.allGames', defaultMessage: 'All games' },
  allGroups: { id: 'tournament.allGroups', defaultMessage: 'All groups' },
  fullStandings: { id: 'tournament.fullStandings', defaultMessage: 'All standings and rounds' },
  progress: {
    id: 'tournament.progress',
    defaultMessage: '{finished, plural, other {#}} of {total, plural, one {# game} other {# games}} played.',
  },
  ends: {
    id: 'tournament.ends',
    defaultMessage:
      '{finished, plural, other {#}} of {total, plural, one {# game} other {# games}} played, expected to end at about {time}.',
  },
  countsFor: {
    id: 'tournament.countsFor',
    defaultMessage: 'Counts for <a>{name}</a>.',
    description: '"name" is a ranking, such as an order of merit.',
  },
  howPlayed: { id: 'tournament.howPlayed', defaultMessage: 'How it is played' },
  draw: { id: 'tournament.draw', defaultMessage: 'The draw' },
  drawnAt: { id: 'tournament.drawnAt', defaultMessage: 'Drawn on {when} with draw number <b>{drawNumber}</b>.' },
  pairsDrawn: {
    id: 'tournament.pairsDrawn',
    defaultMessage: 'The pairs were drawn by lot, with number <b>{number}</b>.',
  },
  checkDraw: {
    id: 'tournament.checkDraw',
    defaultMessage:
      'Nobody can fix a draw afterwards: the same entries and this number give the same draw in every installation of Oche, so anyone can check it.',
  },
  drawnLater: { id: 'tournament.drawnLater', defaultMessage: 'Not drawn yet. The draw number will be published here.' },
  players: { id: 'tournament.players', defaultMessage: '{count, plural, one {# player} other {# players}}' },
  playersOf: { id: 'tournament.playersOf', defaultMessage: '{count, plural, other {#}} of {places} players' },
  pairs: { id: 'tournament.pairs', defaultMessage: '{count, plural, one {# pair} other {# pairs}}' },
  pairsOf: { id: 'tournament.pairsOf', defaultMessage: '{count, plural, other {#}} of {places} pairs' },
  checkedInCount: { id: 'tournament.checkedInCount', defaultMessage: '{count, plural, one {# checked in} other {# checked in}}' },
  checkedIn: { id: 'tournament.checkedIn', defaultMessage: 'Checked in' },
  notCheckedIn: { id: 'tournament.notCheckedIn', defaultMessage: 'Not yet' },
  withdrawn: { id: 'tournament.withdrawn', defaultMessage: 'Withdrawn' },
  seed: { id: 'tournament.seed', defaultMessage: 'Seed {seed}' },
  waitingList: { id: 'tournament.waitingList', defaultMessage: 'Waiting list' },
  noEntries: { id: 'tournament.noEntries', defaultMessage: 'No entries yet. They appear here.' },
  organiser: { id: 'tournament.organiser', defaultMessage: 'Organised by {name}' },
  event: { id: 'tournament.event', defaultMessage: 'Part of <a>{name}</a>' },
});

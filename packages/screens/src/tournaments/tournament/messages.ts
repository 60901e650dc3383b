import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  manage: { id: 'overview.manage', defaultMessage: 'Manage' },
  winner: { id: 'overview.winner', defaultMessage: 'Winner' },
  allResults: { id: 'overview.allResults', defaultMessage: 'All results' },
  onNow: { id: 'overview.onNow', defaultMessage: 'On the boards' },
  next: { id: 'overview.next', defaultMessage: 'Next games' },
  justOver: { id: 'overview.justOver', defaultMessage: 'Just finished' },
  gamesOf: { id: 'overview.gamesOf', defaultMessage: 'Games of {name}' },
  gamesWon: { id: 'overview.gamesWon', defaultMessage: 'Games won' },
  wonOf: {
    id: 'overview.wonOf',
    defaultMessage: '{won, plural, other {#}} of {games, plural, other {#}}',
    description: 'Games won of games played: "3 of 5".',
  },
  maximums: { id: 'overview.maximums', defaultMessage: '180s' },
  bestLeg: { id: 'overview.bestLeg', defaultMessage: 'Best leg, darts' },
  allGames: { id: 'overview.allGames', defaultMessage: 'All games' },
  allGroups: { id: 'overview.allGroups', defaultMessage: 'All groups' },
  progress: {
    id: 'overview.progress',
    defaultMessage: '{finished, plural, other {#}} of {total, plural, one {# game} other {# games}} played.',
  },
  ends: {
    id: 'overview.ends',
    defaultMessage:
      '{finished, plural, other {#}} of {total, plural, one {# game} other {# games}} played, expected to end at about {time}.',
  },
  howPlayed: { id: 'overview.howPlayed', defaultMessage: 'How it is played' },
  draw: { id: 'overview.draw', defaultMessage: 'The draw' },
  drawnAt: { id: 'overview.drawnAt', defaultMessage: 'Drawn on {when} with draw number <b>{seed}</b>.' },
  checkDraw: {
    id: 'overview.checkDraw',
    defaultMessage:
      'Nobody can fix a draw afterwards: the same entries and this number give the same draw in every installation of Oche, so anyone can check it.',
  },
  drawnLater: { id: 'overview.drawnLater', defaultMessage: 'Not drawn yet. The draw number will be published here.' },
  players: { id: 'overview.players', defaultMessage: '{count, plural, one {# player} other {# players}}' },
  playersOf: { id: 'overview.playersOf', defaultMessage: '{count, plural, other {#}} of {places} players' },
  checkedInCount: { id: 'overview.checkedInCount', defaultMessage: '{count, plural, one {# checked in} other {# checked in}}' },
  checkedIn: { id: 'overview.checkedIn', defaultMessage: 'Checked in' },
  notCheckedIn: { id: 'overview.notCheckedIn', defaultMessage: 'Not yet' },
  withdrawn: { id: 'overview.withdrawn', defaultMessage: 'Withdrawn' },
  seed: { id: 'overview.seed', defaultMessage: 'Seed {seed}' },
  waitingList: { id: 'overview.waitingList', defaultMessage: 'Waiting list' },
  noEntries: { id: 'overview.noEntries', defaultMessage: 'No entries yet. They appear here.' },
  organiser: { id: 'overview.organiser', defaultMessage: 'Organised by {name}' },
  event: { id: 'overview.event', defaultMessage: 'Part of <a>{name}</a>' },
});

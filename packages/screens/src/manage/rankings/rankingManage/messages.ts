import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noTournaments: {
    id: 'rankingManage.noTournaments',
    defaultMessage: 'No tournament counts yet. Add those that are played for this ranking, also coming ones.',
  },
  addTournament: { id: 'rankingManage.addTournament', defaultMessage: 'Add tournament' },
  tournamentHint: { id: 'rankingManage.tournamentHint', defaultMessage: 'Test tournaments do not count.' },
  category: { id: 'rankingManage.category', defaultMessage: 'Category' },
  categoryHint: { id: 'rankingManage.categoryHint', defaultMessage: 'Optional, for example “Youth”.' },
  editCategory: { id: 'rankingManage.editCategory', defaultMessage: 'Category of {name}' },
  state: { id: 'rankingManage.state', defaultMessage: 'In the ranking' },
  because: {
    id: 'rankingManage.because',
    defaultMessage:
      '{why, select, counts {Counts} notfinished {Counts when it has finished} cancelled {Does not count: it is cancelled} hidden {Does not count: it is less public than the ranking} othercategory {Does not count: other category} notyet {Counts from {day}} other {Does not count: too long ago}}',
  },
  removeTournament: { id: 'rankingManage.removeTournament', defaultMessage: 'Remove {name} from the ranking?' },
  removeTournamentMeans: {
    id: 'rankingManage.removeTournamentMeans',
    defaultMessage: 'Its points leave the table. The tournament and its results stay.',
  },
  keepTournament: { id: 'rankingManage.keepTournament', defaultMessage: 'Keep it' },
  noAdjustments: {
    id: 'rankingManage.noAdjustments',
    defaultMessage: 'No points given by hand. Everybody can read the reason of each adjustment.',
  },
  adjust: { id: 'rankingManage.adjust', defaultMessage: 'Adjust points' },
  pointsHint: { id: 'rankingManage.pointsHint', defaultMessage: 'Negative for a penalty. They count in full and are never dropped.' },
  pointsInvalid: { id: 'rankingManage.pointsInvalid', defaultMessage: 'Enter a number other than 0, up to 10000.' },
  reasonHint: { id: 'rankingManage.reasonHint', defaultMessage: 'Everybody can read it with the results of the player.' },
  playerMissing: { id: 'rankingManage.playerMissing', defaultMessage: 'Choose a player.' },
  removeAdjustment: { id: 'rankingManage.removeAdjustment', defaultMessage: 'Remove {points} points of {name}' },
  removed: { id: 'rankingManage.removed', defaultMessage: 'Removed' },
  noPlayers: { id: 'rankingManage.noPlayers', defaultMessage: 'Nobody has taken part yet.' },
  guest: { id: 'rankingManage.guest', defaultMessage: 'Guest' },
  guestMeans: {
    id: 'rankingManage.guestMeans',
    defaultMessage: '{guests, select, counted {Guests get points in this ranking.} other {Guests get no points in this ranking.}}',
  },
  tournamentMissing: { id: 'rankingManage.tournamentMissing', defaultMessage: 'Choose a tournament.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  heading: {
    id: 'tournamentPlayers.heading',
    defaultMessage: '{here, plural, other {#}} of {players} checked in, {paid, plural, other {# paid}}',
    description: 'Over the list of players; all three are numbers.',
  },
  closed: {
    id: 'tournamentPlayers.closed',
    defaultMessage: 'The draw has been made, so nobody can be added. Who goes home is withdrawn: open games become walkovers.',
  },
  quickAdd: { id: 'tournamentPlayers.quickAdd', defaultMessage: 'Add one player' },
  add: { id: 'tournamentPlayers.add', defaultMessage: 'Add' },
  addList: { id: 'tournamentPlayers.addList', defaultMessage: 'Add a list' },
  addKnown: { id: 'tournamentPlayers.addKnown', defaultMessage: 'Choose known players' },
  entered: { id: 'tournamentPlayers.entered', defaultMessage: '{count, plural, one {# player} other {# players}} added' },
  enteredWaiting: {
    id: 'tournamentPlayers.enteredWaiting',
    defaultMessage:
      '{placed, plural, =0 {} one {# player added. } other {# players added. }}The tournament is full: {waiting, plural, one {# player is} other {# players are}} on the waiting list.',
  },
  enteredAlready: { id: 'tournamentPlayers.enteredAlready', defaultMessage: 'That player is entered already.' },
  number: { id: 'tournamentPlayers.number', defaultMessage: 'Number' },
  seed: { id: 'tournamentPlayers.seed', defaultMessage: 'Seed' },
  seedOf: { id: 'tournamentPlayers.seedOf', defaultMessage: 'Seed of {name}' },
  here: { id: 'tournamentPlayers.here', defaultMessage: 'Here' },
  isHere: { id: 'tournamentPlayers.isHere', defaultMessage: '{name} is here' },
  paid: { id: 'tournamentPlayers.paid', defaultMessage: 'Paid' },
  hasPaid: { id: 'tournamentPlayers.hasPaid', defaultMessage: '{name} has paid' },
  menu: { id: 'tournamentPlayers.menu', defaultMessage: 'Actions for {name}' },
  actions: { id: 'tournamentPlayers.actions', defaultMessage: 'Actions' },
  allHere: { id: 'tournamentPlayers.allHere', defaultMessage: 'Check everybody in' },
  nobodyHere: { id: 'tournamentPlayers.nobodyHere', defaultMessage: 'Check everybody out' },
  show: { id: 'tournamentPlayers.show', defaultMessage: 'Show' },
  all: { id: 'tournamentPlayers.all', defaultMessage: 'All' },
  notHere: { id: 'tournamentPlayers.notHere', defaultMessage: 'Not here' },
  notPaid: { id: 'tournamentPlayers.notPaid', defaultMessage: 'Not paid' },
  noneFound: { id: 'tournamentPlayers.noneFound', defaultMessage: 'No player in this list fits.' },
  empty: {
    id: 'tournamentPlayers.empty',
    defaultMessage: 'Nobody is entered yet. Paste the list you have, or add players one by one.',
  },
  waiting: { id: 'tournamentPlayers.waiting', defaultMessage: 'Waiting list' },
  waitingMeans: {
    id: 'tournamentPlayers.waitingMeans',
    defaultMessage: 'The tournament has {places, plural, one {# place} other {# places}}. When somebody leaves, the first here moves up.',
  },
  withdraw: { id: 'tournamentPlayers.withdraw', defaultMessage: 'Withdraw' },
  withdrawn: { id: 'tournamentPlayers.withdrawn', defaultMessage: 'Withdrawn' },
  withdrawTitle: { id: 'tournamentPlayers.withdrawTitle', defaultMessage: 'Withdraw {name}?' },
  withdrawBefore: {
    id: 'tournamentPlayers.withdrawBefore',
    defaultMessage: '{name} stays in the list, struck through, and is not drawn.',
  },
  withdrawAfter: {
    id: 'tournamentPlayers.withdrawAfter',
    defaultMessage:
      '{count, plural, =0 {No game of {name} is open. Nothing changes but the list.} one {# open game of {name} becomes a walkover for the opponent.} other {# open games of {name} become walkovers for the opponents.}} This cannot be taken back.',
  },
  removeTitle: { id: 'tournamentPlayers.removeTitle', defaultMessage: 'Remove {name}?' },
  removeMeans: {
    id: 'tournamentPlayers.removeMeans',
    defaultMessage: 'The entry disappears with its seed and payment. The player stays among those you know.',
  },
  notSaved: {
    id: 'tournamentPlayers.notSaved',
    defaultMessage: '{name}: not saved. {reason}',
    description: 'The reason is a whole sentence.',
  },
});

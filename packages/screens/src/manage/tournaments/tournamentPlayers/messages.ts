import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  heading: {
    id: 'tournamentPlayers.heading',
    defaultMessage: '{here, plural, other {#}} of {players} checked in, {paid, plural, other {# paid}}',
    description: 'Over the list of players; all three are numbers.',
  },
  closed: { id: 'tournamentPlayers.closed', defaultMessage: 'This tournament is over, so nobody can be added.' },
  lateHint: {
    id: 'tournamentPlayers.lateHint',
    defaultMessage: 'The draw has been made. You see what changes before somebody joins it.',
  },
  lateTitle: { id: 'tournamentPlayers.lateTitle', defaultMessage: 'Add {name} to the draw?' },
  lateGroupHint: {
    id: 'tournamentPlayers.lateGroupHint',
    defaultMessage: '{players, plural, one {# player} other {# players}} now, {games, plural, one {# new game} other {# new games}}',
  },
  lateKeeps: { id: 'tournamentPlayers.lateKeeps', defaultMessage: 'Games that are already in the group stay as they are.' },
  lateKnockouts: {
    id: 'tournamentPlayers.lateKnockouts',
    defaultMessage: 'The knockout after the groups is drawn again for the new size of the group. None of it has begun.',
  },
  lateBye: {
    id: 'tournamentPlayers.lateBye',
    defaultMessage: '{opponent} loses the bye and plays {name} in the first round. No other game changes.',
  },
  lateAdded: {
    id: 'tournamentPlayers.lateAdded',
    defaultMessage: '{isGroup, select, true {{name} plays in group {letter}.} other {{name} plays.}}',
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
  enteredPairs: { id: 'tournamentPlayers.enteredPairs', defaultMessage: '{count, plural, one {# pair} other {# pairs}} added' },
  enteredWaitingPairs: {
    id: 'tournamentPlayers.enteredWaitingPairs',
    defaultMessage:
      '{placed, plural, =0 {} one {# pair added. } other {# pairs added. }}The tournament is full: {waiting, plural, one {# pair is} other {# pairs are}} on the waiting list.',
  },
  firstOfPair: { id: 'tournamentPlayers.firstOfPair', defaultMessage: 'First player' },
  secondOfPair: { id: 'tournamentPlayers.secondOfPair', defaultMessage: 'Second player' },
  nameEnteredAlready: { id: 'tournamentPlayers.nameEnteredAlready', defaultMessage: '{name} is already entered.' },
  latePairs: { id: 'tournamentPlayers.latePairs', defaultMessage: 'Pairs cannot join after the draw. To add a pair, undo the draw.' },
  drawPairs: { id: 'tournamentPlayers.drawPairs', defaultMessage: 'Draw pairs' },
  drawPairsAgain: { id: 'tournamentPlayers.drawPairsAgain', defaultMessage: 'Draw again' },
  splitPairs: { id: 'tournamentPlayers.splitPairs', defaultMessage: 'Split the pairs' },
  pairsToDraw: {
    id: 'tournamentPlayers.pairsToDraw',
    defaultMessage: 'Players enter alone. When they are checked in, draw who plays with whom.',
  },
  pairsDrawn: {
    id: 'tournamentPlayers.pairsDrawn',
    defaultMessage: 'The pairs are drawn by lot, with number {number}.',
    description: 'The number repeats the drawing of lots.',
  },
  pairsLead: {
    id: 'tournamentPlayers.pairsLead',
    defaultMessage:
      '{players, plural, one {# player is} other {# players are}} checked in. Seeded players get partners who are not seeded, as far as there are any.',
  },
  pairsAgainMeans: {
    id: 'tournamentPlayers.pairsAgainMeans',
    defaultMessage: 'The current pairs are split, and all pairs are drawn again.',
  },
  pairsOdd: {
    id: 'tournamentPlayers.pairsOdd',
    defaultMessage: 'An odd number cannot be paired. Add a player, or check one out.',
  },
  pairsTooFew: { id: 'tournamentPlayers.pairsTooFew', defaultMessage: 'Pairs need at least two players who are checked in.' },
  splitTitle: { id: 'tournamentPlayers.splitTitle', defaultMessage: 'Split the pairs?' },
  splitMeans: {
    id: 'tournamentPlayers.splitMeans',
    defaultMessage: 'All players are single again. You can then add players and draw the pairs again.',
  },
  enteredAlready: { id: 'tournamentPlayers.enteredAlready', defaultMessage: 'That player is already entered.' },
  number: { id: 'tournamentPlayers.number', defaultMessage: 'Number' },
  seed: { id: 'tournamentPlayers.seed', defaultMessage: 'Seed' },
  seedOf: { id: 'tournamentPlayers.seedOf', defaultMessage: 'Seed of {name}' },
  sharedSeed: { id: 'tournamentPlayers.sharedSeed', defaultMessage: 'More than one player is seed {seed}' },
  sharedSeedMeans: {
    id: 'tournamentPlayers.sharedSeedMeans',
    defaultMessage: '{names}. Give each player a seed of their own; otherwise the draw decides by lot who is placed higher.',
  },
  seedsIgnored: { id: 'tournamentPlayers.seedsIgnored', defaultMessage: 'The draw does not use these seeds' },
  seedsIgnoredMeans: { id: 'tournamentPlayers.seedsIgnoredMeans', defaultMessage: 'The groups are drawn at random.' },
  drawBySeed: { id: 'tournamentPlayers.drawBySeed', defaultMessage: 'Use the seeds' },
  rename: { id: 'tournamentPlayers.rename', defaultMessage: 'Change name' },
  renameTitle: { id: 'tournamentPlayers.renameTitle', defaultMessage: 'Change the name of {name}' },
  renameMeans: { id: 'tournamentPlayers.renameMeans', defaultMessage: 'The name changes in every tournament.' },
  here: { id: 'tournamentPlayers.here', defaultMessage: 'Here' },
  isHere: { id: 'tournamentPlayers.isHere', defaultMessage: '{name} is here' },
  paid: { id: 'tournamentPlayers.paid', defaultMessage: 'Paid' },
  hasPaid: { id: 'tournamentPlayers.hasPaid', defaultMessage: '{name} has paid' },
  menu: { id: 'tournamentPlayers.menu', defaultMessage: 'Actions for {name}' },
  actions: { id: 'tournamentPlayers.actions', defaultMessage: 'Actions' },
  allHere: { id: 'tournamentPlayers.allHere', defaultMessage: 'Check everybody in' },
  nobodyHere: { id: 'tournamentPlayers.nobodyHere', defaultMessage: 'Undo all check-ins' },
  checkedOut: { id: 'tournamentPlayers.checkedOut', defaultMessage: 'All check-ins were undone.' },
  show: { id: 'tournamentPlayers.show', defaultMessage: 'Show' },
  all: { id: 'tournamentPlayers.all', defaultMessage: 'All' },
  notHere: { id: 'tournamentPlayers.notHere', defaultMessage: 'Not here' },
  notPaid: { id: 'tournamentPlayers.notPaid', defaultMessage: 'Not paid' },
  noneFound: { id: 'tournamentPlayers.noneFound', defaultMessage: 'No player in this list matches.' },
  empty: {
    id: 'tournamentPlayers.empty',
    defaultMessage: 'No players yet. Paste your list, or add players one by one.',
  },
  waiting: { id: 'tournamentPlayers.waiting', defaultMessage: 'Waiting list' },
  waitingMeans: {
    id: 'tournamentPlayers.waitingMeans',
    defaultMessage:
      'The tournament has {places, plural, one {# place} other {# places}}. When somebody drops out, the first on this list moves up.',
  },
  lateSwiss: { id: 'tournamentPlayers.lateSwiss', defaultMessage: '{name} plays from the next round that is drawn.' },
  withdraw: { id: 'tournamentPlayers.withdraw', defaultMessage: 'Withdraw' },
  withdrawn: { id: 'tournamentPlayers.withdrawn', defaultMessage: 'Withdrawn' },
  undoWithdrawal: { id: 'tournamentPlayers.undoWithdrawal', defaultMessage: 'Undo withdrawal' },
  reentered: { id: 'tournamentPlayers.reentered', defaultMessage: '{name} plays again.' },
  reenteredBut: {
    id: 'tournamentPlayers.reenteredBut',
    defaultMessage: '{name} plays again. These walkovers stay, because later games have begun: {games}.',
  },
  withdrawTitle: { id: 'tournamentPlayers.withdrawTitle', defaultMessage: 'Withdraw {name}?' },
  withdrawBefore: {
    id: 'tournamentPlayers.withdrawBefore',
    defaultMessage: '{name} stays in the list, struck through, and is left out of the draw.',
  },
  withdrawAfter: {
    id: 'tournamentPlayers.withdrawAfter',
    defaultMessage:
      '{count, plural, =0 {{name} has no games left to play. Only the list changes.} one {The last remaining game of {name} becomes a walkover for the opponent.} other {The # remaining games of {name} become walkovers for the opponents.}} You can undo this until a later game has begun.',
  },
  removeTitle: { id: 'tournamentPlayers.removeTitle', defaultMessage: 'Remove {name}?' },
  removeMeans: {
    id: 'tournamentPlayers.removeMeans',
    defaultMessage: 'The entry is deleted, with its seed and payment. The player stays in your address book.',
  },
  notSaved: {
    id: 'tournamentPlayers.notSaved',
    defaultMessage: '{name}: not saved. {reason}',
    description: 'The reason is a whole sentence.',
  },
});

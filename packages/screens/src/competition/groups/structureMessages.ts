import { defineMessages } from '@oche/i18n/messages';

/** Texts of the editor for the games of a match. */
export const messages = defineMessages({
  title: { id: 'structure.title', defaultMessage: 'Games of a match' },
  preset: { id: 'structure.preset', defaultMessage: 'Start from' },
  presetHint: {
    id: 'structure.presetHint',
    defaultMessage: 'The games, the points and the tie-breakers of this league. You can change all of them.',
  },
  own: { id: 'structure.own', defaultMessage: 'Your own structure' },
  frozen: { id: 'structure.frozen', defaultMessage: 'Matches with a lineup keep the games that they have now.' },
  block: {
    id: 'structure.block',
    defaultMessage: 'Block {number}',
    description: 'A part of a match between two teams, with its own lineup.',
  },
  count: { id: 'structure.count', defaultMessage: 'Number' },
  kindOfGame: { id: 'structure.kindOfGame', defaultMessage: 'Kind of game' },
  size: {
    id: 'structure.size',
    defaultMessage: '{size, select, 1 {Singles} 2 {Pairs} 3 {Triples} 4 {Games of four} other {Team game}}',
    description: 'Games by the number of players on a side.',
  },
  format: { id: 'structure.format', defaultMessage: 'Format' },
  seats: { id: 'structure.seats', defaultMessage: 'Opponents by position: {pairs}', description: 'Pairs of positions, such as 1–1, 2–2.' },
  lineup: { id: 'structure.lineup', defaultMessage: 'Lineup' },
  lineupKind: {
    id: 'structure.lineupKind',
    defaultMessage:
      '{kind, select, blindmatch {Sealed, before the match} blindblock {Sealed, before the block} blindgame {Sealed, before each game} homefirst {Home names its players first} awayfirst {Away names its players first} drawn {Drawn by lot} positions {By positions on the sheet} other {Free, at the board}}',
  },
  most: { id: 'structure.most', defaultMessage: 'Most games per player' },
  decider: { id: 'structure.decider', defaultMessage: 'Only if the match is level' },
  addRow: { id: 'structure.addRow', defaultMessage: 'Add games to this block' },
  removeRow: { id: 'structure.removeRow', defaultMessage: 'Remove {games}' },
  addBlock: { id: 'structure.addBlock', defaultMessage: 'Add a block' },
  more: { id: 'structure.more', defaultMessage: 'Players, boards and order of throwing' },
  least: { id: 'structure.least', defaultMessage: 'Fewest players' },
  full: { id: 'structure.full', defaultMessage: 'Full team' },
  mostPlayers: { id: 'structure.mostPlayers', defaultMessage: 'Most on the sheet' },
  leastBoards: { id: 'structure.leastBoards', defaultMessage: 'Fewest boards' },
  mostBoards: { id: 'structure.mostBoards', defaultMessage: 'Most boards' },
  wait: { id: 'structure.wait', defaultMessage: 'Wait for a late team' },
  minutes: { id: 'structure.minutes', defaultMessage: 'min', description: 'The unit of a number of minutes.' },
  first: { id: 'structure.first', defaultMessage: 'Throws first in game 1' },
  firstSide: {
    id: 'structure.firstSide',
    defaultMessage: '{first, select, home {Home} away {Away} toss {Winner of the toss} other {Winner of the bull-up}}',
  },
  then: { id: 'structure.then', defaultMessage: 'In the next games' },
  thenSide: {
    id: 'structure.thenSide',
    defaultMessage: '{then, select, alternate {The sides take turns} same {The same side} other {A bull-up each time}}',
  },
  untilDecided: { id: 'structure.untilDecided', defaultMessage: 'Stop when the match is decided' },
  pairsOnce: { id: 'structure.pairsOnce', defaultMessage: 'Two players play together as a pair only once' },
  byLegs: { id: 'structure.byLegs', defaultMessage: 'The team with more legs wins, not the team with more games' },
});

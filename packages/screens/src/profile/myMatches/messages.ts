import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'myMatches.title', defaultMessage: 'My games' },
  which: { id: 'myMatches.which', defaultMessage: 'Which games' },
  all: { id: 'myMatches.all', defaultMessage: 'All' },
  open: { id: 'myMatches.open', defaultMessage: 'Now', description: 'Games that are being played, or are to be played next.' },
  won: { id: 'myMatches.won', defaultMessage: 'Won' },
  lost: { id: 'myMatches.lost', defaultMessage: 'Lost' },
  drawn: { id: 'myMatches.drawn', defaultMessage: 'Drawn' },
  next: { id: 'myMatches.next', defaultMessage: 'Next', description: 'When a game is: the players are known, and no board is free yet.' },
  search: { id: 'myMatches.search', defaultMessage: 'Opponent or tournament' },
  when: { id: 'myMatches.when', defaultMessage: 'When' },
  opponent: { id: 'myMatches.opponent', defaultMessage: 'Opponent' },
  result: { id: 'myMatches.result', defaultMessage: 'Result' },
  count: { id: 'myMatches.count', defaultMessage: '{count, plural, =0 {No game} one {# game} other {# games}}' },
  onBoard: { id: 'myMatches.onBoard', defaultMessage: 'board {number}' },
  none: { id: 'myMatches.none', defaultMessage: 'No games yet. They appear here as soon as you are in a draw.' },
  noneFound: { id: 'myMatches.noneFound', defaultMessage: 'No games match.' },
  showAll: { id: 'myMatches.showAll', defaultMessage: 'Show all games' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'myMatches.title', defaultMessage: 'My games' },
  which: { id: 'myMatches.which', defaultMessage: 'Which games' },
  all: { id: 'myMatches.all', defaultMessage: 'All' },
  open: { id: 'myMatches.open', defaultMessage: 'Now', description: 'Games that are being played, or are to be played next.' },
  won: { id: 'myMatches.won', defaultMessage: 'Won' },
  lost: { id: 'myMatches.lost', defaultMessage: 'Lost' },
  search: { id: 'myMatches.search', defaultMessage: 'Opponent or tournament' },
  count: { id: 'myMatches.count', defaultMessage: '{count, plural, =0 {No game} one {# game} other {# games}}' },
  none: { id: 'myMatches.none', defaultMessage: 'No games yet. They appear here as soon as you are in a draw.' },
  noneFound: { id: 'myMatches.noneFound', defaultMessage: 'No games match.' },
  showAll: { id: 'myMatches.showAll', defaultMessage: 'Show all games' },
});

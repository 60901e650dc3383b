import { defineMessages } from '@oche/i18n/messages';

/** What all pages of a tournament say. */
export const messages = defineMessages({
  pages: { id: 'tournament.pages', defaultMessage: 'Pages of this tournament' },
  pageTitle: {
    id: 'tournament.pageTitle',
    defaultMessage: '{page}: {tournament}',
    description: 'Title of the document: "Groups: Friday Open 12".',
  },
  whenWhere: {
    id: 'tournament.whenWhere',
    defaultMessage: '{when}, {where}',
    description: 'Under the name of a tournament: "Friday 27 November, 20:00, Café Den Toren".',
  },
  testTournament: { id: 'tournament.test', defaultMessage: 'Test tournament' },
  notDrawn: { id: 'tournament.notDrawn', defaultMessage: 'The draw has not been made yet. It will appear here.' },
  maybeOld: { id: 'tournament.maybeOld', defaultMessage: 'This may be out of date. It will update automatically.' },
  // games in lists
  legOn: { id: 'tournament.legOn', defaultMessage: '{game}, leg {leg}' },
  board: { id: 'tournament.board', defaultMessage: 'board {number}', description: 'Within a line: "Group A, round 2, board 4".' },
  won: { id: 'tournament.won', defaultMessage: 'won', description: 'For screen readers, behind the name of who won.' },
  about: { id: 'tournament.about', defaultMessage: 'about {time}', description: 'When a game is expected to begin.' },
  waiting: { id: 'tournament.waiting', defaultMessage: 'Waiting' },
  walkoverShort: { id: 'tournament.walkoverShort', defaultMessage: 'w.o.', description: 'In place of a score: won by walkover.' },
});

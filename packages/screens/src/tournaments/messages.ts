import { defineMessages } from '@oche/i18n/messages';

/** Texts that the pages of a tournament share. */
export const messages = defineMessages({
  pages: { id: 'tournamentPages.pages', defaultMessage: 'Pages of this tournament' },
  pageTitle: {
    id: 'tournamentPages.pageTitle',
    defaultMessage: '{page}: {tournament}',
    description: 'Title of the document: "Groups: Friday Open 12".',
  },
  whenWhere: {
    id: 'tournamentPages.whenWhere',
    defaultMessage: '{when}, {where}',
    description: 'Under the name of a tournament: "Friday 27 November, 20:00, Café Den Toren".',
  },
  testTournament: { id: 'tournamentPages.test', defaultMessage: 'Test tournament' },
  notDrawn: { id: 'tournamentPages.notDrawn', defaultMessage: 'The draw has not been made yet. It will appear here.' },
  maybeOld: { id: 'tournamentPages.maybeOld', defaultMessage: 'This may be out of date. It will update automatically.' },
  // lists of games
  legOn: { id: 'tournamentPages.legOn', defaultMessage: '{game}, leg {leg}' },
  board: { id: 'tournamentPages.board', defaultMessage: 'board {number}', description: 'Within a line: "Group A, round 2, board 4".' },
  won: { id: 'tournamentPages.won', defaultMessage: 'won', description: 'For screen readers, behind the name of who won.' },
  about: { id: 'tournamentPages.about', defaultMessage: 'about {time}', description: 'When a game is expected to begin.' },
  waiting: { id: 'tournamentPages.waiting', defaultMessage: 'Waiting' },
  walkoverShort: { id: 'tournamentPages.walkoverShort', defaultMessage: 'w.o.', description: 'In place of a score: won by walkover.' },
});

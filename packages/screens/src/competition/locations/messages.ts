import { defineMessages } from '@oche/i18n/messages';

/** Texts that the pages of locations share. */
export const messages = defineMessages({
  pages: { id: 'locationFrame.pages', defaultMessage: 'Pages of the location' },
  createTitle: { id: 'locationFrame.createTitle', defaultMessage: 'New location' },
  archived: { id: 'locationFrame.archived', defaultMessage: 'Archived', description: 'A location that is no longer offered.' },
  boardCount: { id: 'locationFrame.boardCount', defaultMessage: '{count, plural, one {# board} other {# boards}}' },
  evenings: { id: 'locationFrame.evenings', defaultMessage: 'Evenings', description: 'The weekdays on which league matches are played.' },
  everyEvening: { id: 'locationFrame.everyEvening', defaultMessage: 'Every evening' },
  eveningBoards: {
    id: 'locationFrame.eveningBoards',
    defaultMessage: '{weekday} ({count, plural, one {# board} other {# boards}})',
  },
  tooFull: {
    id: 'locationFrame.tooFull',
    defaultMessage: '{count, plural, one {# evening has too many matches} other {# evenings have too many matches}}',
  },
});

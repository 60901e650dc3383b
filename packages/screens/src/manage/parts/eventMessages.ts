import { defineMessages } from '@oche/i18n/messages';

/** The form that creates or edits an event. */
export const messages = defineMessages({
  createTitle: { id: 'eventForm.createTitle', defaultMessage: 'New event' },
  editTitle: { id: 'eventForm.editTitle', defaultMessage: 'Edit {name}' },
  nameHint: { id: 'eventForm.nameHint', defaultMessage: 'Players see this name, e.g. “Friday darts” or “Club championship”.' },
  start: { id: 'eventForm.start', defaultMessage: 'Start' },
  startMissing: { id: 'eventForm.startMissing', defaultMessage: 'Enter the date and time.' },
  past: { id: 'eventForm.past', defaultMessage: 'This is in the past. You can still save it, for example to enter results afterwards.' },
  noLocation: { id: 'eventForm.noLocation', defaultMessage: 'No location, just boards' },
  noLocationHint: { id: 'eventForm.noLocationHint', defaultMessage: 'The boards belong to this event alone.' },
  boardCount: { id: 'eventForm.boardCount', defaultMessage: 'Number of boards' },
  boardCountInvalid: { id: 'eventForm.boardCountInvalid', defaultMessage: 'Enter a number from 1 to 64.' },
  whichBoards: { id: 'eventForm.whichBoards', defaultMessage: 'Boards of the event' },
  whichBoardsHint: { id: 'eventForm.whichBoardsHint', defaultMessage: 'Games are called to these boards only.' },
  allBoards: { id: 'eventForm.allBoards', defaultMessage: 'All boards' },
  noBoards: { id: 'eventForm.noBoards', defaultMessage: 'Choose at least one board.' },
  create: { id: 'eventForm.create', defaultMessage: 'Create the event' },
  created: { id: 'eventForm.created', defaultMessage: '{name} is planned' },
  ownBoards: {
    id: 'eventForm.ownBoards',
    defaultMessage: '{count, plural, one {This event has # board of its own.} other {This event has # boards of its own.}}',
  },
});

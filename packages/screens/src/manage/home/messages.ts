import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  evening: { id: 'manageHome.evening', defaultMessage: 'An evening, step by step' },
  locationTitle: { id: 'manageHome.locationTitle', defaultMessage: 'A location with boards' },
  locationTodo: { id: 'manageHome.locationTodo', defaultMessage: 'Where do you play, and on how many boards?' },
  locationDone: {
    id: 'manageHome.locationDone',
    defaultMessage: '{boards, plural, one {# board} other {# boards}}, {paired, plural, =0 {none with a tablet} other {# with a tablet}}',
  },
  locationLink: { id: 'manageHome.locationLink', defaultMessage: 'See locations and boards' },
  eventTitle: { id: 'manageHome.eventTitle', defaultMessage: 'An event' },
  eventTodo: { id: 'manageHome.eventTodo', defaultMessage: 'The evening itself: a date, a location and its boards.' },
  eventNext: {
    id: 'manageHome.eventNext',
    defaultMessage: '{name}, {when}',
    description: 'The next event: "Friday darts, Fri 27 Nov, 19:30".',
  },
  tournamentTitle: { id: 'manageHome.tournamentTitle', defaultMessage: 'A tournament' },
  tournamentTodo: { id: 'manageHome.tournamentTodo', defaultMessage: 'Who plays whom, in what format. A name is all you need to start.' },
  tournamentDone: {
    id: 'manageHome.tournamentDone',
    defaultMessage: '{count, plural, =0 {None running or upcoming.} one {# running or upcoming.} other {# running or upcoming.}}',
  },
  now: { id: 'manageHome.now', defaultMessage: 'Running and upcoming' },
  all: { id: 'manageHome.all', defaultMessage: 'All tournaments' },
  nothingOn: { id: 'manageHome.nothingOn', defaultMessage: 'No tournaments running or planned.' },
  noEvents: { id: 'manageHome.noEvents', defaultMessage: 'No events planned.' },
  comingEvents: { id: 'manageHome.comingEvents', defaultMessage: 'Events' },
  allEvents: { id: 'manageHome.allEvents', defaultMessage: 'All events' },
});

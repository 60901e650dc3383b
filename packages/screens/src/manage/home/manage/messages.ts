import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  league: {
    id: 'manage.league',
    defaultMessage: '{name}: seasons, teams and matches',
    description: 'A link to the league of a competition.',
  },
  evening: { id: 'manage.evening', defaultMessage: 'An evening, step by step' },
  locationTitle: { id: 'manage.locationTitle', defaultMessage: 'A location with boards' },
  locationTodo: { id: 'manage.locationTodo', defaultMessage: 'Where do you play, and on how many boards?' },
  locationDone: {
    id: 'manage.locationDone',
    defaultMessage: '{boards, plural, one {# board} other {# boards}}, {paired, plural, =0 {none with a tablet} other {# with a tablet}}',
  },
  locationLink: { id: 'manage.locationLink', defaultMessage: 'See locations and boards' },
  eventTitle: { id: 'manage.eventTitle', defaultMessage: 'An event' },
  eventTodo: { id: 'manage.eventTodo', defaultMessage: 'The evening itself: a date, a location and its boards.' },
  eventNext: {
    id: 'manage.eventNext',
    defaultMessage: '{name}, {when}',
    description: 'The next event: "Friday darts, Fri 27 Nov, 19:30".',
  },
  tournamentTitle: { id: 'manage.tournamentTitle', defaultMessage: 'A tournament' },
  tournamentTodo: { id: 'manage.tournamentTodo', defaultMessage: 'Who plays whom, in what format. A name is all you need to start.' },
  tournamentDone: {
    id: 'manage.tournamentDone',
    defaultMessage: '{count, plural, =0 {None running or upcoming.} one {# running or upcoming.} other {# running or upcoming.}}',
  },
  now: { id: 'manage.now', defaultMessage: 'Running and upcoming' },
  all: { id: 'manage.all', defaultMessage: 'All tournaments' },
  nothingOn: { id: 'manage.nothingOn', defaultMessage: 'No tournaments running or planned.' },
  noEvents: { id: 'manage.noEvents', defaultMessage: 'No events planned.' },
  comingEvents: { id: 'manage.comingEvents', defaultMessage: 'Events' },
  allEvents: { id: 'manage.allEvents', defaultMessage: 'All events' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'myTournaments.title', defaultMessage: 'My tournaments' },
  which: { id: 'myTournaments.which', defaultMessage: 'Which tournaments' },
  all: { id: 'myTournaments.all', defaultMessage: 'All' },
  running: { id: 'myTournaments.running', defaultMessage: 'On now' },
  coming: { id: 'myTournaments.coming', defaultMessage: 'Upcoming' },
  finished: { id: 'myTournaments.finished', defaultMessage: 'Played' },
  when: { id: 'myTournaments.when', defaultMessage: 'When' },
  place: { id: 'myTournaments.place', defaultMessage: 'Place' },
  shared: { id: 'myTournaments.shared', defaultMessage: '{from}–{to}', description: 'A place that several share: 5–8.' },
  won: { id: 'myTournaments.won', defaultMessage: 'Games won' },
  wonOf: { id: 'myTournaments.wonOf', defaultMessage: '{won} of {games}' },
  waiting: { id: 'myTournaments.waiting', defaultMessage: 'Waiting list' },
  withdrawn: { id: 'myTournaments.withdrawn', defaultMessage: 'Withdrawn' },
  cancelled: { id: 'myTournaments.cancelled', defaultMessage: 'Cancelled' },
  none: { id: 'myTournaments.none', defaultMessage: 'You are not in a tournament yet.' },
  noneFound: { id: 'myTournaments.noneFound', defaultMessage: 'None of your tournaments match.' },
  showAll: { id: 'myTournaments.showAll', defaultMessage: 'Show all my tournaments' },
});

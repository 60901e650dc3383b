import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'tournaments.title', defaultMessage: 'Tournaments' },
  description: { id: 'tournaments.description', defaultMessage: 'What is on now, what is coming up and what has been played.' },
  which: { id: 'tournaments.which', defaultMessage: 'Which tournaments' },
  all: { id: 'tournaments.all', defaultMessage: 'All' },
  running: { id: 'tournaments.running', defaultMessage: 'On now' },
  coming: { id: 'tournaments.coming', defaultMessage: 'Upcoming' },
  finished: { id: 'tournaments.finished', defaultMessage: 'Played' },
  search: { id: 'tournaments.search', defaultMessage: 'Search by name' },
  none: { id: 'tournaments.none', defaultMessage: 'No tournaments planned yet. The first could be yours.' },
  start: { id: 'tournaments.start', defaultMessage: 'Start a tournament' },
  noneFound: { id: 'tournaments.noneFound', defaultMessage: 'No tournaments match.' },
  showAll: { id: 'tournaments.showAll', defaultMessage: 'Show all tournaments' },
});

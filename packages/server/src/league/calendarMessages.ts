import { defineMessages } from '@oche/i18n/messages';

/** The texts of calendars to subscribe to. */
export const messages = defineMessages({
  mine: { id: 'calendarFeed.mine', defaultMessage: 'My darts matches', description: 'The name of a calendar in a calendar program.' },
  match: { id: 'calendarFeed.match', defaultMessage: '{home} v {away}', description: 'The title of an appointment.' },
  off: {
    id: 'calendarFeed.off',
    defaultMessage: '{reason, select, postponed {Postponed} cancelled {Cancelled} other {Annulled}}: {match}',
    description: 'The title of an appointment that does not take place. Many calendar programs show nothing else.',
  },
  matchday: { id: 'calendarFeed.matchday', defaultMessage: 'Matchday {number}' },
  postponed: { id: 'calendarFeed.postponed', defaultMessage: 'The match is postponed and has no new date yet.' },
  cancelled: { id: 'calendarFeed.cancelled', defaultMessage: 'The match is cancelled.' },
  annulled: { id: 'calendarFeed.annulled', defaultMessage: 'The match does not count.' },
});

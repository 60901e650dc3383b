import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noLocations: {
    id: 'eventsLocations.noLocations',
    defaultMessage: 'No locations yet. Add where you play and how many boards there are.',
  },
  change: { id: 'eventsLocations.change', defaultMessage: 'Edit location' },
  editTitle: { id: 'eventsLocations.editTitle', defaultMessage: 'Edit {name}' },
  when: { id: 'eventsLocations.when', defaultMessage: 'When' },
  ownBoards: { id: 'eventsLocations.ownBoards', defaultMessage: 'Without a location' },
  noEvents: { id: 'eventsLocations.noEvents', defaultMessage: 'No events yet. Plan the evening: a date, a location, its boards.' },
  pastEvent: { id: 'eventsLocations.pastEvent', defaultMessage: 'Over' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noLocations: {
    id: 'eventsLocations.noLocations',
    defaultMessage: 'No locations yet. Add where you play and how many boards there are.',
  },
  change: { id: 'eventsLocations.change', defaultMessage: 'Edit location' },
  editTitle: { id: 'eventsLocations.editTitle', defaultMessage: 'Edit {name}' },
  address: { id: 'eventsLocations.address', defaultMessage: 'Address' },
  addressHint: { id: 'eventsLocations.addressHint', defaultMessage: 'Shown to players so that they can find it.' },
  boardsHint: {
    id: 'eventsLocations.boardsHint',
    defaultMessage: 'Boards are numbered from 1. If you lower the number, the highest ones are removed.',
  },
  boardsInvalid: { id: 'eventsLocations.boardsInvalid', defaultMessage: 'Enter a number from 1 to 64.' },
  boardInUse: { id: 'eventsLocations.boardInUse', defaultMessage: 'There is a game on one of the boards that would be removed.' },
  add: { id: 'eventsLocations.add', defaultMessage: 'Add the location' },
  archive: { id: 'eventsLocations.archive', defaultMessage: 'Archive' },
  archiveTitle: { id: 'eventsLocations.archiveTitle', defaultMessage: 'Archive {name}?' },
  archiveText: {
    id: 'eventsLocations.archiveText',
    defaultMessage: 'It is no longer offered for new events. Past results stay, and you can use it again later.',
  },
  archived: { id: 'eventsLocations.archived', defaultMessage: 'Archived locations' },
  useAgain: { id: 'eventsLocations.useAgain', defaultMessage: 'Use again' },
  when: { id: 'eventsLocations.when', defaultMessage: 'When' },
  ownBoards: { id: 'eventsLocations.ownBoards', defaultMessage: 'Without a location' },
  noEvents: { id: 'eventsLocations.noEvents', defaultMessage: 'No events yet. Plan the evening: a date, a location, its boards.' },
  pastEvent: { id: 'eventsLocations.pastEvent', defaultMessage: 'Over' },
});

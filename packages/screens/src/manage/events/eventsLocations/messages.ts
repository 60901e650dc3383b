import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noLocations: {
    id: 'eventsLocations.noLocations',
    defaultMessage: 'No location yet. Say where you throw and how many boards hang there.',
  },
  change: { id: 'eventsLocations.change', defaultMessage: 'Change location' },
  editTitle: { id: 'eventsLocations.editTitle', defaultMessage: 'Change {name}' },
  address: { id: 'eventsLocations.address', defaultMessage: 'Address' },
  addressHint: { id: 'eventsLocations.addressHint', defaultMessage: 'Shown to players, so that they find it.' },
  boardsHint: { id: 'eventsLocations.boardsHint', defaultMessage: 'They are numbered from 1. With fewer, the highest numbers go.' },
  boardsWrong: { id: 'eventsLocations.boardsWrong', defaultMessage: 'From 1 to 64 boards.' },
  boardInUse: { id: 'eventsLocations.boardInUse', defaultMessage: 'A game is on one of the boards that would go.' },
  add: { id: 'eventsLocations.add', defaultMessage: 'Add the location' },
  archive: { id: 'eventsLocations.archive', defaultMessage: 'Archive' },
  archiveTitle: { id: 'eventsLocations.archiveTitle', defaultMessage: 'Archive {name}?' },
  archiveText: {
    id: 'eventsLocations.archiveText',
    defaultMessage: 'New events no longer offer it. What was played there stays, and you can use it again later.',
  },
  archived: { id: 'eventsLocations.archived', defaultMessage: 'Archived locations' },
  useAgain: { id: 'eventsLocations.useAgain', defaultMessage: 'Use again' },
  when: { id: 'eventsLocations.when', defaultMessage: 'When' },
  ownBoards: { id: 'eventsLocations.ownBoards', defaultMessage: 'Without a location' },
  noEvents: { id: 'eventsLocations.noEvents', defaultMessage: 'No event yet. Plan the evening: a date, a location, its boards.' },
  pastEvent: { id: 'eventsLocations.pastEvent', defaultMessage: 'Over' },
});

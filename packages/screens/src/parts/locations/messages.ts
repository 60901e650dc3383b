import { defineMessages } from '@oche/i18n/messages';

/** The form of a location, and its archive. */
export const messages = defineMessages({
  address: { id: 'locationForm.address', defaultMessage: 'Address' },
  addressHint: { id: 'locationForm.addressHint', defaultMessage: 'Shown to players so that they can find it.' },
  boardsHint: {
    id: 'locationForm.boardsHint',
    defaultMessage: 'Boards are numbered from 1. If you lower the number, the highest ones are removed.',
  },
  boardsInvalid: { id: 'locationForm.boardsInvalid', defaultMessage: 'Enter a number from 1 to 64.' },
  boardInUse: { id: 'locationForm.boardInUse', defaultMessage: 'There is a game on one of the boards that would be removed.' },
  nameMissing: { id: 'locationForm.nameMissing', defaultMessage: 'Give the location a name.' },
  add: { id: 'locationForm.add', defaultMessage: 'Add the location' },
  archive: { id: 'locationForm.archive', defaultMessage: 'Archive' },
  archiveTitle: { id: 'locationForm.archiveTitle', defaultMessage: 'Archive {name}?' },
  archiveText: {
    id: 'locationForm.archiveText',
    defaultMessage: 'It is no longer offered for new events and teams. Past results stay, and you can use it again later.',
  },
  archived: { id: 'locationForm.archived', defaultMessage: 'Archived locations' },
  useAgain: { id: 'locationForm.useAgain', defaultMessage: 'Use again' },
});

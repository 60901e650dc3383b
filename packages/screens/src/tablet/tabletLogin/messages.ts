import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'tabletLogin.title', defaultMessage: 'Pair this tablet with a board' },
  steps: {
    id: 'tabletLogin.steps',
    defaultMessage: 'The organiser scans this with a phone, or types the code under Events and locations, and chooses the board.',
  },
  ended: {
    id: 'tabletLogin.ended',
    defaultMessage: '{number, select, none {This tablet is no longer paired} other {This tablet is no longer paired with board {number}}}',
  },
  endedWhy: {
    id: 'tabletLogin.endedWhy',
    defaultMessage: 'Another tablet was paired with that board, or the organiser ended the pairing.',
  },
  spelled: { id: 'tabletLogin.spelled', defaultMessage: 'Code of this tablet: {letters}' },
  qr: { id: 'tabletLogin.qr', defaultMessage: 'Link for the organiser’s phone' },
  waiting: { id: 'tabletLogin.waiting', defaultMessage: 'Waiting for the organiser' },
  expired: { id: 'tabletLogin.expired', defaultMessage: 'This code has expired.' },
  newCode: { id: 'tabletLogin.newCode', defaultMessage: 'Show a new code' },
  paired: { id: 'tabletLogin.paired', defaultMessage: 'Paired. The board opens.' },
  noNetwork: { id: 'tabletLogin.noNetwork', defaultMessage: 'No network. Trying again automatically.' },
  asking: { id: 'tabletLogin.asking', defaultMessage: 'Asking for a code' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Boards and their tablets, on the pages of locations and of an event. */
export const messages = defineMessages({
  more: { id: 'boards.more', defaultMessage: 'More actions for {name}', description: 'Button with three dots that opens a menu.' },
  actions: {
    id: 'boards.actions',
    defaultMessage: 'Actions',
    description: 'Head of the column with the menus of boards, for screen readers.',
  },
  tablet: { id: 'boards.tablet', defaultMessage: 'Tablet' },
  noTablet: { id: 'boards.noTablet', defaultMessage: 'No tablet' },
  neverSeen: { id: 'boards.neverSeen', defaultMessage: 'Paired, not seen yet' },
  on: { id: 'boards.on', defaultMessage: 'Tablet online' },
  lastSeen: { id: 'boards.lastSeen', defaultMessage: 'Last seen {when}' },
  outOfOrder: { id: 'boards.outOfOrder', defaultMessage: 'Out of service' },
  putOutOfOrder: { id: 'boards.putOutOfOrder', defaultMessage: 'Take out of service' },
  putInOrder: { id: 'boards.putInOrder', defaultMessage: 'Put back in service' },
  pair: { id: 'boards.pair', defaultMessage: 'Pair a tablet' },
  replace: { id: 'boards.replace', defaultMessage: 'Pair another tablet' },
  end: { id: 'boards.end', defaultMessage: 'Unpair the tablet' },
  endTitle: { id: 'boards.endTitle', defaultMessage: 'Unpair the tablet from {board}?' },
  endText: {
    id: 'boards.endText',
    defaultMessage: 'It will show a pairing code again. A game on this board stays there.',
  },
  ended: { id: 'boards.ended', defaultMessage: '{board} no longer has a tablet' },
  pairSteps: {
    id: 'boards.pairSteps',
    defaultMessage: 'A tablet without a board shows a code. Type it here, or scan its QR code with a phone.',
  },
  pairFromQr: { id: 'boards.pairFromQr', defaultMessage: 'You have scanned the tablet that shows {code}. Which board is it on?' },
  code: { id: 'boards.code', defaultMessage: 'Code on the tablet' },
  codeMissing: { id: 'boards.codeMissing', defaultMessage: 'Enter the six characters shown on the tablet.' },
  unknownCode: { id: 'boards.unknownCode', defaultMessage: 'No tablet shows this code. Codes change every few minutes.' },
  chooseBoard: { id: 'boards.chooseBoard', defaultMessage: 'Choose the board.' },
  willReplace: { id: 'boards.willReplace', defaultMessage: 'Its current tablet will be unpaired.' },
  pairing: { id: 'boards.pairing', defaultMessage: 'Pairing' },
  paired: { id: 'boards.paired', defaultMessage: 'Tablet paired with {board}' },
  boardOf: { id: 'boards.boardOf', defaultMessage: '{board}, {place}' },
});

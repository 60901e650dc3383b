import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'eventBoards.title', defaultMessage: 'Boards of {event}' },
  change: { id: 'eventBoards.change', defaultMessage: 'Change the event' },
  gameNow: { id: 'eventBoards.gameNow', defaultMessage: 'Game on it' },
  free: { id: 'eventBoards.free', defaultMessage: 'Free' },
  next: { id: 'eventBoards.next', defaultMessage: 'Next: {game}' },
  called: { id: 'eventBoards.called', defaultMessage: 'Called' },
  reserved: { id: 'eventBoards.reserved', defaultMessage: 'Reserved' },
  reserve: { id: 'eventBoards.reserve', defaultMessage: 'Reserve {board}' },
  reservedHint: { id: 'eventBoards.reservedHint', defaultMessage: 'No game is put on a reserved board by itself.' },
  empty: { id: 'eventBoards.empty', defaultMessage: 'This event uses no board yet. Choose some, and the tablets can be paired.' },
  legs: { id: 'eventBoards.legs', defaultMessage: 'Legs {result}' },
});

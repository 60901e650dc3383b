import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'eventBoards.title', defaultMessage: 'Boards of {event}' },
  change: { id: 'eventBoards.change', defaultMessage: 'Edit the event' },
  gameNow: { id: 'eventBoards.gameNow', defaultMessage: 'Current game' },
  free: { id: 'eventBoards.free', defaultMessage: 'Free' },
  next: { id: 'eventBoards.next', defaultMessage: 'Next: {game}' },
  called: { id: 'eventBoards.called', defaultMessage: 'Called' },
  reserved: { id: 'eventBoards.reserved', defaultMessage: 'Reserved' },
  reserve: { id: 'eventBoards.reserve', defaultMessage: 'Reserve {board}' },
  reservedHint: { id: 'eventBoards.reservedHint', defaultMessage: 'Games are never put on a reserved board automatically.' },
  empty: { id: 'eventBoards.empty', defaultMessage: 'This event has no boards yet. Choose some, then pair the tablets.' },
  legs: { id: 'eventBoards.legs', defaultMessage: 'Legs {result}' },
});

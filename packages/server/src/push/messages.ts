import { defineMessages } from '@oche/i18n/messages';

/** The texts of messages to devices. A locked screen shows them to everybody, so they name nobody. */
export const messages = defineMessages({
  called: {
    id: 'push.called',
    defaultMessage: 'Called to board {board}',
    description: 'The title of a message on a phone. The reader plays this game, or follows a player of it.',
  },
  calledText: { id: 'push.calledText', defaultMessage: 'The game can begin.' },
  marking: {
    id: 'push.marking',
    defaultMessage: 'Mark on board {board}',
    description: 'The title of a message on a phone. The reader marks this game, or follows its marker.',
  },
  markingText: { id: 'push.markingText', defaultMessage: 'The players are called.' },
  recalled: { id: 'push.recalled', defaultMessage: 'No longer called', description: 'The title of a message on a phone.' },
  recalledText: { id: 'push.recalledText', defaultMessage: 'The organisers have withdrawn the call. There will be another one.' },
});

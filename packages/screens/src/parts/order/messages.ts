import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  up: { id: 'order.up', defaultMessage: 'Move {name} up' },
  down: { id: 'order.down', defaultMessage: 'Move {name} down' },
  moved: { id: 'order.moved', defaultMessage: '{name}, now {place} of {count}', description: 'Read aloud after a move in a list.' },
});

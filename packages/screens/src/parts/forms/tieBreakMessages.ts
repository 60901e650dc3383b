import { defineMessages } from '@oche/i18n/messages';

/** Texts of the buttons that order tie-breakers. */
export const messages = defineMessages({
  up: { id: 'tieBreak.up', defaultMessage: '{name}: up' },
  down: { id: 'tieBreak.down', defaultMessage: '{name}: down' },
  remove: { id: 'tieBreak.remove', defaultMessage: '{name}: remove' },
  add: { id: 'tieBreak.add', defaultMessage: 'Add a tie-breaker' },
  moved: { id: 'tieBreak.moved', defaultMessage: '{name}, now {place} of {of}' },
});

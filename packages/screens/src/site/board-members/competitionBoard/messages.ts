import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionBoard.description', defaultMessage: 'The board of {name}.' },
  none: { id: 'competitionBoard.none', defaultMessage: 'The board of this season has not been announced yet.' },
  write: { id: 'competitionBoard.write', defaultMessage: 'Write to the board' },
});

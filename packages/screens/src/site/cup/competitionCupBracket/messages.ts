import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionCupBracket.description', defaultMessage: 'Draws and results of {cup} of {name}.' },
});

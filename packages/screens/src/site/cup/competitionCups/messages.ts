import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionCups.description', defaultMessage: 'The cups of {name}.' },
  none: { id: 'competitionCups.none', defaultMessage: 'There is no cup in this season.' },
  all: { id: 'competitionCups.all', defaultMessage: 'All rounds of {cup}' },
});

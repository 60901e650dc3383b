import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionDocuments.description', defaultMessage: 'Rules and forms of {name}.' },
  none: { id: 'competitionDocuments.none', defaultMessage: 'There are no documents yet.' },
  updated: { id: 'competitionDocuments.updated', defaultMessage: 'as of {date}', description: 'Behind the size of a document.' },
});

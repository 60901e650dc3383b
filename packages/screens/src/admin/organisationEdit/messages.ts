import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'organisationEdit.title', defaultMessage: 'Edit {name}' },
});

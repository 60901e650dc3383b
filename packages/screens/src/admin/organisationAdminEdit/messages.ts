import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'organisationAdminEdit.title', defaultMessage: 'Edit {name}' },
});

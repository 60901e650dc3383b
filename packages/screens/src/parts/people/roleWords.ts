import { defineMessages } from '@oche/i18n/messages';

/** Roles in an organisation. */
export const roleWords = defineMessages({
  admin: { id: 'role.admin', defaultMessage: 'Administrator' },
  editor: { id: 'role.editor', defaultMessage: 'Editor', description: 'May change everything except the members.' },
});

import { defineMessages } from '@oche/i18n/messages';

/** What somebody is in an organisation. */
export const roleWords = defineMessages({
  admin: { id: 'role.admin', defaultMessage: 'Administrator' },
  editor: { id: 'role.editor', defaultMessage: 'Editor', description: 'Changes what is planned, not who belongs to it.' },
});

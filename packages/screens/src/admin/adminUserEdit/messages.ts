import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  emailHint: { id: 'adminUserEdit.emailHint', defaultMessage: 'We send a notice to the old address.' },
  emailTaken: { id: 'adminUserEdit.emailTaken', defaultMessage: 'There is already an account with this address.' },
  superAdminHint: {
    id: 'adminUserEdit.superAdminHint',
    defaultMessage: 'Can see and change everything: accounts, organisations, tournaments.',
  },
  lockedHint: {
    id: 'adminUserEdit.lockedHint',
    defaultMessage: 'Logged out everywhere and unable to log in again. Their games and tournaments stay.',
  },
  own: { id: 'adminUserEdit.own', defaultMessage: 'Only another super admin can change this for you.' },
  none: { id: 'adminUserEdit.none', defaultMessage: 'Not a member of any organisation.' },
});

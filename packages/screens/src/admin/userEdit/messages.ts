import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  emailHint: { id: 'adminUser.emailHint', defaultMessage: 'We send a notice to the old address.' },
  emailTaken: { id: 'adminUser.emailTaken', defaultMessage: 'There is already an account with this address.' },
  superAdminHint: {
    id: 'adminUser.superAdminHint',
    defaultMessage: 'Can see and change everything: accounts, organisations, tournaments.',
  },
  lockedHint: {
    id: 'adminUser.lockedHint',
    defaultMessage: 'Logged out everywhere and unable to log in again. Their games and tournaments stay.',
  },
  own: { id: 'adminUser.own', defaultMessage: 'Only another super admin can change this for you.' },
  none: { id: 'adminUser.none', defaultMessage: 'Not a member of any organisation.' },
});

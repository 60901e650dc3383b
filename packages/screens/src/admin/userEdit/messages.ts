import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  emailHint: { id: 'adminUser.emailHint', defaultMessage: 'The old address gets a mail that says so.' },
  emailTaken: { id: 'adminUser.emailTaken', defaultMessage: 'There is an account with this address already.' },
  superAdminHint: {
    id: 'adminUser.superAdminHint',
    defaultMessage: 'Sees and changes everything of everybody: accounts, organisations, tournaments.',
  },
  lockedHint: {
    id: 'adminUser.lockedHint',
    defaultMessage: 'Is logged out everywhere and cannot log in again. What was played and made stays.',
  },
  own: { id: 'adminUser.own', defaultMessage: 'Only another super admin can change this about you.' },
  none: { id: 'adminUser.none', defaultMessage: 'Belongs to no organisation.' },
});

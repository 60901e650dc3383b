import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  search: { id: 'adminUsers.search', defaultMessage: 'Search by name or e-mail' },
  found: { id: 'adminUsers.found', defaultMessage: '{count, plural, =0 {No account found} one {# account} other {# accounts}}' },
  which: { id: 'adminUsers.which', defaultMessage: 'Which accounts' },
  all: { id: 'adminUsers.all', defaultMessage: 'All accounts' },
  onlySuperAdmins: { id: 'adminUsers.onlySuperAdmins', defaultMessage: 'Super admins' },
  onlyLocked: { id: 'adminUsers.onlyLocked', defaultMessage: 'Locked accounts' },
  lastLogIn: { id: 'adminUsers.lastLogIn', defaultMessage: 'Last log-in' },
  never: { id: 'adminUsers.never', defaultMessage: 'never' },
  noneFound: { id: 'adminUsers.noneFound', defaultMessage: 'No accounts match.' },
});

import { defineMessages } from '@oche/i18n/messages';

/** What both forms say. */
export const authMessages = defineMessages({
  showPassword: { id: 'auth.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'auth.hidePassword', defaultMessage: 'Hide the password' },
  capsLock: { id: 'auth.capsLock', defaultMessage: 'Caps lock is on.' },
  createAccount: { id: 'auth.createAccount', defaultMessage: 'Create an account' },
});

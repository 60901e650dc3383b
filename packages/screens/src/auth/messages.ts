import { defineMessages } from '@oche/i18n/messages';

/** Characters of a password at least, as the API asks. */
export const passwordLength = 10;

/** What the forms have in common. */
export const authMessages = defineMessages({
  showPassword: { id: 'auth.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'auth.hidePassword', defaultMessage: 'Hide the password' },
  capsLock: { id: 'auth.capsLock', defaultMessage: 'Caps lock is on.' },
  passwordHint: { id: 'auth.passwordHint', defaultMessage: 'At least 10 characters. Several words are easy to remember.' },
  passwordShort: { id: 'auth.passwordShort', defaultMessage: 'The password needs at least 10 characters.' },
  createAccount: { id: 'auth.createAccount', defaultMessage: 'Create an account' },
});

import { defineMessages } from '@oche/i18n/messages';

/** The minimum length of a password, as in the API. */
export const passwordLength = 10;

/** Texts that forms about accounts share. */
export const accountMessages = defineMessages({
  showPassword: { id: 'account.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'account.hidePassword', defaultMessage: 'Hide the password' },
  capsLock: { id: 'account.capsLock', defaultMessage: 'Caps lock is on.' },
  passwordHint: { id: 'account.passwordHint', defaultMessage: 'At least 10 characters. A few words in a row are easy to remember.' },
  passwordShort: { id: 'account.passwordShort', defaultMessage: 'The password needs at least 10 characters.' },
  passwordMissing: { id: 'account.passwordMissing', defaultMessage: 'Enter your password.' },
  nameHint: { id: 'account.nameHint', defaultMessage: 'As it should appear on a scoreboard.' },
  nameMissing: { id: 'account.nameMissing', defaultMessage: 'Enter your name.' },
  emailInvalid: { id: 'account.emailInvalid', defaultMessage: 'Enter an e-mail address, such as fien@example.org.' },
  create: { id: 'account.create', defaultMessage: 'Create an account' },
});

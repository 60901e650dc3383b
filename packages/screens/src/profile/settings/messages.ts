import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  sending: { id: 'profileSettings.sending', defaultMessage: 'Sending the link' },
  tooManyMails: {
    id: 'profileSettings.tooManyMails',
    defaultMessage: 'That was asked for too often. Wait a quarter of an hour, then try again.',
  },

  nameText: {
    id: 'profileSettings.nameText',
    defaultMessage: 'How you are called here. We send you a link, and your name changes when you confirm it there.',
  },
  nameSubmit: { id: 'profileSettings.nameSubmit', defaultMessage: 'Change the name' },
  nameSame: { id: 'profileSettings.nameSame', defaultMessage: 'You are called so already.' },
  nameSent: {
    id: 'profileSettings.nameSent',
    defaultMessage: 'A link is on its way to {email}. Your name changes when you confirm it there, within an hour.',
  },

  emailText: {
    id: 'profileSettings.emailText',
    defaultMessage: 'You log in with {email}. We send a link to the new address, and tell the old one once it has changed.',
  },
  newEmail: { id: 'profileSettings.newEmail', defaultMessage: 'New e-mail address' },
  emailSubmit: { id: 'profileSettings.emailSubmit', defaultMessage: 'Change the address' },
  emailSame: { id: 'profileSettings.emailSame', defaultMessage: 'This is your address already.' },
  emailTaken: { id: 'profileSettings.emailTaken', defaultMessage: 'Another account uses this address.' },
  emailSent: {
    id: 'profileSettings.emailSent',
    defaultMessage: 'A link is on its way to {email}. Until you confirm it there, within an hour, you log in with {before}.',
  },

  passwordText: { id: 'profileSettings.passwordText', defaultMessage: 'Your other devices are logged out when it changes.' },
  presentPassword: { id: 'profileSettings.presentPassword', defaultMessage: 'Present password' },
  newPassword: { id: 'profileSettings.newPassword', defaultMessage: 'New password' },
  passwordWrong: { id: 'profileSettings.passwordWrong', defaultMessage: 'This is not your password.' },
  passwordSubmit: { id: 'profileSettings.passwordSubmit', defaultMessage: 'Change the password' },
  passwordDone: {
    id: 'profileSettings.passwordDone',
    defaultMessage: 'Your password has changed. Your other devices are logged out.',
  },

  preferences: { id: 'profileSettings.preferences', defaultMessage: 'Language and colours' },
  preferencesText: {
    id: 'profileSettings.preferencesText',
    defaultMessage: 'Mails to you are written in this language too. The colours are those of this device only.',
  },
  preferencesActedAs: {
    id: 'profileSettings.preferencesActedAs',
    defaultMessage: 'They are those of this device. The account keeps its own language.',
  },

  logIns: { id: 'profileSettings.logIns', defaultMessage: 'Log-ins' },
  logInsText: {
    id: 'profileSettings.logInsText',
    defaultMessage: 'Logs you out on every device, this one too. Tablets at the boards go on scoring.',
  },
  logOutEverywhere: { id: 'profileSettings.logOutEverywhere', defaultMessage: 'Log out everywhere' },
  loggingOut: { id: 'profileSettings.loggingOut', defaultMessage: 'Logging out' },
  loggedOut: { id: 'profileSettings.loggedOut', defaultMessage: 'You are logged out everywhere.' },

  actedAs: { id: 'profileSettings.actedAs', defaultMessage: 'The account' },
  actedAsText: {
    id: 'profileSettings.actedAsText',
    defaultMessage: 'You act as {name}. Only they can change name, e-mail address and password, log out everywhere or delete the account.',
  },

  delete: { id: 'profileSettings.delete', defaultMessage: 'Delete the account' },
  deleteText: { id: 'profileSettings.deleteText', defaultMessage: 'Your account goes; what was played stays.' },
  deleteButton: { id: 'profileSettings.deleteButton', defaultMessage: 'Delete my account' },
  deleteTitle: { id: 'profileSettings.deleteTitle', defaultMessage: 'Delete your account?' },
  deleteForGood: { id: 'profileSettings.deleteForGood', defaultMessage: 'It cannot be brought back.' },
  deleting: { id: 'profileSettings.deleting', defaultMessage: 'Deleting' },
  forgotten: { id: 'profileSettings.forgotten', defaultMessage: 'Forgotten' },
  forgottenLogin: {
    id: 'profileSettings.forgottenLogin',
    defaultMessage: 'Your e-mail address, your password, your notifications and every log-in',
  },
  forgottenClubs: {
    id: 'profileSettings.forgottenClubs',
    defaultMessage: 'That you belong to clubs, and your address in their lists of players',
  },
  kept: { id: 'profileSettings.kept', defaultMessage: 'Kept' },
  keptResults: { id: 'profileSettings.keptResults', defaultMessage: 'Your games, results and statistics, under your name' },
  keptNameless: {
    id: 'profileSettings.keptNameless',
    defaultMessage: 'Your games, results and statistics, under a number such as “Player #7”',
  },
  keptClubs: {
    id: 'profileSettings.keptClubs',
    defaultMessage: 'The clubs and tournaments that you manage. Where you are the only member, nobody can change them any more.',
  },
  anonymous: { id: 'profileSettings.anonymous', defaultMessage: 'Take my name out of results' },
  anonymousHint: {
    id: 'profileSettings.anonymousHint',
    defaultMessage: 'A number then stands where your name stood, in old tournaments too.',
  },
});

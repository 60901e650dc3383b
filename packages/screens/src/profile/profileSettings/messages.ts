import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  sending: { id: 'profileSettings.sending', defaultMessage: 'Sending the link' },
  tooManyMails: {
    id: 'profileSettings.tooManyMails',
    defaultMessage: 'Too many requests. Wait a quarter of an hour, then try again.',
  },

  nameText: {
    id: 'profileSettings.nameText',
    defaultMessage: 'The name you go by here. We send you a link, and your name changes when you confirm it there.',
  },
  nameSubmit: { id: 'profileSettings.nameSubmit', defaultMessage: 'Change the name' },
  nameSame: { id: 'profileSettings.nameSame', defaultMessage: 'This is already your name.' },
  nameSent: {
    id: 'profileSettings.nameSent',
    defaultMessage: 'A link is on its way to {email}. Your name changes when you confirm it there within an hour.',
  },

  emailText: {
    id: 'profileSettings.emailText',
    defaultMessage: 'You log in with {email}. We send a link to the new address and let the old one know once it has changed.',
  },
  newEmail: { id: 'profileSettings.newEmail', defaultMessage: 'New e-mail address' },
  emailSubmit: { id: 'profileSettings.emailSubmit', defaultMessage: 'Change the address' },
  emailSame: { id: 'profileSettings.emailSame', defaultMessage: 'This is already your address.' },
  emailTaken: { id: 'profileSettings.emailTaken', defaultMessage: 'Another account uses this address.' },
  emailSent: {
    id: 'profileSettings.emailSent',
    defaultMessage: 'A link is on its way to {email}; it works for an hour. Until you confirm, keep logging in with {before}.',
  },

  passwordText: { id: 'profileSettings.passwordText', defaultMessage: 'Your other devices are logged out when it changes.' },
  presentPassword: { id: 'profileSettings.presentPassword', defaultMessage: 'Current password' },
  newPassword: { id: 'profileSettings.newPassword', defaultMessage: 'New password' },
  passwordIncorrect: { id: 'profileSettings.passwordIncorrect', defaultMessage: 'This is not your password.' },
  passwordSubmit: { id: 'profileSettings.passwordSubmit', defaultMessage: 'Change the password' },
  passwordDone: {
    id: 'profileSettings.passwordDone',
    defaultMessage: 'Your password has changed. Your other devices are logged out.',
  },

  preferences: { id: 'profileSettings.preferences', defaultMessage: 'Language and colours' },
  preferencesText: {
    id: 'profileSettings.preferencesText',
    defaultMessage: 'E-mails to you are in this language too. The colours apply to this device only.',
  },
  preferencesActedAs: {
    id: 'profileSettings.preferencesActedAs',
    defaultMessage: 'These apply to this device. The account keeps its own language.',
  },

  calls: { id: 'profileSettings.calls', defaultMessage: 'Calls on this device' },
  callsText: {
    id: 'profileSettings.callsText',
    defaultMessage: 'When you are called to a board, or mark there. Turn them on for each of your devices. They end when you log out.',
  },

  mails: { id: 'profileSettings.mails', defaultMessage: 'E-mails of leagues' },
  mailsText: {
    id: 'profileSettings.mailsText',
    defaultMessage: 'You always find this in your notifications. Here you choose what also comes by e-mail.',
  },
  asCaptain: { id: 'profileSettings.asCaptain', defaultMessage: 'As a captain: matches, lineups, sheets, requests and penalties' },
  asPlayer: { id: 'profileSettings.asPlayer', defaultMessage: 'As a player: your team, and matches that move' },
  asOrganiser: { id: 'profileSettings.asOrganiser', defaultMessage: 'As an organiser: once a day, what waits for you' },

  logIns: { id: 'profileSettings.logIns', defaultMessage: 'Log-ins' },
  logInsText: {
    id: 'profileSettings.logInsText',
    defaultMessage:
      'Logs you out on every device, including this one. The address of your own calendar ends too: create a new one and subscribe again. Tablets at the boards keep scoring.',
  },
  logOutEverywhere: { id: 'profileSettings.logOutEverywhere', defaultMessage: 'Log out everywhere' },
  loggingOut: { id: 'profileSettings.loggingOut', defaultMessage: 'Logging out' },
  loggedOut: { id: 'profileSettings.loggedOut', defaultMessage: 'You are logged out everywhere.' },

  actedAs: { id: 'profileSettings.actedAs', defaultMessage: 'The account' },
  actedAsText: {
    id: 'profileSettings.actedAsText',
    defaultMessage:
      'You are acting as {name}. Only they can change name, e-mail address and password, log out everywhere or delete the account.',
  },

  delete: { id: 'profileSettings.delete', defaultMessage: 'Delete the account' },
  deleteText: { id: 'profileSettings.deleteText', defaultMessage: 'Your account is deleted; your games stay.' },
  deleteButton: { id: 'profileSettings.deleteButton', defaultMessage: 'Delete my account' },
  deleteTitle: { id: 'profileSettings.deleteTitle', defaultMessage: 'Delete your account?' },
  deleteForGood: { id: 'profileSettings.deleteForGood', defaultMessage: 'This cannot be undone.' },
  deleting: { id: 'profileSettings.deleting', defaultMessage: 'Deleting' },
  forgotten: { id: 'profileSettings.forgotten', defaultMessage: 'Deleted' },
  forgottenLogin: {
    id: 'profileSettings.forgottenLogin',
    defaultMessage: 'Your e-mail address, your password, your notifications and all log-ins',
  },
  forgottenClubs: {
    id: 'profileSettings.forgottenClubs',
    defaultMessage: 'Your club memberships, and your address in their player lists',
  },
  kept: { id: 'profileSettings.kept', defaultMessage: 'Kept' },
  keptResults: { id: 'profileSettings.keptResults', defaultMessage: 'Your games, results and statistics, under your name' },
  keptNameless: {
    id: 'profileSettings.keptNameless',
    defaultMessage:
      'Your games, results and statistics, under a number such as “Player #7”. A tournament that is running keeps your name until it is over.',
  },
  keptClubs: {
    id: 'profileSettings.keptClubs',
    defaultMessage: 'The clubs and tournaments you manage. Where you are the only member, nobody will be able to change them.',
  },
  anonymous: { id: 'profileSettings.anonymous', defaultMessage: 'Take my name out of results' },
  anonymousHint: {
    id: 'profileSettings.anonymousHint',
    defaultMessage: 'A number replaces your name, in old tournaments too.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** What mails say. Plain text: a link is an address of its own. */
export const messages = defineMessages({
  hello: { id: 'mail.hello', defaultMessage: 'Hello {name},', description: 'The first line of every mail.' },
  goodBye: { id: 'mail.goodBye', defaultMessage: 'Good darts,\nOche', description: 'The last lines of every mail.' },
  linkLives: {
    id: 'mail.linkLives',
    defaultMessage: 'The link works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  },
  resetSubject: { id: 'mail.reset.subject', defaultMessage: 'Set a new password' },
  resetText: {
    id: 'mail.reset.text',
    defaultMessage: 'Somebody, most likely you, asked for a new password for this e-mail address. Set it here:',
  },
  nameSubject: { id: 'mail.name.subject', defaultMessage: 'Change your name' },
  nameText: {
    id: 'mail.name.text',
    defaultMessage: 'You asked to be called “{to}” from now on. Confirm it here:',
  },
  nameNotYou: { id: 'mail.name.notYou', defaultMessage: 'If it was not you, do nothing: your name stays as it is.' },
  emailSubject: { id: 'mail.email.subject', defaultMessage: 'Confirm your e-mail address' },
  emailText: {
    id: 'mail.email.text',
    defaultMessage: 'You asked to use this address, {email}, for your account. Confirm it here:',
  },
  emailNotYou: { id: 'mail.email.notYou', defaultMessage: 'If it was not you, do nothing: nothing changes.' },
  changedSubject: { id: 'mail.changed.subject', defaultMessage: 'Your e-mail address was changed' },
  changedText: {
    id: 'mail.changed.text',
    defaultMessage: 'Your account now uses the address {email}. Mails no longer come here.',
  },
  changedNotYou: {
    id: 'mail.changed.notYou',
    defaultMessage: 'If it was not you, somebody knows your password. Answer this mail, and we will look into it.',
  },
  resetNotYou: {
    id: 'mail.reset.notYou',
    defaultMessage: 'If it was not you, do nothing: your password stays as it is.',
  },
});

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
  resetNotYou: {
    id: 'mail.reset.notYou',
    defaultMessage: 'If it was not you, do nothing: your password stays as it is.',
  },
});

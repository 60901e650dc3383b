import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  documentTitle: { id: 'login.documentTitle', defaultMessage: 'Log in' },
  title: { id: 'login.title', defaultMessage: 'Step up.', description: 'A player is called to the line to throw.' },
  lead: { id: 'login.lead', defaultMessage: 'Log in to see your games, your boards and your stats.' },
  busy: { id: 'login.busy', defaultMessage: 'Logging in' },
  forgotten: { id: 'login.forgotten', defaultMessage: 'Forgot your password?' },
  emailMissing: { id: 'login.emailMissing', defaultMessage: 'Enter your e-mail address.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'testLogin.title', defaultMessage: 'Test log-in' },
  lead: { id: 'testLogin.lead', defaultMessage: 'This is a test server: anyone can log in as anyone, without a password.' },
  unknown: { id: 'testLogin.unknown', defaultMessage: 'There is no account with this address.' },
  first: { id: 'testLogin.first', defaultMessage: 'The first accounts' },
  none: { id: 'testLogin.none', defaultMessage: 'There are no accounts yet.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  documentTitle: { id: 'register.documentTitle', defaultMessage: 'Create an account' },
  title: { id: 'register.title', defaultMessage: 'New here?' },
  lead: { id: 'register.lead', defaultMessage: 'An account holds your tournaments, your players and your boards.' },
  emailTaken: { id: 'register.emailTaken', defaultMessage: 'There is already an account with this address. Log in instead.' },
  busy: { id: 'register.busy', defaultMessage: 'Creating the account' },
  known: { id: 'register.known', defaultMessage: 'Log in to your account' },
});

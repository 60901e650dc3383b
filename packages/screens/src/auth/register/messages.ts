import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  documentTitle: { id: 'register.documentTitle', defaultMessage: 'Create an account' },
  title: { id: 'register.title', defaultMessage: 'New here?' },
  lead: { id: 'register.lead', defaultMessage: 'An account holds your tournaments, your players and your boards.' },
  nameHint: { id: 'register.nameHint', defaultMessage: 'As it should stand on a scoreboard.' },
  nameMissing: { id: 'register.nameMissing', defaultMessage: 'Enter your name.' },
  emailWrong: { id: 'register.emailWrong', defaultMessage: 'Enter an e-mail address, such as fien@example.org.' },
  emailTaken: { id: 'register.emailTaken', defaultMessage: 'There is an account with this address already. Log in instead.' },
  busy: { id: 'register.busy', defaultMessage: 'Creating the account' },
  known: { id: 'register.known', defaultMessage: 'Log in to your account' },
});

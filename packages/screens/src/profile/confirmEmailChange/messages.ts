import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'confirmEmailChange.title', defaultMessage: 'Change your e-mail address' },
  description: { id: 'confirmEmailChange.description', defaultMessage: 'Confirm your new e-mail address.' },
  text: {
    id: 'confirmEmailChange.text',
    defaultMessage: 'You asked to use this address for your account. It changes when you confirm it here.',
  },
  confirm: { id: 'confirmEmailChange.confirm', defaultMessage: 'Use this address' },
  busy: { id: 'confirmEmailChange.busy', defaultMessage: 'Changing the address' },
  done: { id: 'confirmEmailChange.done', defaultMessage: 'Your account uses {email} from now on. Log in with it next time.' },
});

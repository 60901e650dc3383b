import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'confirmNameChange.title', defaultMessage: 'Change your name' },
  description: { id: 'confirmNameChange.description', defaultMessage: 'Confirm the name that you asked for.' },
  text: { id: 'confirmNameChange.text', defaultMessage: 'You asked for another name. It changes when you confirm it here.' },
  confirm: { id: 'confirmNameChange.confirm', defaultMessage: 'Change my name' },
  busy: { id: 'confirmNameChange.busy', defaultMessage: 'Changing the name' },
  done: { id: 'confirmNameChange.done', defaultMessage: 'You are called {name} from now on.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'confirmNameChange.title', defaultMessage: 'Change your name' },
  description: { id: 'confirmNameChange.description', defaultMessage: 'Confirm your new name.' },
  text: { id: 'confirmNameChange.text', defaultMessage: 'You asked to change your name. It changes when you confirm it here.' },
  confirm: { id: 'confirmNameChange.confirm', defaultMessage: 'Change my name' },
  busy: { id: 'confirmNameChange.busy', defaultMessage: 'Changing the name' },
  done: { id: 'confirmNameChange.done', defaultMessage: 'Your name is now {name}.' },
});

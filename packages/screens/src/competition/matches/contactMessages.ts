import { defineMessages } from '@oche/i18n/messages';

export const contactMessages = defineMessages({
  title: {
    id: 'matchContacts.title',
    defaultMessage: 'Captains',
    description: 'Above the phone numbers and e-mail addresses of the captains of a match.',
  },
});

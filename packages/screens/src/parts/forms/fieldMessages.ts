import { defineMessages } from '@oche/i18n/messages';

/** Texts of fields that several forms have. */
export const fieldMessages = defineMessages({
  phone: { id: 'field.phone', defaultMessage: 'Phone' },
  emailInvalid: { id: 'field.emailInvalid', defaultMessage: 'Enter an e-mail address.' },
  timeInvalid: { id: 'field.timeInvalid', defaultMessage: 'Enter a time, such as 20:00.' },
});

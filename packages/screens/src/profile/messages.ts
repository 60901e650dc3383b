import { defineMessages } from '@oche/i18n/messages';

/** What both pages that a link opens say. */
export const messages = defineMessages({
  noLink: { id: 'confirmChange.noLink', defaultMessage: 'This page is opened by the link in a mail. Part of the address is missing.' },
  emailTaken: { id: 'confirmChange.emailTaken', defaultMessage: 'Another account uses this address by now.' },
});

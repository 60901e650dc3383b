import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  contents: { id: 'helpPage.contents', defaultMessage: 'On this page' },
});

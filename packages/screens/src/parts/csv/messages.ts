import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  download: { id: 'csv.download', defaultMessage: 'Download as CSV' },
});

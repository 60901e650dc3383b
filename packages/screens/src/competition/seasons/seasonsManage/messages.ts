import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  create: { id: 'seasonsManage.create', defaultMessage: 'New season' },
});

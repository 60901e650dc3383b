import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  withNumber: {
    id: 'leaders.withNumber',
    defaultMessage: '{name} ({number})',
    description: 'One of two players with the same name, with the member number.',
  },
});

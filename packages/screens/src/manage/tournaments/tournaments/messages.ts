import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  empty: {
    id: 'tournamentsManage.empty',
    defaultMessage: 'No tournament yet. A name is enough to begin; everything else has a sensible setting.',
  },
});

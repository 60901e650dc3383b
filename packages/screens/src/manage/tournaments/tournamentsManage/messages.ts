import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  empty: {
    id: 'tournamentsManage.empty',
    defaultMessage: 'No tournaments yet. A name is enough to start; everything else has sensible settings.',
  },
});

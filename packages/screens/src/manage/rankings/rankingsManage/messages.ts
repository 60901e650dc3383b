import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  empty: {
    id: 'rankingsManage.empty',
    defaultMessage: 'No rankings yet. A ranking adds up the points of several tournaments, such as an order of merit over a season.',
  },
});

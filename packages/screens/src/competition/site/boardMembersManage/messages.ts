import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  none: { id: 'boardMembersManage.none', defaultMessage: 'No board members yet.' },
});

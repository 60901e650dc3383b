import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noGroup: { id: 'teamsManage.noGroup', defaultMessage: 'In no division' },
  none: { id: 'teamsManage.none', defaultMessage: 'No teams yet.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noTeams: { id: 'groupManage.noTeams', defaultMessage: 'No teams in this division yet.' },
});

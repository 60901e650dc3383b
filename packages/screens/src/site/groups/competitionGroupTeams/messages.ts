import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'competitionGroupTeams.title', defaultMessage: 'Teams – {group}' },
  description: { id: 'competitionGroupTeams.description', defaultMessage: 'The teams of {group}, where and when they play at home.' },
  location: { id: 'competitionGroupTeams.location', defaultMessage: 'Location' },
  none: { id: 'competitionGroupTeams.none', defaultMessage: 'This division has no teams yet.' },
});

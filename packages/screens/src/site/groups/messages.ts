import { defineMessages } from '@oche/i18n/messages';

/** Words of the pages of divisions on the site of a competition. */
export const messages = defineMessages({
  divisions: { id: 'siteGroups.divisions', defaultMessage: 'Divisions', description: 'The divisions of a season, by level.' },
  teams: { id: 'siteGroups.teams', defaultMessage: 'Teams' },
  before: { id: 'siteGroups.before', defaultMessage: 'The table begins with the first confirmed match.' },
});

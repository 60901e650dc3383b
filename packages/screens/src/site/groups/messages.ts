import { defineMessages } from '@oche/i18n/messages';

/** Words of the pages of divisions on the site of a competition. */
export const messages = defineMessages({
  teams: { id: 'siteGroups.teams', defaultMessage: 'Teams' },
  before: { id: 'siteGroups.before', defaultMessage: 'The table begins with the first confirmed match.' },
});

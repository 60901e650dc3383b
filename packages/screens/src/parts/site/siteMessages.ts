import { defineMessages } from '@oche/i18n/messages';

/** The header and footer of a competition's own site. */
export const siteMessages = defineMessages({
  season: { id: 'site.season', defaultMessage: 'Season {name}', description: 'The name is usually two years: "Season 2026–2027".' },
  help: { id: 'site.help', defaultMessage: 'Help' },
  contact: { id: 'site.contact', defaultMessage: 'Contact' },
  runsOn: {
    id: 'site.runsOn',
    defaultMessage: 'Runs on {brand}',
    description: 'A link to the platform, at the foot of the site of a competition.',
  },
  loggedInAs: { id: 'site.loggedInAs', defaultMessage: 'Logged in as {name}' },
});

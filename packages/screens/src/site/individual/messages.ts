import { defineMessages } from '@oche/i18n/messages';

/** Texts of the leaderboards on the site of a competition. */
export const messages = defineMessages({
  description: {
    id: 'siteLeaders.description',
    defaultMessage: '{board}: the players of {name}.',
    description: 'For search engines: the name of a leaderboard, and of the organisation.',
  },
  counted: { id: 'siteLeaders.counted', defaultMessage: 'Only confirmed matches count.' },
  open: {
    id: 'siteLeaders.open',
    defaultMessage: '{count, plural, one {# match still has to be confirmed.} other {# matches still have to be confirmed.}}',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of the page that the link of a match opens. */
export const matchLinkMessages = defineMessages({
  waits: {
    id: 'profile.matchLink.waits',
    defaultMessage: 'The captains have not handed in their lineups yet. The first game opens here as soon as they have.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** Words of the pages of cups on the site of a competition. */
export const messages = defineMessages({
  pages: { id: 'siteCup.pages', defaultMessage: 'Pages of the cup', description: 'Name of the tabs of a cup.' },
  teams: { id: 'siteCup.teams', defaultMessage: 'Teams' },
  toBeDrawn: { id: 'siteCup.toBeDrawn', defaultMessage: 'The first round has not been drawn yet.' },
  progress: {
    id: 'siteCup.progress',
    defaultMessage: '{days, select, one {{from}} other {{from} to {to}}}: {played} of {total} played',
    description: 'The days of a round of a cup, and how many of its matches are over.',
  },
  walkover: { id: 'siteCup.walkover', defaultMessage: 'Walkover' },
  through: { id: 'siteCup.through', defaultMessage: 'goes through', description: 'For screen readers, behind the winner of a tie.' },
});

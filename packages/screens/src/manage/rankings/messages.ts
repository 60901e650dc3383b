import { defineMessages } from '@oche/i18n/messages';

/** Texts that the pages of a managed ranking share. */
export const messages = defineMessages({
  newRanking: { id: 'rankingFrame.newRanking', defaultMessage: 'New ranking' },
  pages: { id: 'rankingFrame.pages', defaultMessage: 'Pages of the ranking' },
  table: { id: 'rankingFrame.table', defaultMessage: 'Table' },
  scheme: { id: 'rankingFrame.scheme', defaultMessage: 'Points' },
  adjustments: { id: 'rankingFrame.adjustments', defaultMessage: 'Adjustments' },
  settings: { id: 'rankingFrame.settings', defaultMessage: 'Settings' },
  frozen: {
    id: 'rankingFrame.frozen',
    defaultMessage:
      '{count, plural, one {# finished tournament keeps the points with which it was played} other {# finished tournaments keep the points with which they were played}}, until you recompute',
  },
  visible: {
    id: 'rankingFrame.visible',
    defaultMessage: '{visibility, select, public {Public} unlisted {Unlisted} other {Private}}',
  },
  visibility: { id: 'rankingFrame.visibility', defaultMessage: 'Visibility' },
  visibleMeans: {
    id: 'rankingFrame.visibleMeans',
    defaultMessage:
      '{visibility, select, public {Public: everyone can find it} unlisted {Unlisted: only with the link} other {Private: only organisers}}',
  },
  description: { id: 'rankingFrame.description', defaultMessage: 'Description' },
  descriptionHint: { id: 'rankingFrame.descriptionHint', defaultMessage: 'Shown above the table.' },
  publicPage: { id: 'rankingFrame.publicPage', defaultMessage: 'Public page' },
});

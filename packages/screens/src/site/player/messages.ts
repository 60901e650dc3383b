import { defineMessages } from '@oche/i18n/messages';

/** Texts of the season of a player. */
export const messages = defineMessages({
  title: {
    id: 'playerSheet.title',
    defaultMessage: 'Season {season}',
    description: 'Title of a sheet with the figures and games of a player.',
  },
  highCheckout: { id: 'playerSheet.highCheckout', defaultMessage: 'Highest finish', description: 'The highest checkout of a player.' },
  against: { id: 'playerSheet.against', defaultMessage: 'v {opponents}', description: 'The opponents in a game.' },
  withAgainst: {
    id: 'playerSheet.withAgainst',
    defaultMessage: 'with {partners} v {opponents}',
    description: 'The partner and the opponents in a game of pairs.',
  },
  outcome: {
    id: 'playerSheet.outcome',
    defaultMessage: '{outcome, select, won {, won} lost {, lost} other {, drawn}}',
    description: 'For screen readers, after the score of a game.',
  },
});

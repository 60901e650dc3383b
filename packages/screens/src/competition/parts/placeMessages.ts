import { defineMessages } from '@oche/i18n/messages';

/** Texts about what a correction or other rules would change in a table. */
export const messages = defineMessages({
  changes: { id: 'placeChanges.changes', defaultMessage: 'Changes in the table' },
  noChange: { id: 'placeChanges.noChange', defaultMessage: 'No place in the table changes.' },
  place: {
    id: 'placeChanges.place',
    defaultMessage: 'place {place} with {points, plural, one {# point} other {# points}}',
    description: 'A part of “Before: place 2 with 24 points. After: place 1 with 26 points.”',
  },
  fromTo: { id: 'placeChanges.fromTo', defaultMessage: 'Before: {before}. After: {after}.' },
  show: { id: 'placeChanges.show', defaultMessage: 'Show what changes' },
});

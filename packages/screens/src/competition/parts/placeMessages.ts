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
  noCupChange: { id: 'placeChanges.noCupChange', defaultMessage: 'No draw of the cup is affected.' },
  cup: {
    id: 'placeChanges.cup',
    defaultMessage:
      '“{round}” is already drawn and stays as it is: {teams, select, both {{stays} plays in it, {missing} does not} stays {{stays} plays in it} other {{missing} does not play in it}}.',
    description: '{round} is a round of a cup: “Quarter-finals”.',
  },
  redraw: {
    id: 'placeChanges.redraw',
    defaultMessage: 'No match of this round has begun, so you can take back its draw on the page of the cup.',
  },
  noRedraw: { id: 'placeChanges.noRedraw', defaultMessage: 'The draw of this round can no longer be taken back.' },
  show: { id: 'placeChanges.show', defaultMessage: 'Show what changes' },
});

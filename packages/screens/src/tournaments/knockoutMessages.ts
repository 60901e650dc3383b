import { defineMessages } from '@oche/i18n/messages';

/** Texts of a bracket. */
export const knockoutMessages = defineMessages({
  roundPlayed: { id: 'knockout.roundPlayed', defaultMessage: '{format}, played' },
  roundFrom: {
    id: 'knockout.roundFrom',
    defaultMessage: '{format}, from {time}',
    description: 'Under the name of a round that is on: "best of 5, from 20:50".',
  },
  roundAbout: {
    id: 'knockout.roundAbout',
    defaultMessage: '{format}, about {time}',
    description: 'Under the name of a round to come: "best of 7, about 21:50".',
  },
  either: { id: 'knockout.either', defaultMessage: '{a} or {b}', description: 'Who may come: "Bullens or Draadmans".' },
  spoken: { id: 'knockout.spoken', defaultMessage: '{game}: {a}, {b}. {state}' },
  spokenSide: { id: 'knockout.spokenSide', defaultMessage: '{name} {score}' },
  live: { id: 'knockout.live', defaultMessage: 'Live on board {number}' },
  called: { id: 'knockout.called', defaultMessage: 'Called to board {number}' },
  won: { id: 'knockout.won', defaultMessage: '{name} won' },
  byWalkover: { id: 'knockout.byWalkover', defaultMessage: '{name} won by walkover' },
  bye: { id: 'knockout.bye', defaultMessage: '{name} has a bye' },
  waiting: { id: 'knockout.waiting', defaultMessage: 'To be played' },
  expected: { id: 'knockout.expected', defaultMessage: 'About {time}' },
  fit: { id: 'knockout.fit', defaultMessage: 'Fit to the width' },
  none: { id: 'knockout.none', defaultMessage: 'This knockout has not been drawn yet. It appears here after the draw.' },
  notPlanned: { id: 'knockout.notPlanned', defaultMessage: 'This tournament has no such knockout.' },
  toOverview: { id: 'knockout.toOverview', defaultMessage: 'Go to the overview' },
});

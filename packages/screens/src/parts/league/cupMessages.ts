import { defineMessages } from '@oche/i18n/messages';

/** Texts of a cup that is drawn round by round. */
export const messages = defineMessages({
  rounds: { id: 'cup.rounds', defaultMessage: 'Rounds' },
  champion: { id: 'cup.champion', defaultMessage: '{team} has won the cup' },
  notDrawn: { id: 'cup.notDrawn', defaultMessage: 'No round has been drawn yet.' },
  tooFew: { id: 'cup.tooFew', defaultMessage: 'Add at least two teams. Then you can draw the first round.' },
  byes: {
    id: 'cup.byes',
    defaultMessage: '{count, plural, one {{teams} has a bye.} other {Byes: {teams}.}}',
    description: 'Teams that go through without a match.',
  },
  drawNumber: { id: 'cup.drawNumber', defaultMessage: 'Draw number {number}' },
  stillIn: { id: 'cup.stillIn', defaultMessage: '{count, plural, one {# team is still in} other {# teams are still in}}' },
  waiting: { id: 'cup.waiting', defaultMessage: '{count, plural, one {# team has not entered yet} other {# teams have not entered yet}}' },
  open: {
    id: 'cup.open',
    defaultMessage: 'The next round can be drawn after {count, plural, one {one more result} other {# more results}}.',
  },
  annulled: {
    id: 'cup.annulled',
    defaultMessage: '{match} is annulled, so no team goes through. Count the match again, or award it.',
    description: '{match}: "Bulls – Barrels".',
  },
  noDate: {
    id: 'cup.noDate',
    defaultMessage:
      '{count, plural, one {# match has no date} other {# matches have no date}}, because no evening was free. Open the match to choose one.',
  },
  draw: { id: 'cup.draw', defaultMessage: 'Draw next round' },
  undo: { id: 'cup.undo', defaultMessage: 'Take back the draw' },
  undoTitle: { id: 'cup.undoTitle', defaultMessage: 'Take back the draw of {round}?' },
  undoMeans: {
    id: 'cup.undoMeans',
    defaultMessage:
      '{count, plural, one {The match of the round is} other {The # matches of the round are}} deleted. The captains are told. Then you can draw again.',
  },
  undoMeansDraft: {
    id: 'cup.undoMeansDraft',
    defaultMessage:
      '{count, plural, one {The match of the round is} other {The # matches of the round are}} deleted. Then you can draw again.',
  },
  undone: { id: 'cup.undone', defaultMessage: 'The draw has been taken back' },
  begun: { id: 'cup.begun', defaultMessage: 'A match of the round has begun. Its draw stays.' },
  drawn: { id: 'cup.drawn', defaultMessage: '{round}: the draw is made' },
  unmet: {
    id: 'cup.unmet',
    defaultMessage:
      '{wish, select, seeds {{match}: two teams that were to be kept apart} regions {{match}: two regions} clubs {{match}: two teams of one club} other {{match}: {away} was also away in the last match that it played}}',
    description: 'A wish that the draw does not meet. {match}: "Bulls – Barrels".',
  },
  unmetTitle: { id: 'cup.unmetTitle', defaultMessage: 'Not possible otherwise' },
});

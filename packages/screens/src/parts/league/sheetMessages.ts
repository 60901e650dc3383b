import { defineMessages } from '@oche/i18n/messages';

/** Texts of the games of a match between two teams, as its sheet lists them. */
export const messages = defineMessages({
  number: { id: 'sheetTable.number', defaultMessage: 'Game number' },
  otherFormat: {
    id: 'sheetTable.otherFormat',
    defaultMessage: '{game}, best of {legs}',
    description: 'A game that is not 501, such as Tactics.',
  },
  sheet: { id: 'sheetTable.sheet', defaultMessage: 'The sheet' },
  sheetGame: {
    id: 'sheetTable.sheetGame',
    defaultMessage: '{size, select, 1 {Single} 2 {Pair} 3 {Triple} 4 {Game of four} other {Team game}} {number}',
    description: 'The name of a game of a match between two teams, such as Single 3.',
  },
  firstThrow: { id: 'sheetTable.firstThrow', defaultMessage: 'Throws first' },
  firstThrowOf: {
    id: 'sheetTable.firstThrowOf',
    defaultMessage: '{first, select, home {Home} away {Away} tosswinner {Toss won} tossloser {Toss lost} other {Bull-up}}',
  },
  time: {
    id: 'sheetTable.time',
    defaultMessage: 'About {one} on one board, {two} on two.',
    description: 'How long a match takes, such as 2 h 40 min.',
  },
  hours: { id: 'sheetTable.hours', defaultMessage: '{hours} h {minutes} min', description: 'A duration, such as 2 h 40 min.' },
});

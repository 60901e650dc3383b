import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'addPlayers.title', defaultMessage: 'Add a list' },
  lead: {
    id: 'addPlayers.lead',
    defaultMessage: 'One name per line, or columns copied from a spreadsheet. Numbers and bullets at the start are ignored.',
  },
  names: { id: 'addPlayers.names', defaultMessage: 'Names' },
  lines: { id: 'addPlayers.lines', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
  file: { id: 'addPlayers.file', defaultMessage: 'Choose a CSV file' },
  fileHint: { id: 'addPlayers.fileHint', defaultMessage: 'Columns may hold names, first names, nicknames, clubs and seeds.' },
  columns: { id: 'addPlayers.columns', defaultMessage: 'What the columns hold' },
  columnOf: { id: 'addPlayers.columnOf', defaultMessage: 'Column {number}: {sample}', description: 'The sample is what stands in it.' },
  column: {
    id: 'addPlayers.column',
    defaultMessage:
      '{column, select, name {Full name} firstname {First name} familyname {Family name} nickname {Nickname} club {Club} seed {Seed} other {Ignore}}',
  },
  firstIsHeading: { id: 'addPlayers.firstIsHeading', defaultMessage: 'The first line is a heading' },
  check: { id: 'addPlayers.check', defaultMessage: 'Check names' },
  checking: { id: 'addPlayers.checking', defaultMessage: 'Checking' },
  review: { id: 'addPlayers.review', defaultMessage: 'Check the names' },
  summary: {
    id: 'addPlayers.summary',
    defaultMessage:
      '{chosen, plural, other {#}} of {lines, plural, one {# line} other {# lines}} chosen. {open, plural, =0 {} one {# line needs checking.} other {# lines need checking.}}',
  },
  overflow: {
    id: 'addPlayers.overflow',
    defaultMessage: 'There is room for {places, plural, =0 {nobody} one {# player} other {# players}}; the others go on the waiting list.',
  },
  state: {
    id: 'addPlayers.state',
    defaultMessage: '{state, select, new {New} known {Known} duplicate {Duplicate} similar {Similar} other {No name}}',
  },
  take: { id: 'addPlayers.take', defaultMessage: 'Add {name}' },
  whoIs: { id: 'addPlayers.whoIs', defaultMessage: 'Who is {name}?' },
  isKnown: { id: 'addPlayers.isKnown', defaultMessage: 'It is {name}' },
  isSomebodyElse: { id: 'addPlayers.isSomebodyElse', defaultMessage: 'Somebody else: add them' },
  leaveOut: { id: 'addPlayers.leaveOut', defaultMessage: 'Leave out' },
  duplicateOf: {
    id: 'addPlayers.duplicateOf',
    defaultMessage: '{entered, select, true {Already entered} other {In the list twice}}',
  },
  similarTo: {
    id: 'addPlayers.similarTo',
    defaultMessage: '{entered, select, true {Perhaps {name}, already entered} other {Perhaps {name}}}',
  },
  noName: { id: 'addPlayers.noName', defaultMessage: 'Line {line}: there is no name on it, so it is left out.' },
  tooLong: { id: 'addPlayers.tooLong', defaultMessage: 'Line {line}: the name is longer than 120 characters, so it is left out.' },
  noSeed: { id: 'addPlayers.noSeed', defaultMessage: '“{text}” is not a seed' },
  seedOf: { id: 'addPlayers.seedOf', defaultMessage: 'seed {seed}' },
  sharedSeed: { id: 'addPlayers.sharedSeed', defaultMessage: 'Seed {seed} appears twice' },
  addCount: { id: 'addPlayers.addCount', defaultMessage: 'Add {count, plural, one {# player} other {# players}}' },
  adding: { id: 'addPlayers.adding', defaultMessage: 'Adding' },
  nothing: { id: 'addPlayers.nothing', defaultMessage: 'No names found.' },
  knownTitle: { id: 'addPlayers.knownTitle', defaultMessage: 'Choose known players' },
  knownFind: { id: 'addPlayers.knownFind', defaultMessage: 'Find a name' },
  knownNone: { id: 'addPlayers.knownNone', defaultMessage: 'Nobody by that name, or already entered.' },
});

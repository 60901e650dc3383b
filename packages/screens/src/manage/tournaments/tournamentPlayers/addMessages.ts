import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'tournamentPlayers.add.title', defaultMessage: 'Add a list' },
  lead: {
    id: 'tournamentPlayers.add.lead',
    defaultMessage: 'One name per line, or columns copied from a spreadsheet. Numbers and bullets at the start are ignored.',
  },
  leadPairs: {
    id: 'tournamentPlayers.add.leadPairs',
    defaultMessage: 'One pair per line, with / or & between the two names. Numbers and bullets at the start are ignored.',
  },
  names: { id: 'tournamentPlayers.add.names', defaultMessage: 'Names' },
  lines: { id: 'tournamentPlayers.add.lines', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
  file: { id: 'tournamentPlayers.add.file', defaultMessage: 'Choose a CSV file' },
  fileHint: { id: 'tournamentPlayers.add.fileHint', defaultMessage: 'Columns may hold names, first names, nicknames, clubs and seeds.' },
  columns: { id: 'tournamentPlayers.add.columns', defaultMessage: 'What the columns hold' },
  columnOf: {
    id: 'tournamentPlayers.add.columnOf',
    defaultMessage: 'Column {number}: {sample}',
    description: 'The sample is the first value in the column.',
  },
  column: {
    id: 'tournamentPlayers.add.column',
    defaultMessage:
      '{column, select, name {Full name} firstname {First name} familyname {Family name} nickname {Nickname} club {Club} seed {Seed} other {Ignore}}',
  },
  firstIsHeading: { id: 'tournamentPlayers.add.firstIsHeading', defaultMessage: 'The first line is a heading' },
  check: { id: 'tournamentPlayers.add.check', defaultMessage: 'Check names' },
  checking: { id: 'tournamentPlayers.add.checking', defaultMessage: 'Checking' },
  review: { id: 'tournamentPlayers.add.review', defaultMessage: 'Check the names' },
  summary: {
    id: 'tournamentPlayers.add.summary',
    defaultMessage:
      '{chosen, plural, other {#}} of {lines, plural, one {# line} other {# lines}} chosen. {open, plural, =0 {} one {# line needs checking.} other {# lines need checking.}}',
  },
  overflow: {
    id: 'tournamentPlayers.add.overflow',
    defaultMessage: 'There is room for {places, plural, =0 {nobody} one {# player} other {# players}}; the others go on the waiting list.',
  },
  overflowPairs: {
    id: 'tournamentPlayers.add.overflowPairs',
    defaultMessage: 'There is room for {places, plural, =0 {no pair} one {# pair} other {# pairs}}; the others go on the waiting list.',
  },
  state: {
    id: 'tournamentPlayers.add.state',
    defaultMessage: '{state, select, new {New} known {Known} duplicate {Duplicate} similar {Similar} single {No partner} other {No name}}',
  },
  take: { id: 'tournamentPlayers.add.take', defaultMessage: 'Add {name}' },
  whoIs: { id: 'tournamentPlayers.add.whoIs', defaultMessage: 'Who is {name}?' },
  isKnown: { id: 'tournamentPlayers.add.isKnown', defaultMessage: 'It is {name}' },
  isSomebodyElse: { id: 'tournamentPlayers.add.isSomebodyElse', defaultMessage: 'Somebody else: add them' },
  leaveOut: { id: 'tournamentPlayers.add.leaveOut', defaultMessage: 'Leave out' },
  duplicateOf: {
    id: 'tournamentPlayers.add.duplicateOf',
    defaultMessage: '{entered, select, true {Already entered} other {In the list twice}}',
  },
  similarTo: {
    id: 'tournamentPlayers.add.similarTo',
    defaultMessage: '{entered, select, true {Perhaps {name}, already entered} other {Perhaps {name}}}',
  },
  noName: { id: 'tournamentPlayers.add.noName', defaultMessage: 'Line {line}: there is no name on it, so it is left out.' },
  tooLong: {
    id: 'tournamentPlayers.add.tooLong',
    defaultMessage: 'Line {line}: the name is longer than 120 characters, so it is left out.',
  },
  noPartner: {
    id: 'tournamentPlayers.add.noPartner',
    defaultMessage: 'Line {line}: no partner, so it is left out. Write both names with / between them.',
  },
  noSeed: { id: 'tournamentPlayers.add.noSeed', defaultMessage: '“{text}” is not a seed' },
  seedOf: { id: 'tournamentPlayers.add.seedOf', defaultMessage: 'seed {seed}' },
  sharedSeed: { id: 'tournamentPlayers.add.sharedSeed', defaultMessage: 'Seed {seed} appears twice' },
  addCount: { id: 'tournamentPlayers.add.addCount', defaultMessage: 'Add {count, plural, one {# player} other {# players}}' },
  addPairs: { id: 'tournamentPlayers.add.addPairs', defaultMessage: 'Add {count, plural, one {# pair} other {# pairs}}' },
  adding: { id: 'tournamentPlayers.add.adding', defaultMessage: 'Adding' },
  nothing: { id: 'tournamentPlayers.add.nothing', defaultMessage: 'No names found.' },
  knownTitle: { id: 'tournamentPlayers.add.knownTitle', defaultMessage: 'Choose known players' },
  knownPair: { id: 'tournamentPlayers.add.knownPair', defaultMessage: 'Choose two players for a pair.' },
  knownFind: { id: 'tournamentPlayers.add.knownFind', defaultMessage: 'Find a name' },
  knownNone: { id: 'tournamentPlayers.add.knownNone', defaultMessage: 'Nobody by that name, or already entered.' },
});

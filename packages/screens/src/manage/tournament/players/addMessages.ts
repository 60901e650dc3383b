import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'addPlayers.title', defaultMessage: 'Add a list' },
  lead: { id: 'addPlayers.lead', defaultMessage: 'One name a line, as you have it. Numbers and bullets in front are left out.' },
  names: { id: 'addPlayers.names', defaultMessage: 'Names' },
  lines: { id: 'addPlayers.lines', defaultMessage: '{count, plural, one {# line} other {# lines}}' },
  file: { id: 'addPlayers.file', defaultMessage: 'Take a CSV file' },
  fileHint: { id: 'addPlayers.fileHint', defaultMessage: 'Columns: name, and if you have them nickname, club and seed.' },
  check: { id: 'addPlayers.check', defaultMessage: 'Check names' },
  checking: { id: 'addPlayers.checking', defaultMessage: 'Checking' },
  review: { id: 'addPlayers.review', defaultMessage: 'Check the names' },
  summary: {
    id: 'addPlayers.summary',
    defaultMessage:
      '{chosen, plural, other {#}} of {lines, plural, one {# line} other {# lines}} chosen. {open, plural, =0 {} one {# line needs your eye.} other {# lines need your eye.}}',
  },
  overflow: {
    id: 'addPlayers.overflow',
    defaultMessage: 'There is room for {places, plural, =0 {nobody} one {# player} other {# players}}; the others go on the waiting list.',
  },
  state: {
    id: 'addPlayers.state',
    defaultMessage: '{state, select, new {New} known {Known} duplicate {Twice} similar {Similar} other {No name}}',
  },
  take: { id: 'addPlayers.take', defaultMessage: 'Add {name}' },
  whoIs: { id: 'addPlayers.whoIs', defaultMessage: 'Who is {name}?' },
  isKnown: { id: 'addPlayers.isKnown', defaultMessage: 'It is {name}' },
  isSomebodyElse: { id: 'addPlayers.isSomebodyElse', defaultMessage: 'Somebody else, add' },
  leaveOut: { id: 'addPlayers.leaveOut', defaultMessage: 'Leave out' },
  duplicateOf: {
    id: 'addPlayers.duplicateOf',
    defaultMessage: '{entered, select, true {Entered already} other {Stands in the list twice}}',
  },
  similarTo: {
    id: 'addPlayers.similarTo',
    defaultMessage: '{entered, select, true {Perhaps {name}, entered already} other {Perhaps {name}}}',
  },
  noName: { id: 'addPlayers.noName', defaultMessage: 'This line holds no name and is left out.' },
  addCount: { id: 'addPlayers.addCount', defaultMessage: 'Add {count, plural, one {# player} other {# players}}' },
  adding: { id: 'addPlayers.adding', defaultMessage: 'Adding' },
  nothing: { id: 'addPlayers.nothing', defaultMessage: 'No name is in there.' },
  knownTitle: { id: 'addPlayers.knownTitle', defaultMessage: 'Choose known players' },
  knownFind: { id: 'addPlayers.knownFind', defaultMessage: 'Find a name' },
  knownNone: { id: 'addPlayers.knownNone', defaultMessage: 'Nobody of that name, or entered already.' },
});

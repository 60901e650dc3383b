import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  open: {
    id: 'import.open',
    defaultMessage: 'Import a file',
    description: 'Button that opens a dialog to read a file from a spreadsheet.',
  },
  title: {
    id: 'import.title',
    defaultMessage: 'Import {kind, select, locations {locations} teams {teams} other {players}}',
  },
  lead: {
    id: 'import.lead',
    defaultMessage:
      'Save your spreadsheet as CSV, or copy its rows with the headings and paste them here. You see everything before it is saved.',
  },
  paste: { id: 'import.paste', defaultMessage: 'Rows with headings' },
  waits: {
    id: 'import.waits',
    defaultMessage: 'The season is being played: new players may play {days, plural, one {# day} other {# days}} after their first day.',
  },
  file: { id: 'import.file', defaultMessage: 'Choose a CSV file' },
  check: { id: 'import.check', defaultMessage: 'Check' },
  columnsRead: {
    id: 'import.columnsRead',
    defaultMessage: 'Columns that are read: {fields}.',
    description: 'Before names of columns, such as Name, Team.',
  },
  form: {
    id: 'import.form',
    defaultMessage:
      '{field, select, evenings {Evenings: one or more days, such as “Wed, Fri”, “Wednesday and Friday” or “3, 5” (1 is Monday).} weekday {Home evening: one day, such as “Fri”, “Friday” or “5” (1 is Monday).} time {Starting time: such as “19:30”, “19.30” or “20:00”.} time_zone {Time zone: such as “Europe/Brussels”.} other {Days: such as “4/9/2026” or “2026-09-04”, the day before the month.}}',
    description: 'How a value of a column of a file can be written. Use examples that people write in this language.',
  },
  ignored: {
    id: 'import.ignored',
    defaultMessage: 'Not imported: {columns}. Say below what these columns hold, if they matter.',
    description: 'Headings of columns of a file.',
  },
  columns: { id: 'import.columns', defaultMessage: 'What the columns hold' },
  columnOf: {
    id: 'import.columnOf',
    defaultMessage: '{heading}: {sample}',
    description: 'The heading of a column and its first value.',
  },
  notRead: { id: 'import.notRead', defaultMessage: 'Do not import' },
  field: {
    id: 'import.field',
    defaultMessage:
      '{field, select, name {Name} first_name {First name} address {Address} time_zone {Time zone} boards {Boards} evenings {Evenings} short {Short name} club {Club} group {Division} level {Level} location {Location} weekday {Home evening} time {Starting time} captain_name {Captain} captain_email {E-mail of the captain} captain_phone {Phone of the captain} number {Number} team {Team} email {E-mail} born_on {Date of birth} active_from {Plays from} class {Class} other {Vice-captain}}',
    description: 'A column of a file.',
  },
  summary: {
    id: 'import.summary',
    defaultMessage:
      '{added, plural, =0 {Nothing new} one {# new} other {# new}}{known, plural, =0 {} one {, # known already} other {, # known already}}{wrong, plural, =0 {} one {, # with a problem} other {, # with a problem}}',
    description: 'How many rows of a file are new, there already, or wrong.',
  },
  fixFirst: {
    id: 'import.fixFirst',
    defaultMessage: 'Correct the file and choose it again. Nothing is saved while a row has a problem.',
  },
  newGroups: {
    id: 'import.newGroups',
    defaultMessage: '{count, plural, one {A new division: {names}} other {# new divisions: {names}}}',
  },
  structure: { id: 'import.structure', defaultMessage: 'How their matches are played' },
  structureHint: { id: 'import.structureHint', defaultMessage: 'You can change it later for each division.' },
  choose: { id: 'import.choose', defaultMessage: 'Choose' },
  chooseStructure: { id: 'import.chooseStructure', defaultMessage: 'Choose how the matches are played.' },
  line: { id: 'import.line', defaultMessage: 'Row {line}' },
  problem: {
    id: 'import.problem',
    defaultMessage:
      '{field}: {code, select, missing {missing} invalid {cannot be read} toolong {too long or too high} unknown {does not exist} ambiguous {several have this name} repeated {twice in the file} taken {belongs to somebody else} full {full} otherteam {plays for another team} other {rosters are closed on that day}}',
    description: 'What is wrong with a value of a row, such as “Home evening: cannot be read”.',
  },
  rows: { id: 'import.rows', defaultMessage: 'Rows of the file' },
  contents: { id: 'import.contents', defaultMessage: 'What is read', description: 'Head of a column with the values of a row.' },
  value: {
    id: 'import.value',
    defaultMessage: '{field}: {text}',
    description: 'The name of a column, and a value: “Starting time: 20:00”.',
  },
  cell: {
    id: 'import.cell',
    defaultMessage: 'In the file: {text}',
    description: 'The text of the cell with a problem, such as “someday” in the column of weekdays.',
  },
  differs: {
    id: 'import.differs',
    defaultMessage: 'Known already. The file differs: {fields}. The import changes nothing.',
    description: 'Before names of columns.',
  },
  similar: { id: 'import.similar', defaultMessage: 'New, but similar to {name}' },
  more: { id: 'import.more', defaultMessage: '{count, plural, one {and # more row} other {and # more rows}}' },
  add: {
    id: 'import.add',
    defaultMessage:
      '{kind, select, locations {Add {count, plural, one {# location} other {# locations}}} teams {Add {count, plural, one {# team} other {# teams}}} other {Add {count, plural, one {# player} other {# players}}}}',
  },
  done: {
    id: 'import.done',
    defaultMessage:
      '{kind, select, locations {{count, plural, one {# location added} other {# locations added}}} teams {{count, plural, one {# team added} other {# teams added}}} other {{count, plural, one {# player added} other {# players added}}}}',
  },
  unreadable: {
    id: 'import.unreadable',
    defaultMessage:
      '{code, select, norows {The file has no rows below its headings.} toomanyrows {The file has more than {most} rows. Divide it.} repeated {Two columns hold the same.} hasproblems {A row has a problem now. Check the file again.} other {The file cannot be read. Save it as CSV.}}',
  },
  noName: { id: 'import.noName', defaultMessage: 'No column holds names. Choose it below.' },
});

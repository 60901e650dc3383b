import { defineMessages } from '@oche/i18n/messages';

/** Names and help of the fields that new and existing seasons share, and the form of a new season. */
export const messages = defineMessages({
  nameHint: { id: 'seasonForm.nameHint', defaultMessage: 'Usually the two years, such as 2026–2027.' },
  nameTaken: { id: 'seasonForm.nameTaken', defaultMessage: 'Another season has this name. Choose another.' },
  nameTakenBy: {
    id: 'seasonForm.nameTakenBy',
    defaultMessage: 'There is a season {name} already, from {from} to {to}. Choose another name.',
    description: 'The name and the days of a season.',
  },
  startsOn: { id: 'seasonForm.startsOn', defaultMessage: 'First day' },
  endsOn: { id: 'seasonForm.endsOn', defaultMessage: 'Last day' },
  dayMissing: { id: 'seasonForm.dayMissing', defaultMessage: 'Enter a day.' },
  beforeStart: { id: 'seasonForm.beforeStart', defaultMessage: 'The last day is before the first day.' },
  tooShort: { id: 'seasonForm.tooShort', defaultMessage: 'A season lasts at least six days.' },
  tooLong: { id: 'seasonForm.tooLong', defaultMessage: 'A season lasts at most three years.' },
  copiedFrom: { id: 'seasonForm.copiedFrom', defaultMessage: 'Rules' },
  copiedFromHint: { id: 'seasonForm.copiedFromHint', defaultMessage: 'You can change them later. Matches and results are never copied.' },
  sameAs: { id: 'seasonForm.sameAs', defaultMessage: 'As in {name}', description: 'The rules of another season, such as 2026–2027.' },
  usualRules: { id: 'seasonForm.usualRules', defaultMessage: 'The usual rules' },
  holidays: { id: 'seasonForm.holidays', defaultMessage: 'Days without matches' },
  holidaysHint: {
    id: 'seasonForm.holidaysHint',
    defaultMessage: 'No match is planned on these days. Other days can be blocked later, where the matches are planned.',
  },
  holiday: {
    id: 'seasonForm.holiday',
    defaultMessage: '{name, select, christmas {Christmas} other {New Year}}',
    description: 'A holiday on which nobody plays.',
  },
  holidayDays: { id: 'seasonForm.holidayDays', defaultMessage: '{name}, {from} to {to}', description: 'A holiday with its days.' },
  create: { id: 'seasonForm.create', defaultMessage: 'Create season' },
  created: { id: 'seasonForm.created', defaultMessage: 'Season {name} created. Only the organisers see it.' },
});

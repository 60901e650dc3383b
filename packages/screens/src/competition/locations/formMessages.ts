import { defineMessages } from '@oche/i18n/messages';

/** The form of a location in the league. */
export const messages = defineMessages({
  everyEveningHint: { id: 'leagueLocation.everyEveningHint', defaultMessage: 'With all boards.' },
  someEvenings: { id: 'leagueLocation.someEvenings', defaultMessage: 'Only on some weekdays' },
  someEveningsHint: { id: 'leagueLocation.someEveningsHint', defaultMessage: 'The plan puts no match on the other days.' },
  noneOpen: { id: 'leagueLocation.noneOpen', defaultMessage: 'Choose at least one weekday.' },
  eveningBoards: { id: 'leagueLocation.eveningBoards', defaultMessage: 'Not more boards than the location has.' },
  from: { id: 'leagueLocation.from', defaultMessage: 'From', description: 'The time at which a location opens.' },
  to: { id: 'leagueLocation.to', defaultMessage: 'Until', description: 'The time at which a location closes.' },
});

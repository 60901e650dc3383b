import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  settings: { id: 'tournamentSettings.settings', defaultMessage: 'Settings' },
  starts: { id: 'tournamentSettings.starts', defaultMessage: 'Starts' },
  groups: {
    id: 'tournamentSettings.groups',
    defaultMessage: '{kind, select, count {{number, plural, one {# group} other {# groups}}} other {Groups of {number}}}, {format}',
  },
  method: {
    id: 'tournamentSettings.method',
    defaultMessage:
      '{method, select, random {At random} seeded {Seeds at the top of the groups} pots {Seeded, by pots} other {Seeded, snaking through the groups}}{apart, select, true {, club-mates kept apart} other {}}',
  },
  methodHead: { id: 'tournamentSettings.methodHead', defaultMessage: 'How it is drawn' },
  thirdPlace: { id: 'tournamentSettings.thirdPlace', defaultMessage: '{format}, with a game for third place' },
  rest: { id: 'tournamentSettings.rest', defaultMessage: 'Rest between games' },
  minutes: { id: 'tournamentSettings.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  minutesUnit: { id: 'tournamentSettings.minutesUnit', defaultMessage: 'min' },
  restHint: {
    id: 'tournamentSettings.restHint',
    defaultMessage: 'Nobody is called until this much time has passed since their last game.',
  },
  restWrong: { id: 'tournamentSettings.restWrong', defaultMessage: 'Enter a whole number from 0 to 120.' },
  places: { id: 'tournamentSettings.places', defaultMessage: 'Places' },
  placesHint: { id: 'tournamentSettings.placesHint', defaultMessage: 'Later entries go on the waiting list. Leave empty for no limit.' },
  placesWrong: { id: 'tournamentSettings.placesWrong', defaultMessage: 'Enter a whole number from 2 to 1,024.' },
  noLimit: { id: 'tournamentSettings.noLimit', defaultMessage: 'No limit' },
  visibility: { id: 'tournamentSettings.visibility', defaultMessage: 'Who sees it' },
  visible: {
    id: 'tournamentSettings.visible',
    defaultMessage: '{visibility, select, public {Everybody} unlisted {Anyone with the link} other {Only the club}}',
  },
  date: { id: 'tournamentSettings.date', defaultMessage: 'Date' },
  time: { id: 'tournamentSettings.time', defaultMessage: 'Time' },
  editTitle: { id: 'tournamentSettings.editTitle', defaultMessage: 'Edit settings' },
  planTitle: { id: 'tournamentSettings.planTitle', defaultMessage: 'How it is played' },
  changePlan: { id: 'tournamentSettings.changePlan', defaultMessage: 'Change how it is played' },
  planStays: { id: 'tournamentSettings.planStays', defaultMessage: 'This can no longer be changed, because the draw has been made.' },
  description: { id: 'tournamentSettings.description', defaultMessage: 'What players should know' },
  nameMissing: { id: 'tournamentSettings.nameMissing', defaultMessage: 'A tournament needs a name.' },
  startMissing: { id: 'tournamentSettings.startMissing', defaultMessage: 'Enter the date and time it starts.' },
});

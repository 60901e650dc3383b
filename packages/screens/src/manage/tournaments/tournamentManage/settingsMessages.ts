import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  settings: { id: 'tournamentManage.settings.settings', defaultMessage: 'Settings' },
  copy: { id: 'tournamentManage.settings.copy', defaultMessage: 'Copy for another evening' },
  starts: { id: 'tournamentManage.settings.starts', defaultMessage: 'Starts' },
  groups: {
    id: 'tournamentManage.settings.groups',
    defaultMessage: '{kind, select, count {{number, plural, one {# group} other {# groups}}} other {Groups of {number}}}, {format}',
  },
  swiss: {
    id: 'tournamentManage.settings.swiss',
    defaultMessage: '{rounds, plural, one {# round} other {# rounds}}, {format}',
  },
  method: {
    id: 'tournamentManage.settings.method',
    defaultMessage:
      '{method, select, random {At random} seeded {Seeds at the top of the groups} pots {Seeded, by pots} other {Seeded, snaking through the groups}}{apart, select, true {, club-mates kept apart} other {}}',
  },
  methodHead: { id: 'tournamentManage.settings.methodHead', defaultMessage: 'How it is drawn' },
  thirdPlace: { id: 'tournamentManage.settings.thirdPlace', defaultMessage: '{format}, with a game for third place' },
  rest: { id: 'tournamentManage.settings.rest', defaultMessage: 'Rest between games' },
  minutes: { id: 'tournamentManage.settings.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  minutesUnit: { id: 'tournamentManage.settings.minutesUnit', defaultMessage: 'min' },
  restHint: {
    id: 'tournamentManage.settings.restHint',
    defaultMessage: 'Nobody is called until this much time has passed since their last game.',
  },
  restInvalid: { id: 'tournamentManage.settings.restInvalid', defaultMessage: 'Enter a whole number from 0 to 120.' },
  places: { id: 'tournamentManage.settings.places', defaultMessage: 'Places' },
  placesHint: {
    id: 'tournamentManage.settings.placesHint',
    defaultMessage: 'Later entries go on the waiting list. Leave empty for no limit.',
  },
  placesInvalid: { id: 'tournamentManage.settings.placesInvalid', defaultMessage: 'Enter a whole number from 2 to 1,024.' },
  noLimit: { id: 'tournamentManage.settings.noLimit', defaultMessage: 'No limit' },
  visibility: { id: 'tournamentManage.settings.visibility', defaultMessage: 'Who sees it' },
  visible: {
    id: 'tournamentManage.settings.visible',
    defaultMessage: '{visibility, select, public {Everybody} unlisted {Anyone with the link} other {Only the club}}',
  },
  rankings: { id: 'tournamentManage.settings.rankings', defaultMessage: 'Counts for' },
  rankingsTooMany: { id: 'tournamentManage.settings.rankingsTooMany', defaultMessage: 'A tournament counts for at most ten rankings.' },
  date: { id: 'tournamentManage.settings.date', defaultMessage: 'Date' },
  time: { id: 'tournamentManage.settings.time', defaultMessage: 'Time' },
  editTitle: { id: 'tournamentManage.settings.editTitle', defaultMessage: 'Edit settings' },
  planTitle: { id: 'tournamentManage.settings.planTitle', defaultMessage: 'How it is played' },
  changePlan: { id: 'tournamentManage.settings.changePlan', defaultMessage: 'Change how it is played' },
  planStays: {
    id: 'tournamentManage.settings.planStays',
    defaultMessage: 'This can no longer be changed, because the draw has been made.',
  },
  description: { id: 'tournamentManage.settings.description', defaultMessage: 'What players should know' },
  nameMissing: { id: 'tournamentManage.settings.nameMissing', defaultMessage: 'A tournament needs a name.' },
  startMissing: { id: 'tournamentManage.settings.startMissing', defaultMessage: 'Enter the date and time it starts.' },
});

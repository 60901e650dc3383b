import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  when: { id: 'event.when', defaultMessage: '{day}, {time}' },
  whenHead: { id: 'event.whenHead', defaultMessage: 'When' },
  timeZone: { id: 'event.timeZone', defaultMessage: 'Time zone: {zone}', description: 'The zone of the hall: "Time in Europe/Brussels".' },
  whereHead: { id: 'event.whereHead', defaultMessage: 'Where' },
  boardCount: { id: 'event.boardCount', defaultMessage: '{count, plural, one {# board} other {# boards}}' },
  noLocation: { id: 'event.noLocation', defaultMessage: 'Venue to be announced' },
  tournaments: { id: 'event.tournaments', defaultMessage: 'Tournaments' },
  none: { id: 'event.none', defaultMessage: 'No tournaments announced yet.' },
  state: { id: 'event.state', defaultMessage: 'Status' },
  onNow: { id: 'event.onNow', defaultMessage: 'On now: {tournament}' },
  onNowAlone: { id: 'event.onNowAlone', defaultMessage: 'On now' },
  toTournament: { id: 'event.toTournament', defaultMessage: 'Go to the tournament' },
  nothingOn: { id: 'event.nothingOn', defaultMessage: 'No games on at the moment.' },
});

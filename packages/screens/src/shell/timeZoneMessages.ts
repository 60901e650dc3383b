import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  timeZone: { id: 'manage.timeZone', defaultMessage: 'Time zone' },
  timeZoneHint: { id: 'manage.timeZoneHint', defaultMessage: 'Times of games are told on the clock of this place.' },
});

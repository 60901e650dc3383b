import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  timeZone: { id: 'manage.timeZone', defaultMessage: 'Time zone' },
  timeZoneHint: { id: 'manage.timeZoneHint', defaultMessage: 'Game times are shown in this place’s local time.' },
});

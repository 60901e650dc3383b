import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  timeZone: { id: 'manage.timeZone', defaultMessage: 'Time zone' },
  zoneMissing: { id: 'manage.zoneMissing', defaultMessage: 'Choose the time zone of your club.' },
  chooseZone: { id: 'manage.chooseZone', defaultMessage: 'Choose a city' },
  timeZoneHint: { id: 'manage.timeZoneHint', defaultMessage: 'Game times are shown in this place’s local time.' },
});

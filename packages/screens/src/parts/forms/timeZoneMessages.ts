import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  timeZone: { id: 'timeZone.timeZone', defaultMessage: 'Time zone' },
  zoneMissing: { id: 'timeZone.zoneMissing', defaultMessage: 'Choose the time zone of your club.' },
  chooseZone: { id: 'timeZone.chooseZone', defaultMessage: 'Choose a city' },
  timeZoneHint: { id: 'timeZone.timeZoneHint', defaultMessage: 'Game times are shown in this place’s local time.' },
});

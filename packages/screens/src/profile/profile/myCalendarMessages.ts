import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'profile.calendarTitle', defaultMessage: 'Calendar' },
  text: {
    id: 'profile.calendarText',
    defaultMessage: 'The matches of the teams that you play for or captain, in the calendar of your phone or computer.',
  },
  secret: {
    id: 'profile.calendarSecret',
    defaultMessage: 'The address is secret: everybody who has it sees when and where you play. It is shown only once.',
  },
  existing: {
    id: 'profile.calendarExisting',
    defaultMessage: 'You created an address on {date}. If you create another, the former one stops working.',
  },
  create: { id: 'profile.calendarCreate', defaultMessage: 'Create address' },
  end: { id: 'profile.calendarEnd', defaultMessage: 'End the address' },
  ended: { id: 'profile.calendarEnded', defaultMessage: 'The address has ended' },
});

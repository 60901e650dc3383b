import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  subscribe: { id: 'calendarLink.subscribe', defaultMessage: 'Subscribe to calendar' },
  means: {
    id: 'calendarLink.means',
    defaultMessage:
      'All matches appear in your own calendar. If a match moves or is cancelled, your calendar follows, usually within a day.',
  },
  open: { id: 'calendarLink.open', defaultMessage: 'Open in calendar app' },
  google: { id: 'calendarLink.google', defaultMessage: 'Add to Google Calendar' },
  address: { id: 'calendarLink.address', defaultMessage: 'Or add this address to your calendar program:' },
  copy: { id: 'calendarLink.copy', defaultMessage: 'Copy address' },
  copied: { id: 'calendarLink.copied', defaultMessage: 'Address copied' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  open: { id: 'people.open', defaultMessage: 'Open the list' },
  clear: { id: 'people.clear', defaultMessage: 'Clear' },
  remove: { id: 'people.remove', defaultMessage: 'Remove {name}' },
  none: { id: 'people.none', defaultMessage: 'Nobody by that name.' },
  more: {
    id: 'people.more',
    defaultMessage: '{count, plural, one {# more player} other {# more players}}: type part of the name.',
  },
  found: { id: 'people.found', defaultMessage: '{count, plural, =0 {Nobody found} one {# found} other {# found}}' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Labels of a field that searches a list. */
export const messages = defineMessages({
  open: { id: 'searchList.open', defaultMessage: 'Open the list' },
  clear: { id: 'searchList.clear', defaultMessage: 'Clear' },
  none: { id: 'searchList.none', defaultMessage: 'Nothing by that name.' },
  more: { id: 'searchList.more', defaultMessage: '{count, plural, one {# more} other {# more}}: type a part of the name.' },
  found: { id: 'searchList.found', defaultMessage: '{count, plural, =0 {Nothing found} one {# found} other {# found}}' },
});

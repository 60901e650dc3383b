import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'tabletMode.title', defaultMessage: 'Tablet mode' },
  text: {
    id: 'tabletMode.text',
    defaultMessage:
      'This device then shows its board and nothing else, and whoever is logged in here is logged out. Five taps on the logo at the top left end it.',
  },
  turnOn: { id: 'tabletMode.turnOn', defaultMessage: 'Turn on tablet mode' },
  logo: { id: 'tabletMode.logo', defaultMessage: 'Leave tablet mode: tap five times' },
  left: {
    id: 'tabletMode.left',
    defaultMessage: '{count, plural, one {# more tap ends tablet mode} other {# more taps end tablet mode}}',
  },
});

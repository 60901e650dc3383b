import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Next-level darts tournament platform' },
  description: {
    id: 'home.description',
    defaultMessage: 'Draw it, call it, score it, print it. From a Friday evening on eight boards to a season of four divisions.',
  },
});

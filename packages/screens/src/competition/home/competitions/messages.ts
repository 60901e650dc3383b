import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'competitions.title', defaultMessage: 'Competitions' },
  description: { id: 'competitions.description', defaultMessage: 'The competitions that you organise, or that you are a captain in.' },
  role: {
    id: 'competitions.role',
    defaultMessage: '{role, select, admin {Administrator} editor {Organiser} captain {Captain} other {–}}',
    description: 'What the user is in a competition.',
  },
  none: {
    id: 'competitions.none',
    defaultMessage:
      'You do not organise a competition, and you are not a captain in one. Those who run this server create competitions and add their organisers: ask them, and say which e-mail address your account has. Captains are added by the organisers.',
  },
});

import { defineMessages } from '@oche/i18n/messages';
import type { SiteSection } from '../SiteText.tsx';

export const messages = defineMessages({
  description: { id: 'termsOfService.description', defaultMessage: 'What you may do here, and what those who run this site promise.' },
  what: { id: 'termsOfService.what', defaultMessage: 'What this is' },
  whatText: {
    id: 'termsOfService.whatText',
    defaultMessage:
      'A place to run darts tournaments, to play in them and to follow them. What an organiser asks for in the hall, such as an entry fee, is between you and the organiser.',
  },
  account: { id: 'termsOfService.account', defaultMessage: 'Your account' },
  accountText: {
    id: 'termsOfService.accountText',
    defaultMessage: 'It is yours alone: keep the password to yourself. Play under a name that others know you by.',
  },
  fair: { id: 'termsOfService.fair', defaultMessage: 'Fair play' },
  fairText: {
    id: 'termsOfService.fairText',
    defaultMessage:
      'Write down what was thrown. An organiser may take back a result that was made up, and an account that does harm may be locked.',
  },
  yours: { id: 'termsOfService.yours', defaultMessage: 'What you write' },
  yoursText: {
    id: 'termsOfService.yoursText',
    defaultMessage: 'Names, descriptions and pictures that you put here must be yours to use, and must not hurt anybody.',
  },
  promise: { id: 'termsOfService.promise', defaultMessage: 'No promise' },
  promiseText: {
    id: 'termsOfService.promiseText',
    defaultMessage: 'Those who run this site do what they can to keep it running and to keep what is in it. They cannot promise either.',
  },
});

export const sections: readonly SiteSection[] = [
  { heading: messages.what, text: messages.whatText },
  { heading: messages.account, text: messages.accountText },
  { heading: messages.fair, text: messages.fairText },
  { heading: messages.yours, text: messages.yoursText },
  { heading: messages.promise, text: messages.promiseText },
];

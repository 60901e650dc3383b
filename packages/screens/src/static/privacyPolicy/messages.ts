import { defineMessages } from '@oche/i18n/messages';
import type { SiteSection } from '../SiteText.tsx';

export const messages = defineMessages({
  description: { id: 'privacyPolicy.description', defaultMessage: 'What is kept about you, what for, and what you can do about it.' },
  kept: { id: 'privacyPolicy.kept', defaultMessage: 'What is kept' },
  keptText: {
    id: 'privacyPolicy.keptText',
    defaultMessage:
      'Your name, your e-mail address, the language that you chose, and your password in a form that nobody can read. The games that you play are kept with their tournament: every visit, whose it was and when.',
  },
  why: { id: 'privacyPolicy.why', defaultMessage: 'What for' },
  whyText: {
    id: 'privacyPolicy.whyText',
    defaultMessage:
      'To run tournaments, to show results and statistics, and to send the e-mails you ask for. Nothing is sold, nothing is shown to advertisers, and nobody counts your clicks.',
  },
  who: { id: 'privacyPolicy.who', defaultMessage: 'Who sees it' },
  whoText: {
    id: 'privacyPolicy.whoText',
    defaultMessage:
      'Names, results and averages of public tournaments are public, as the scoreboard in the hall is. Your e-mail address is seen by you and by those who run this site.',
  },
  device: { id: 'privacyPolicy.device', defaultMessage: 'On your device' },
  deviceText: {
    id: 'privacyPolicy.deviceText',
    defaultMessage:
      'A cookie keeps you logged in, another one keeps your language. Your settings, and visits that are still to be sent, are kept on the device itself.',
  },
  calls: { id: 'privacyPolicy.calls', defaultMessage: 'Calls on your phone' },
  callsText: {
    id: 'privacyPolicy.callsText',
    defaultMessage:
      'If you turn them on, this site keeps the address at which your browser takes messages, and whose calls you want. Both are deleted when you turn them off, and at the latest a day after the tournament or when you log out. The messages pass through a service of the browser’s maker, who cannot read them, and they name nobody.',
  },
  long: { id: 'privacyPolicy.long', defaultMessage: 'How long' },
  longText: {
    id: 'privacyPolicy.longText',
    defaultMessage:
      'For as long as you have an account. You can delete it in your settings, and choose there whether your name stays with your results.',
  },
  rights: { id: 'privacyPolicy.rights', defaultMessage: 'Your rights' },
  rightsText: {
    id: 'privacyPolicy.rightsText',
    defaultMessage: 'You can ask what is kept about you, have it corrected and have it deleted. Write to whoever runs this site.',
  },
});

export const sections: readonly SiteSection[] = [
  { heading: messages.kept, text: messages.keptText },
  { heading: messages.why, text: messages.whyText },
  { heading: messages.who, text: messages.whoText },
  { heading: messages.device, text: messages.deviceText },
  { heading: messages.calls, text: messages.callsText },
  { heading: messages.long, text: messages.longText },
  { heading: messages.rights, text: messages.rightsText },
];

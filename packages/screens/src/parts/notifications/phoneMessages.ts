import { defineMessages } from '@oche/i18n/messages';

/** Texts about messages that a device shows while no page is open. */
export const phoneMessages = defineMessages({
  turnOn: { id: 'phoneCalls.turnOn', defaultMessage: 'Notify this device' },
  turningOn: { id: 'phoneCalls.turningOn', defaultMessage: 'Turning on…' },
  about: {
    id: 'phoneCalls.about',
    defaultMessage: 'It shows calls to play or to mark, also while this page is closed.',
  },
  on: { id: 'phoneCalls.on', defaultMessage: 'This device shows calls' },
  turnOff: { id: 'phoneCalls.turnOff', defaultMessage: 'Turn off' },
  turningOff: { id: 'phoneCalls.turningOff', defaultMessage: 'Turning off…' },
  denied: {
    id: 'phoneCalls.denied',
    defaultMessage: 'Notifications of this site are blocked. Allow them in the settings of your browser, then load this page again.',
  },
  unsupported: { id: 'phoneCalls.unsupported', defaultMessage: 'This browser cannot show calls while the page is closed.' },
  homeScreen: {
    id: 'phoneCalls.homeScreen',
    defaultMessage:
      'To get calls on an iPhone or iPad, add this page to the home screen: tap “Share”, then “Add to Home Screen”. Then open it from there.',
    description: 'The names in quotes are those of iOS.',
  },
  tooMany: { id: 'phoneCalls.tooMany', defaultMessage: 'Too many devices show these calls already.' },
  failed: {
    id: 'phoneCalls.failed',
    defaultMessage: 'The browser could not turn notifications on. Check the network and try again.',
  },
});

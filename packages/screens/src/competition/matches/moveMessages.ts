import { defineMessages } from '@oche/i18n/messages';

/** Texts of the dialog in which an organiser gives a match another evening. */
export const messages = defineMessages({
  move: { id: 'teamMatchMove.move', defaultMessage: 'Change the evening' },
  date: { id: 'teamMatchMove.date', defaultMessage: 'Day' },
  time: { id: 'teamMatchMove.time', defaultMessage: 'Time' },
  missing: { id: 'teamMatchMove.missing', defaultMessage: 'Enter a day and a time.' },
  outsideSeason: { id: 'teamMatchMove.outsideSeason', defaultMessage: 'This day is outside the season.' },
  means: { id: 'teamMatchMove.means', defaultMessage: 'Captains and players get a message.' },
  meansLater: { id: 'teamMatchMove.meansLater', defaultMessage: 'The season is not running yet, so nobody gets a message.' },
  full: {
    id: 'teamMatchMove.full',
    defaultMessage: 'The location has no board free that evening. Choose another evening, or give a reason to play anyway.',
  },
  notFree: {
    id: 'teamMatchMove.notFree',
    defaultMessage:
      'A team plays on this or the neighbouring evening, or the day is blocked. Choose another evening, or give a reason to play anyway.',
  },
  moved: { id: 'teamMatchMove.moved', defaultMessage: 'The match has its new evening' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  format: {
    id: 'tournamentText.format',
    defaultMessage: '{start}, {kind, select, groups {groups} both {groups and knockout} knockout {knockout} other {to be decided}}',
    description: 'How a tournament is played, in a list: "501, groups and knockout". open: not decided yet.',
  },
  status: {
    id: 'tournamentText.status',
    defaultMessage:
      '{status, select, draft {Draft} registration {Registration open} checkin {Check-in} finished {Finished} cancelled {Cancelled} other {Live}}',
  },
  places: { id: 'tournamentText.places', defaultMessage: '{entries} of {places}', description: 'Players entered of places: "28 of 32".' },
});

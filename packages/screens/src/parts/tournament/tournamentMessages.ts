import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  format: {
    id: 'tournamentText.format',
    defaultMessage: '{start}, {kind}',
    description: 'How a tournament is played, in a list: "501, groups and knockout".',
  },
  formatOfPairs: { id: 'tournamentText.formatOfPairs', defaultMessage: '{start}, pairs, {kind}' },
  kind: {
    id: 'tournamentText.kind',
    defaultMessage:
      '{kind, select, groups {groups} both {groups and knockout} knockout {knockout} double {double elimination} second {knockout with a second chance} swiss {Swiss system} swissBoth {Swiss system and knockout} other {to be decided}}',
    description: 'Within a list, so in lower case where the language allows it. other: not decided yet.',
  },
  status: {
    id: 'tournamentText.status',
    defaultMessage:
      '{status, select, draft {Draft} registration {Registration open} checkin {Check-in} finished {Finished} cancelled {Cancelled} other {Live}}',
  },
  places: { id: 'tournamentText.places', defaultMessage: '{entries} of {places}', description: 'Players entered of places: "28 of 32".' },
});

import { defineMessages } from '@oche/i18n/messages';

/** The reasons why a marker calls the organiser, shown to both of them. */
export const callMessages = defineMessages({
  help: { id: 'boardCall.help', defaultMessage: 'Help needed', description: 'A marker has called the organiser to the board.' },
  absent: { id: 'boardCall.absent', defaultMessage: '{name} is absent' },
  retires: {
    id: 'boardCall.retires',
    defaultMessage: '{name} retires',
    description: 'The player gives up the game, e.g. after an injury.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionGroups.description', defaultMessage: 'The divisions of {name}: the best teams and the next matchday.' },
  next: {
    id: 'competitionGroups.next',
    defaultMessage: 'Matchday {number}: {from} to {to}',
    description: 'The days of the next matchday: "Matchday 10: Mon 23 Nov to Sun 29 Nov".',
  },
  none: { id: 'competitionGroups.none', defaultMessage: 'There are no divisions yet. They appear here once the fixtures are published.' },
});

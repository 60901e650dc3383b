import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'competitionCupStandings.title', defaultMessage: '{cup}: standings' },
  description: { id: 'competitionCupStandings.description', defaultMessage: 'How far each team has come in {cup} of {name}.' },
  reached: {
    id: 'competitionCupStandings.reached',
    defaultMessage: 'Reached',
    description: 'Head of a column: the round a team has reached.',
  },
  champion: { id: 'competitionCupStandings.champion', defaultMessage: 'Winner' },
  stillIn: {
    id: 'competitionCupStandings.stillIn',
    defaultMessage: 'Still in',
    description: 'A team that waits for the draw of the next round.',
  },
  out: { id: 'competitionCupStandings.out', defaultMessage: 'Out', description: 'A team that withdrew before its first match.' },
});

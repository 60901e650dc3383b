import { defineMessages } from '@oche/i18n/messages';

/** Texts of the correction of a score that was entered without games. */
export const messages = defineMessages({
  correct: { id: 'correctScore.correct', defaultMessage: 'Correct result' },
  means: { id: 'correctScore.means', defaultMessage: 'The sheet shows the correction with your reason. Both captains get it.' },
  pointsOf: { id: 'correctScore.pointsOf', defaultMessage: 'Games, {team}' },
  legsOf: { id: 'correctScore.legsOf', defaultMessage: 'Legs, {team}' },
  number: { id: 'correctScore.number', defaultMessage: 'Enter a number.' },
  impossible: { id: 'correctScore.impossible', defaultMessage: 'A match of this division has fewer games.' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of a score without games, and of its correction. */
export const messages = defineMessages({
  correct: { id: 'correctScore.correct', defaultMessage: 'Correct result' },
  means: { id: 'correctScore.means', defaultMessage: 'The sheet shows the correction with your reason. Both captains get it.' },
  pointsOf: { id: 'correctScore.pointsOf', defaultMessage: 'Games, {team}' },
  legsOf: { id: 'correctScore.legsOf', defaultMessage: 'Legs, {team}' },
  wholeNumber: { id: 'correctScore.wholeNumber', defaultMessage: 'Enter a whole number.' },
  number: { id: 'correctScore.number', defaultMessage: 'Enter a number.' },
  impossible: {
    id: 'correctScore.impossible',
    defaultMessage: 'This score is not possible. Together, the teams win at most {count} games in a match of this division.',
  },
  level: { id: 'correctScore.level', defaultMessage: 'A level match goes on with a deciding game. Enter the score after it.' },
  enter: { id: 'correctScore.enter', defaultMessage: 'Enter only the score' },
  enterMeans: {
    id: 'correctScore.enterMeans',
    defaultMessage:
      'For a match of which you only know the final score. It counts in the table once it is confirmed, but gives no games, averages or standings of players. You can still enter the games later: the score then comes from them.',
  },
  record: { id: 'correctScore.record', defaultMessage: 'Save score' },
  ifKnown: { id: 'correctScore.ifKnown', defaultMessage: 'If you know them' },
});

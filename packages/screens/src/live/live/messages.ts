import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'live.description', defaultMessage: '{game}, {tournament}: every visit, live.' },
  stageOnBoard: { id: 'live.stageOnBoard', defaultMessage: '{stage}, board {number}' },
  onBoard: { id: 'live.onBoard', defaultMessage: 'Board {number}' },
  share: { id: 'live.share', defaultMessage: 'Share' },
  notBegun: { id: 'live.notBegun', defaultMessage: 'Not started yet' },
  calledTo: { id: 'live.calledTo', defaultMessage: 'Called to board {number}. The score appears here after the first visit.' },
  expected: { id: 'live.expected', defaultMessage: 'Expected at about {time}. The score appears here after the first visit.' },
  waits: { id: 'live.waits', defaultMessage: 'The score appears here after the first visit.' },
  visitsOfLeg: { id: 'live.visitsOfLeg', defaultMessage: 'Visits, leg {leg}' },
  legTime: { id: 'live.legTime', defaultMessage: 'Leg {leg}, {minutes, plural, one {# minute} other {# minutes}}' },
  canFinishWith: { id: 'live.canFinishWith', defaultMessage: 'To throw, can finish with' },
  throwsNow: { id: 'live.throwsNow', defaultMessage: '{name} to throw' },
  nextTimeDarts: { id: 'live.nextTimeDarts', defaultMessage: 'Next visit, {count, plural, one {# dart} other {# darts}}' },
  maybeOld: { id: 'live.maybeOld', defaultMessage: 'The score may be out of date. It will update automatically.' },
});

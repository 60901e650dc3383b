import { defineMessages } from '@oche/i18n/messages';

/** Sentences about matches and evenings: what breaks a rule, what is against a wish. */
export const messages = defineMessages({
  match: { id: 'fixturePlan.match', defaultMessage: '{home} v {away}', description: 'A match of two teams, home first.' },
  matchOn: { id: 'fixturePlan.matchOn', defaultMessage: '{match}, {when}', description: 'A match and when it is played.' },
  noEvening: { id: 'fixturePlan.noEvening', defaultMessage: 'no evening', description: 'A match has no date yet.' },
  free: { id: 'fixturePlan.free', defaultMessage: 'Free', description: 'An evening on which a match can be played.' },
  freeNow: { id: 'fixturePlan.freeNow', defaultMessage: 'Now', description: 'The evening on which a match is planned at the moment.' },
  closed: { id: 'fixturePlan.closed', defaultMessage: 'Closed', description: 'The location has no boards on this weekday.' },
  full: {
    id: 'fixturePlan.full',
    defaultMessage:
      'Full: {boards, plural, one {# board} other {# boards}}, {matches, plural, one {# other match} other {# other matches}}',
  },
  blocked: { id: 'fixturePlan.blocked', defaultMessage: 'Blocked' },
  blockedBecause: { id: 'fixturePlan.blockedBecause', defaultMessage: 'Blocked: {reason}' },
  sameEvening: { id: 'fixturePlan.sameEvening', defaultMessage: '{team} plays {match} that evening' },
  consecutive: { id: 'fixturePlan.consecutive', defaultMessage: '{team} plays {match} the evening before or after' },
  sameMatchday: { id: 'fixturePlan.sameMatchday', defaultMessage: '{team} plays {match} in the same matchday' },
  sameWeek: { id: 'fixturePlan.sameWeek', defaultMessage: 'Free, but {team} also plays {match} that week' },
  againstWish: { id: 'fixturePlan.againstWish', defaultMessage: 'Free, against a wish: {wish}' },
  shortFree: { id: 'fixturePlan.shortFree', defaultMessage: 'free', description: 'In a small box of a calendar.' },
  shortWish: { id: 'fixturePlan.shortWish', defaultMessage: 'wish', description: 'In a small box: this evening is against a wish.' },
  shortWeek: { id: 'fixturePlan.shortWeek', defaultMessage: 'same week', description: 'In a small box: the team also plays that week.' },
  shortFull: { id: 'fixturePlan.shortFull', defaultMessage: 'full', description: 'In a small box: the location has no board left.' },
  shortClosed: { id: 'fixturePlan.shortClosed', defaultMessage: 'closed', description: 'In a small box: the location is closed.' },
  shortBlocked: { id: 'fixturePlan.shortBlocked', defaultMessage: 'blocked', description: 'In a small box: nobody plays on this day.' },
  shortBusy: { id: 'fixturePlan.shortBusy', defaultMessage: 'team plays', description: 'In a small box: a team has another match.' },
  opposite: { id: 'fixturePlan.opposite', defaultMessage: '{team} and {other} not at home in the same week' },
  sameWeeks: { id: 'fixturePlan.sameWeeks', defaultMessage: '{team} and {other} at home in the same weeks' },
  notHome: { id: 'fixturePlan.notHome', defaultMessage: '{team} not at home on {day}' },
  notPlaying: { id: 'fixturePlan.notPlaying', defaultMessage: '{team} does not play on {day}' },
  firstHome: { id: 'fixturePlan.firstHome', defaultMessage: '{team} at home in its first match' },
  lastHome: { id: 'fixturePlan.lastHome', defaultMessage: '{team} at home in its last match' },
  keyNumber: {
    id: 'fixturePlan.keyNumber',
    defaultMessage: '{team} has key number {number}',
    description: 'A key number is a pattern of home and away matches.',
  },
  brokenClosed: { id: 'fixturePlan.brokenClosed', defaultMessage: '{location} is closed on {day}' },
  brokenFull: {
    id: 'fixturePlan.brokenFull',
    defaultMessage:
      '{location} is full on {day}: {matches, plural, one {# match} other {# matches}} on {boards, plural, one {# board} other {# boards}}',
  },
  brokenBlocked: { id: 'fixturePlan.brokenBlocked', defaultMessage: '{name} is blocked on {day}' },
  brokenBlockedAll: { id: 'fixturePlan.brokenBlockedAll', defaultMessage: 'Nobody plays on {day}' },
  because: { id: 'fixturePlan.because', defaultMessage: '{sentence}: {reason}' },
  brokenSameEvening: { id: 'fixturePlan.brokenSameEvening', defaultMessage: '{team} plays twice on one evening' },
  brokenConsecutive: { id: 'fixturePlan.brokenConsecutive', defaultMessage: '{team} plays on two evenings in a row' },
  brokenSameMatchday: { id: 'fixturePlan.brokenSameMatchday', defaultMessage: '{team} plays twice in one matchday' },
  brokenNoMatchday: { id: 'fixturePlan.brokenNoMatchday', defaultMessage: '{match} has no matchday: the calendar is too short' },
  brokenNoEvening: { id: 'fixturePlan.brokenNoEvening', defaultMessage: '{match} has no evening: none is free' },
  brokenMeetings: {
    id: 'fixturePlan.brokenMeetings',
    defaultMessage: '{match} {planned, plural, =0 {is not planned} other {is planned # times}}',
  },
  unmetDerby: { id: 'fixturePlan.unmetDerby', defaultMessage: '{match} is late for a derby' },
  unmetRun: {
    id: 'fixturePlan.unmetRun',
    defaultMessage: '{team} is {side, select, home {at home} other {away}} {count} times in a row',
  },
  unmetBalance: {
    id: 'fixturePlan.unmetBalance',
    defaultMessage: '{team} plays {surplus} matches more {side, select, home {at home} other {away}} by {day}',
  },
  unmetEnds: {
    id: 'fixturePlan.unmetEnds',
    defaultMessage: '{team} begins and ends {side, select, home {at home} other {away}}',
  },
  unmetAllHome: { id: 'fixturePlan.unmetAllHome', defaultMessage: 'All {teams} teams of {location} are at home on {day}' },
  unmetReturn: { id: 'fixturePlan.unmetReturn', defaultMessage: '{match} and its return match are close together' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of the dialog that draws a round. */
export const drawMessages = defineMessages({
  enterAll: {
    id: 'cupDraw.enterAll',
    defaultMessage: '{count, plural, one {The team that waits enters} other {All # teams that wait enter}}',
  },
  entering: { id: 'cupDraw.entering', defaultMessage: 'Teams that enter in this round' },
  result: {
    id: 'cupDraw.result',
    defaultMessage:
      '{teams, plural, one {# team} other {# teams}}: {matches, plural, one {# match} other {# matches}}{byes, plural, =0 {} one {, # bye} other {, # byes}}.',
  },
  fewer: { id: 'cupDraw.fewer', defaultMessage: 'A round needs at least two teams.' },
  plays: { id: 'cupDraw.plays', defaultMessage: 'Who plays' },
  all: { id: 'cupDraw.all', defaultMessage: 'All teams' },
  allHint: { id: 'cupDraw.allHint', defaultMessage: '{byes, plural, =0 {Nobody has a bye} other {One team has a bye}}' },
  preliminary: { id: 'cupDraw.preliminary', defaultMessage: 'Preliminary round' },
  preliminaryHint: {
    id: 'cupDraw.preliminaryHint',
    defaultMessage: '{playing} teams play, so that {left} are left. Seeded teams and those of the highest divisions have byes',
  },
  by: { id: 'cupDraw.by', defaultMessage: 'Draw' },
  open: { id: 'cupDraw.open', defaultMessage: 'Open' },
  seeded: { id: 'cupDraw.seeded', defaultMessage: 'Seeded teams apart' },
  regional: { id: 'cupDraw.regional', defaultMessage: 'Within regions' },
  seededHint: { id: 'cupDraw.seededHint', defaultMessage: 'Without seeds, the teams of the highest division are kept apart.' },
  meetFrom: { id: 'cupDraw.meetFrom', defaultMessage: 'They may meet from round' },
  meetFromInvalid: { id: 'cupDraw.meetFromInvalid', defaultMessage: 'Enter a round from {least} to 20.' },
  clubs: { id: 'cupDraw.clubs', defaultMessage: 'Teams of one club are kept apart as far as possible.' },
  home: { id: 'cupDraw.home', defaultMessage: 'At home' },
  firstDrawn: { id: 'cupDraw.firstDrawn', defaultMessage: 'The team drawn first' },
  lowerLevel: { id: 'cupDraw.lowerLevel', defaultMessage: 'The team of the lower division' },
  awayLast: { id: 'cupDraw.awayLast', defaultMessage: 'The team that was away in its last match played' },
  location: { id: 'cupDraw.location', defaultMessage: 'Location' },
  homeLocation: { id: 'cupDraw.homeLocation', defaultMessage: 'Of the home team' },
  from: { id: 'cupDraw.from', defaultMessage: 'First day' },
  to: { id: 'cupDraw.to', defaultMessage: 'Last day' },
  daysHint: {
    id: 'cupDraw.daysHint',
    defaultMessage:
      'A match is on the evening of its home team if both teams and the location are free. Otherwise it moves to another day of the round or to the location of the other team, for example in a week full of league matches. Without a free day, it has no date until you choose one.',
  },
  dayMissing: { id: 'cupDraw.dayMissing', defaultMessage: 'Choose a day.' },
  beforeStart: { id: 'cupDraw.beforeStart', defaultMessage: 'The last day is before the first.' },
  tooLong: { id: 'cupDraw.tooLong', defaultMessage: 'A round lasts at most {days} days.' },
  outsideSeason: { id: 'cupDraw.outsideSeason', defaultMessage: 'This day is outside the season.' },
  announced: { id: 'cupDraw.announced', defaultMessage: 'The draw counts at once, and the captains are told.' },
  notReady: {
    id: 'cupDraw.notReady',
    defaultMessage: 'Two teams without a location were drawn against each other. Give the teams a location, or choose one for the round.',
  },
  changed: { id: 'cupDraw.changed', defaultMessage: 'Somebody else has drawn this round or taken it back. Close this, and look again.' },
});

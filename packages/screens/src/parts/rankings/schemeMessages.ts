import { defineMessages } from '@oche/i18n/messages';

/** The words of a ranking's scheme: names of the numbers that give points, and sentences about which results count. */
export const messages = defineMessages({
  place: {
    id: 'scheme.place',
    defaultMessage:
      '{kind, select, winner {Winner} final {Final} semifinal {Semi-final} quarterfinal {Quarter-final} last {{to, plural, other {Last #}}} single {Place {from}} other {Places {from} to {to}}}',
    description: 'How far a player came in a knockout, or a range of final places.',
  },
  ofKnockout: { id: 'scheme.ofKnockout', defaultMessage: '{place}, {knockout}', description: '"Semi-final, winners’ knockout"' },
  groupPlaces: { id: 'scheme.groupPlaces', defaultMessage: 'Place in the group' },
  groupPlace: {
    id: 'scheme.groupPlace',
    defaultMessage: '{from, select, same {Place {to} in the group} other {Places {from} to {to} in the group}}',
  },
  everybody: { id: 'scheme.everybody', defaultMessage: 'For everybody' },
  attendance: { id: 'scheme.attendance', defaultMessage: 'Taking part' },
  perGameWon: { id: 'scheme.perGameWon', defaultMessage: 'Each game won' },
  perLegWon: { id: 'scheme.perLegWon', defaultMessage: 'Each leg won' },
  gamesWon: { id: 'scheme.gamesWon', defaultMessage: '{count, plural, one {# game won} other {# games won}}' },
  legsWon: { id: 'scheme.legsWon', defaultMessage: '{count, plural, one {# leg won} other {# legs won}}' },
  bonuses: { id: 'scheme.bonuses', defaultMessage: 'Bonuses' },
  each: { id: 'scheme.each', defaultMessage: 'Each {bonus}', description: '"Each 180", "Each finish of 120 to 130"' },
  times: { id: 'scheme.times', defaultMessage: '{count} × {bonus}', description: '"2 × 180"' },
  visitBonus: {
    id: 'scheme.visitBonus',
    defaultMessage: '{range, select, one {{from}} open {visit of {from} or more} other {visit of {from} to {to}}}',
  },
  strict171: { id: 'scheme.strict171', defaultMessage: '171 with three treble 19' },
  finishBonus: {
    id: 'scheme.finishBonus',
    defaultMessage: 'finish of {range, select, one {{from}} open {{from} or more} other {{from} to {to}}}',
  },
  legBonus: {
    id: 'scheme.legBonus',
    defaultMessage: 'leg in {range, select, one {{from} darts} open {{to} darts or fewer} other {{from} to {to} darts}}',
  },
  legFrom: { id: 'scheme.legFrom', defaultMessage: '{leg} from {start}', description: '"leg in 9 darts from 501"' },
  fieldUpTo: { id: 'scheme.fieldUpTo', defaultMessage: 'Up to {count, plural, one {# player} other {# players}}' },
  fieldFrom: { id: 'scheme.fieldFrom', defaultMessage: 'From {count, plural, one {# player} other {# players}}' },
  fieldBetween: { id: 'scheme.fieldBetween', defaultMessage: '{from} to {to} players' },
  bestCount: {
    id: 'scheme.bestCount',
    defaultMessage:
      '{count, plural, one {The <b>best result</b> of a player counts} other {The <b>best # results</b> of a player count}}. Results that are struck through do not.',
  },
  allCount: { id: 'scheme.allCount', defaultMessage: 'All results count.' },
  average: { id: 'scheme.average', defaultMessage: 'The ranking compares the average of a player’s results.' },
  months: {
    id: 'scheme.months',
    defaultMessage: 'Only tournaments of the last {count, plural, one {month} other {# months}} count.',
  },
  leastAttended: {
    id: 'scheme.leastAttended',
    defaultMessage: 'Players are ranked from {count, plural, one {# tournament} other {# tournaments}}.',
  },
  mostMissed: {
    id: 'scheme.mostMissed',
    defaultMessage: 'Players who miss more than {count, plural, one {# tournament} other {# tournaments}} are not ranked.',
  },
  categories: { id: 'scheme.categories', defaultMessage: 'Only tournaments of these categories count: {categories}.' },
  playerCategories: { id: 'scheme.playerCategories', defaultMessage: 'Only players of these categories are ranked: {categories}.' },
  guests: {
    id: 'scheme.guests',
    defaultMessage:
      '{guests, select, counted {Guests get points like everybody.} other {Guests get no points. The places of others stay the same.}}',
  },
  level: {
    id: 'scheme.level',
    defaultMessage: 'Level on points: {criteria}.',
    description: 'The criteria that break a tie, in their order.',
  },
  then: { id: 'scheme.then', defaultMessage: '{criteria}, then {criterion}' },
  criterion: {
    id: 'scheme.criterion',
    defaultMessage:
      '{criterion, select, points {points} tournamentswon {tournaments won} gameswon {games won} legdifference {leg difference} legswon {legs won} attended {tournaments attended} bestresults {best single result, then the next} drawnlot {a drawn lot} other {a list of the organiser}}',
    description: 'Criteria that break a tie, within a sentence.',
  },
  band: { id: 'scheme.band', defaultMessage: '{from, select, same {Place {to}} other {Places {from} to {to}}}: {name}' },
});

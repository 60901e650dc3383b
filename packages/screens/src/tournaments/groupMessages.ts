import { defineMessages } from '@oche/i18n/messages';

/** Texts of a group's table and of the explanations of its places. */
export const groupMessages = defineMessages({
  played: { id: 'group.played', defaultMessage: 'Played' },
  playedShort: { id: 'group.playedShort', defaultMessage: 'P', description: 'Head of a narrow column: games played.' },
  difference: { id: 'group.difference', defaultMessage: 'Leg difference' },
  pointsShort: { id: 'group.pointsShort', defaultMessage: 'Pts', description: 'Head of a narrow column: points.' },
  position: { id: 'group.position', defaultMessage: 'Place' },
  range: { id: 'group.range', defaultMessage: '{from}–{to}' },
  explain: { id: 'group.explain', defaultMessage: 'Why is {name} in position {position}?' },
  legendBoth: {
    id: 'group.legendBoth',
    defaultMessage:
      '{winnersCount, plural, one {Place {winners} goes} other {Places {winners} go}} into the winners’ knockout, {losers} into the losers’ knockout.',
  },
  legendWinners: {
    id: 'group.legendWinners',
    defaultMessage: '{winnersCount, plural, one {Place {winners} goes} other {Places {winners} go}} into the knockout.',
  },
  tieTitle: { id: 'group.tieTitle', defaultMessage: 'Places {places} are level' },
  tieNext: {
    id: 'group.tieNext',
    defaultMessage: 'The organiser draws lots or has them play off. The knockouts wait for the outcome.',
  },
  decided: {
    id: 'group.decided',
    defaultMessage: '{how, select, lot {Lots were drawn} shootout {A shoot-out was played} other {The organiser decided}}.',
  },
  decidedReason: {
    id: 'group.decidedReason',
    defaultMessage: '{how, select, lot {Lots were drawn} shootout {A shoot-out was played} other {The organiser decided}}: {reason}',
  },
  record: {
    id: 'group.record',
    defaultMessage: '{won, plural, one {# game won} other {# games won}}, {lost, plural, other {# lost}}; legs {legs}.',
  },
  recordAverage: {
    id: 'group.recordAverage',
    defaultMessage: '{won, plural, one {# game won} other {# games won}}, {lost, plural, other {# lost}}; legs {legs}; average {average}.',
  },
  fewerPoints: {
    id: 'group.fewerPoints',
    defaultMessage: '{other} above has {theirs, plural, one {# point} other {# points}}, {name} has {points}.',
  },
  mostPoints: { id: 'group.mostPoints', defaultMessage: 'Nobody has more points.' },
  levelWith: {
    id: 'group.levelWith',
    defaultMessage: 'Level with {others} on everything that counts here.',
  },
  aheadBy: { id: 'group.aheadBy', defaultMessage: 'Level on points with {other}, but ahead: {why}' },
  behindBy: { id: 'group.behindBy', defaultMessage: 'Level on points with {other}, but behind: {why}' },
  byDifference: { id: 'group.byDifference', defaultMessage: 'leg difference {value} against {theirs}.' },
  byLegsWon: { id: 'group.byLegsWon', defaultMessage: '{value, plural, one {# leg won} other {# legs won}} against {theirs}.' },
  byLegsAgainst: { id: 'group.byLegsAgainst', defaultMessage: '{value, plural, one {# leg lost} other {# legs lost}} against {theirs}.' },
  byHeadToHead: {
    id: 'group.byHeadToHead',
    defaultMessage: '{value, plural, one {# point} other {# points}} against {theirs} in the games between those who were level.',
  },
  byGamesWon: { id: 'group.byGamesWon', defaultMessage: '{value, plural, one {# game won} other {# games won}} against {theirs}.' },
  byOpponents: {
    id: 'group.byOpponents',
    defaultMessage: 'all opponents together have {value, plural, one {# point} other {# points}} against {theirs}.',
    description: 'The sum of the points of everybody whom a player has met.',
  },
  byRatio: { id: 'group.byRatio', defaultMessage: '{value} of the legs won against {theirs}.' },
  byAverage: { id: 'group.byAverage', defaultMessage: 'average {value} against {theirs}.' },
  byLot: { id: 'group.byLot', defaultMessage: 'nothing else separated them, so lots, a shoot-out or the organiser decided.' },
  leadsWinners: { id: 'group.leadsWinners', defaultMessage: 'This place goes into the winners’ knockout.' },
  leadsLosers: { id: 'group.leadsLosers', defaultMessage: 'This place goes into the losers’ knockout.' },
});

import { defineMessages } from '@oche/i18n/messages';

/** What a group's table says, and why somebody stands where they stand. */
export const groupMessages = defineMessages({
  played: { id: 'group.played', defaultMessage: 'Played' },
  playedShort: { id: 'group.playedShort', defaultMessage: 'P', description: 'Head of a narrow column: games played.' },
  difference: { id: 'group.difference', defaultMessage: 'Leg difference' },
  pointsShort: { id: 'group.pointsShort', defaultMessage: 'Pts', description: 'Head of a narrow column: points.' },
  position: { id: 'group.position', defaultMessage: 'Place' },
  range: { id: 'group.range', defaultMessage: '{from}–{to}' },
  explain: { id: 'group.explain', defaultMessage: 'Why is {name} in place {position}?' },
  legendBoth: {
    id: 'group.legendBoth',
    defaultMessage:
      '{winnersCount, plural, one {Place {winners} plays} other {Places {winners} play}} the winners’ knockout, {losers} the losers’ knockout.',
  },
  legendWinners: {
    id: 'group.legendWinners',
    defaultMessage: '{winnersCount, plural, one {Place {winners} plays} other {Places {winners} play}} the knockout.',
  },
  tieTitle: { id: 'group.tieTitle', defaultMessage: 'Places {places} are level' },
  tieNext: {
    id: 'group.tieNext',
    defaultMessage: 'The organiser draws lots or has them play it off. The knockouts wait for it.',
  },
  decided: {
    id: 'group.decided',
    defaultMessage: '{how, select, lot {A lot was drawn} shootout {A shoot-out was played} other {The organiser decided}}.',
  },
  decidedReason: {
    id: 'group.decidedReason',
    defaultMessage: '{how, select, lot {A lot was drawn} shootout {A shoot-out was played} other {The organiser decided}}: {reason}',
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
  mostPoints: { id: 'group.mostPoints', defaultMessage: 'Most points of the group.' },
  levelWith: {
    id: 'group.levelWith',
    defaultMessage: 'Level with {others} in everything that counts here.',
  },
  aheadBy: { id: 'group.aheadBy', defaultMessage: 'Level on points with {other}, but ahead: {why}' },
  behindBy: { id: 'group.behindBy', defaultMessage: 'Level on points with {other}, but behind: {why}' },
  byDifference: { id: 'group.byDifference', defaultMessage: 'leg difference {value} against {theirs}.' },
  byLegsWon: { id: 'group.byLegsWon', defaultMessage: '{value, plural, one {# leg won} other {# legs won}} against {theirs}.' },
  byLegsAgainst: { id: 'group.byLegsAgainst', defaultMessage: '{value, plural, one {# leg lost} other {# legs lost}} against {theirs}.' },
  byHeadToHead: {
    id: 'group.byHeadToHead',
    defaultMessage: '{value, plural, one {# point} other {# points}} against {theirs} in the games among those who were level.',
  },
  byGamesWon: { id: 'group.byGamesWon', defaultMessage: '{value, plural, one {# game won} other {# games won}} against {theirs}.' },
  byRatio: { id: 'group.byRatio', defaultMessage: '{value} of the legs won against {theirs}.' },
  byAverage: { id: 'group.byAverage', defaultMessage: 'average {value} against {theirs}.' },
  byLot: { id: 'group.byLot', defaultMessage: 'nothing else told them apart, so it was decided.' },
  leadsWinners: { id: 'group.leadsWinners', defaultMessage: 'This place plays the winners’ knockout.' },
  leadsLosers: { id: 'group.leadsLosers', defaultMessage: 'This place plays the losers’ knockout.' },
});

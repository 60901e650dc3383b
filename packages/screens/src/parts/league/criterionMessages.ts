import { defineMessages } from '@oche/i18n/messages';

/** The criteria of the table of a division, within a sentence: "game difference +10 against +22". */
export const messages = defineMessages({
  points: { id: 'criterion.points', defaultMessage: 'points' },
  'games-won': { id: 'criterion.games-won', defaultMessage: 'matches won' },
  'leg-difference': { id: 'criterion.leg-difference', defaultMessage: 'leg difference' },
  'legs-won': { id: 'criterion.legs-won', defaultMessage: 'legs won' },
  'legs-against': { id: 'criterion.legs-against', defaultMessage: 'fewest legs lost' },
  'leg-ratio': { id: 'criterion.leg-ratio', defaultMessage: 'percentage of legs won' },
  'set-difference': { id: 'criterion.set-difference', defaultMessage: 'game difference' },
  'sets-won': { id: 'criterion.sets-won', defaultMessage: 'games won' },
  'legs-against-throw': { id: 'criterion.legs-against-throw', defaultMessage: 'legs won against the throw' },
  average: { id: 'criterion.average', defaultMessage: 'average' },
  'head-to-head': { id: 'criterion.head-to-head', defaultMessage: 'points in direct matches' },
  'head-to-head-legs': { id: 'criterion.head-to-head-legs', defaultMessage: 'leg difference in direct matches' },
  'head-to-head-of-two': {
    id: 'criterion.head-to-head-of-two',
    defaultMessage: 'points in direct matches, if two teams are level',
  },
  'opponents-points': { id: 'criterion.opponents-points', defaultMessage: 'points of all opponents' },
  'sonneborn-berger': { id: 'criterion.sonneborn-berger', defaultMessage: 'points of beaten opponents' },
  'drawn-lot': { id: 'criterion.drawn-lot', defaultMessage: 'drawing of lots' },
});

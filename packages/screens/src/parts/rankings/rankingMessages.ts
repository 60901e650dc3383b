import { defineMessages } from '@oche/i18n/messages';

/** The table of a ranking, and the results of a player in it. */
export const messages = defineMessages({
  caption: { id: 'rankingTable.caption', defaultMessage: '{name}: places and points' },
  place: { id: 'rankingTable.place', defaultMessage: 'Place' },
  movement: { id: 'rankingTable.movement', defaultMessage: 'Movement' },
  behind: {
    id: 'rankingTable.behind',
    defaultMessage: 'Behind',
    description: 'Head of a column: how many points a player has less than the first.',
  },
  earlier: {
    id: 'rankingTable.earlier',
    defaultMessage: 'Earlier',
    description: 'Head of a column with the points of all earlier tournaments.',
  },
  earlierTitle: {
    id: 'rankingTable.earlierTitle',
    defaultMessage: 'The points that count from {count, plural, one {# earlier tournament} other {# earlier tournaments}}',
  },
  moved: {
    id: 'rankingTable.moved',
    defaultMessage: '{way, select, up {up {places}} down {down {places}} new {new} other {same place}}',
    description: 'Movement of a player since the last tournament, for screen readers.',
  },
  isNew: {
    id: 'rankingTable.isNew',
    defaultMessage: 'new',
    description: 'Beside a plus sign: a player who was not in the ranking before.',
  },
  you: { id: 'rankingTable.you', defaultMessage: 'you', description: 'After the name of the current user.' },
  dropped: { id: 'rankingTable.dropped', defaultMessage: 'does not count', description: 'After a result, for screen readers.' },
  note: { id: 'rankingTable.note', defaultMessage: 'note {mark}' },
  resultsOf: { id: 'rankingTable.resultsOf', defaultMessage: 'Results of {name}' },
  movedSince: { id: 'rankingTable.movedSince', defaultMessage: 'Movement is since {day}.' },
  line: {
    id: 'rankingTable.line',
    defaultMessage: 'Line after place {place}: {name}.',
    description: 'Explains a line in the table: "Line after place 8: play-offs."',
  },
  adjusted: {
    id: 'rankingTable.adjusted',
    defaultMessage: '{name}: {points} points by hand',
    description: 'A note below the table. "points" has a sign: "+5" or "−2".',
  },
  notRanked: { id: 'rankingTable.notRanked', defaultMessage: 'Not ranked' },
  because: {
    id: 'rankingTable.because',
    defaultMessage:
      '{why, select, few {{attended, plural, one {# tournament} other {# tournaments}} so far, and {least} are needed} other {missed {missed, plural, one {# tournament} other {# tournaments}}, at most {most} are allowed}}',
  },
  none: { id: 'rankingTable.none', defaultMessage: 'Nobody has points yet. The table starts with the first finished tournament.' },
  noneOfCategory: { id: 'rankingTable.noneOfCategory', defaultMessage: 'Nobody of this category has points yet.' },
  notThere: { id: 'rankingTable.notThere', defaultMessage: 'not there', description: 'A player did not take part in a tournament.' },
  counted: {
    id: 'rankingTable.counted',
    defaultMessage:
      '{count, plural, one {# result counts} other {# results count}}, {points} points.{behind, select, none {} other { {behind} behind first.}}',
    description: 'Below the results of a player.',
  },
  droppedWhy: {
    id: 'rankingTable.droppedWhy',
    defaultMessage: 'Does not count: only the best {count, plural, one {result counts} other {# results count}}.',
  },
  byHand: { id: 'rankingTable.byHand', defaultMessage: 'Points by hand' },
  placeOf: { id: 'rankingTable.placeOf', defaultMessage: 'Place {position}' },
  tied: { id: 'rankingTable.tied', defaultMessage: 'Shares this place: nothing separates these players.' },
  decided: {
    id: 'rankingTable.decided',
    defaultMessage: 'Level on points with the player above. What decides: {criterion}, {value} against {other}.',
  },
  decidedNth: {
    id: 'rankingTable.decidedNth',
    defaultMessage: 'Level on points with the player above. Result {nth} from the best decides, {value} against {other}.',
  },
  howMade: { id: 'rankingTable.howMade', defaultMessage: 'How these points add up' },
  sheet: { id: 'rankingTable.sheet', defaultMessage: 'Results in {ranking}' },
});

import { defineMessages } from '@oche/i18n/messages';

/** The problems of the games of a match, by code of `checkStructure`. */
export const messages = defineMessages({
  'invalid-sheet': {
    id: 'structureProblem.invalid-sheet',
    defaultMessage: 'A team needs at most as many players as a full team, and the sheet has room for at least a full team, at most 20.',
  },
  'invalid-seats': { id: 'structureProblem.invalid-seats', defaultMessage: 'A sheet has at most 12 positions.' },
  'seats-need-players': {
    id: 'structureProblem.seats-need-players',
    defaultMessage: 'The sheet has {needed} positions, a full team has {available}.',
  },
  'invalid-boards': { id: 'structureProblem.invalid-boards', defaultMessage: 'A match is played on 1 to 8 boards.' },
  'invalid-subs': { id: 'structureProblem.invalid-subs', defaultMessage: 'At most 100 substitutes in a match.' },
  'invalid-late': { id: 'structureProblem.invalid-late', defaultMessage: 'Wait at most 240 minutes.' },
  'invalid-format': { id: 'structureProblem.invalid-format', defaultMessage: 'A game in this format cannot be played.' },
  'unknown-format': { id: 'structureProblem.unknown-format', defaultMessage: 'Choose a format for each game.' },
  'block-count': { id: 'structureProblem.block-count', defaultMessage: 'A match has 1 to {available} blocks.' },
  'game-count': { id: 'structureProblem.game-count', defaultMessage: 'A match has at most {available} games, these are {needed}.' },
  'invalid-block-id': { id: 'structureProblem.invalid-block-id', defaultMessage: 'A block has a name that is not allowed.' },
  'duplicate-block': { id: 'structureProblem.duplicate-block', defaultMessage: 'Two blocks have the same name.' },
  'no-games': { id: 'structureProblem.no-games', defaultMessage: 'Block {block} has no games.' },
  'invalid-row': { id: 'structureProblem.invalid-row', defaultMessage: 'Enter a number from 1 to 40.' },
  'invalid-positions': {
    id: 'structureProblem.invalid-positions',
    defaultMessage: 'Games by position are singles between positions of the sheet.',
  },
  'seat-too-often': {
    id: 'structureProblem.seat-too-often',
    defaultMessage: 'A position plays {needed} games in block {block}. A player may play {available}.',
  },
  'block-needs-players': {
    id: 'structureProblem.block-needs-players',
    defaultMessage: 'Block {block} needs {needed, plural, one {# player} other {# players}}. A full team has {available}.',
  },
  'unknown-block': { id: 'structureProblem.unknown-block', defaultMessage: 'A rule names a block that is not there.' },
  'limit-too-low': {
    id: 'structureProblem.limit-too-low',
    defaultMessage: 'Each player would have to play {needed} games. A rule allows {available}.',
  },
  'limit-too-high': {
    id: 'structureProblem.limit-too-high',
    defaultMessage: 'A rule asks for {needed} games of each player. There are {available}.',
  },
  'too-few-pairs': {
    id: 'structureProblem.too-few-pairs',
    defaultMessage: '{needed} pairs play, but a full team has only {available} different pairs.',
  },
  'decider-can-be-drawn': {
    id: 'structureProblem.decider-can-be-drawn',
    defaultMessage: 'The game that decides a level match cannot end in a draw.',
  },
  'needs-decider': {
    id: 'structureProblem.needs-decider',
    defaultMessage: 'A match of a cup needs a winner. End it with a block that is played only if the match is level.',
  },
  'needs-points': {
    id: 'structureProblem.needs-points',
    defaultMessage: 'If legs decide a match, all games are played and no block depends on a level match.',
  },
  'needs-all-games': {
    id: 'structureProblem.needs-all-games',
    defaultMessage: 'If games or legs are points in the table, all games must be played.',
  },
});

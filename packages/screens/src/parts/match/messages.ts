import { defineMessages } from '@oche/i18n/messages';

/** Texts of the pages of matches between two teams. */
export const messages = defineMessages({
  title: { id: 'teamMatch.title', defaultMessage: '{home} v {away}', description: 'The heading of a match between two teams.' },
  state: {
    id: 'teamMatch.state',
    defaultMessage:
      '{state, select, planned {Planned} lineups {Lineups open} oneLineupIn {One lineup in} revealed {Lineups revealed} playing {Live} toConfirm {To be confirmed} confirmed {Confirmed} disputed {Disputed} postponed {Postponed} walkover {Walkover} cancelled {Cancelled} annulled {Annulled} other {–}}',
    description: 'The state of a match between two teams.',
  },
  matchday: { id: 'teamMatch.matchday', defaultMessage: 'Matchday {number}' },
  none: { id: 'teamMatch.none', defaultMessage: 'There are no matches yet. They appear here once the fixtures are planned.' },
  noneNow: {
    id: 'teamMatch.noneNow',
    defaultMessage: 'There were no matches in the last two weeks, and none are coming up.',
  },
  allMatchesOfSeason: { id: 'teamMatch.allMatchesOfSeason', defaultMessage: 'All matches' },
  show: {
    id: 'teamMatch.show',
    defaultMessage:
      '{show, select, now {Current} all {All} undecided {Not decided} live {Live} disputed {Disputed} unconfirmed {To confirm} other {Open protests}}',
    description: 'Which matches of a season are shown. Current: those of the last two weeks and the coming ones.',
  },
  noneToDo: { id: 'teamMatch.noneToDo', defaultMessage: 'There are no such matches.' },
  movedFrom: { id: 'teamMatch.movedFrom', defaultMessage: 'moved from' },
  home: { id: 'teamMatch.home', defaultMessage: 'Home' },
  away: { id: 'teamMatch.away', defaultMessage: 'Away' },
  noDate: { id: 'teamMatch.noDate', defaultMessage: 'No date yet' },
  sheet: { id: 'teamMatch.sheet', defaultMessage: 'Match sheet' },
  score: { id: 'teamMatch.score', defaultMessage: 'Score' },
  block: {
    id: 'teamMatch.block',
    defaultMessage: '{size, select, 1 {Singles} 2 {Pairs} 3 {Trebles} 4 {Fours} team {Team game} other {Games}}',
    description: 'The heading of a block of games on a match sheet, by the number of players of a side.',
  },
  throwsFirst: { id: 'teamMatch.throwsFirst', defaultMessage: 'throws first' },
  unknown: { id: 'teamMatch.unknown', defaultMessage: 'Not known yet' },
  missing: { id: 'teamMatch.missing', defaultMessage: 'Nobody', description: 'In place of a player whom a team does not have.' },
  all: { id: 'teamMatch.all', defaultMessage: 'All on the sheet' },
  openGame: { id: 'teamMatch.openGame', defaultMessage: 'Legs of game {number}' },
  noVisits: { id: 'teamMatch.noVisits', defaultMessage: 'This result has no visits.' },
  next: { id: 'teamMatch.next', defaultMessage: 'next' },
  called: { id: 'teamMatch.called', defaultMessage: 'called, board {number}' },
  onBoard: { id: 'teamMatch.onBoard', defaultMessage: 'Board {number}' },
  running: { id: 'teamMatch.running', defaultMessage: 'in progress' },
  forfeit: { id: 'teamMatch.forfeit', defaultMessage: 'Forfeit: {name} has too few players.' },
  awarded: { id: 'teamMatch.awarded', defaultMessage: 'Walkover for {name}.' },
  retired: { id: 'teamMatch.retired', defaultMessage: '{name} wins, because the other side retired.' },
  unplayed: {
    id: 'teamMatch.unplayed',
    defaultMessage:
      '{reason, select, bothShort {Not played: both teams have too few players.} decided {Not played: the match was decided.} stopped {Stopped: the match was decided.} notLevel {Not played: the match was not level.} other {Not played.}}',
  },
  waitsFor: {
    id: 'teamMatch.waitsFor',
    defaultMessage:
      '{reason, select, lineup {Waits for the lineups.} toss {Waits for the toss.} score {Waits for the games before it.} editor {The organisers award this game.} other {}}',
  },
  toWin: {
    id: 'teamMatch.toWin',
    defaultMessage: '{games, plural, one {# game left} other {# games left}}, {points} points win the match',
  },
  legsScore: { id: 'teamMatch.legsScore', defaultMessage: 'Legs {score}' },
  onlyScore: { id: 'teamMatch.onlyScore', defaultMessage: 'Only the score is known, without games' },
});

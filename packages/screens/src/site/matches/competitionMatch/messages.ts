import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: {
    id: 'competitionMatch.description',
    defaultMessage: '{played, select, yes {{home} v {away}, {score}} other {{home} v {away}}}: {facts}.',
    description: 'For search engines: the teams of a match with their score, then matchday, date, location and organisation.',
  },
  place: {
    id: 'competitionMatch.place',
    defaultMessage: 'Place {position}, {points, plural, one {# point} other {# points}}',
    description: 'Below the name of a team.',
  },
  playing: {
    id: 'competitionMatch.playing',
    defaultMessage: 'Live{count, plural, =0 {} one {, # game on} other {, # games on}}',
    description: 'The number of games that are being played.',
  },
  parts: { id: 'competitionMatch.parts', defaultMessage: 'Parts of this page' },
  match: { id: 'competitionMatch.match', defaultMessage: 'Match' },
  moments: { id: 'competitionMatch.moments', defaultMessage: 'Highlights', description: '180s, high checkouts and short legs of a match.' },
  moreMoments: { id: 'competitionMatch.moreMoments', defaultMessage: '{count} more' },
  figures: { id: 'competitionMatch.figures', defaultMessage: 'Figures' },
  onBoards: { id: 'competitionMatch.onBoards', defaultMessage: 'On the boards' },
  table: { id: 'competitionMatch.table', defaultMessage: 'In the table' },
  asItStands: { id: 'competitionMatch.asItStands', defaultMessage: 'As it stands, with all matches in progress.' },
  afterMatchday: {
    id: 'competitionMatch.afterMatchday',
    defaultMessage: 'Before and after matchday {matchday}, with the results of today.',
  },
  before: { id: 'competitionMatch.before', defaultMessage: 'Before' },
  after: { id: 'competitionMatch.after', defaultMessage: 'After' },
  where: { id: 'competitionMatch.where', defaultMessage: 'Where' },
  legend: {
    id: 'competitionMatch.legend',
    defaultMessage: 'leg for {team}, with its number of darts',
    description: 'Explains a mark on the sheet.',
  },
  legMark: {
    id: 'competitionMatch.legMark',
    defaultMessage:
      '{winner, select, none {Leg {leg} in progress: {darts, plural, one {# dart} other {# darts}}} other {Leg {leg} for {team}: {darts, plural, one {# dart} other {# darts}}}}',
    description: 'For screen readers: a leg of a game.',
  },
  darts: { id: 'competitionMatch.darts', defaultMessage: 'Darts per leg', description: 'Head of a column.' },
  scorecard: { id: 'competitionMatch.scorecard', defaultMessage: 'Scorecard of game {number}' },
  gameLeg: { id: 'competitionMatch.gameLeg', defaultMessage: 'Game {game}, leg {leg}' },
  lineupsHidden: {
    id: 'competitionMatch.lineupsHidden',
    defaultMessage: 'The lineups are shown here as soon as both teams have handed theirs in.',
  },
  lineupOf: {
    id: 'competitionMatch.lineupOf',
    defaultMessage: '{state, select, in {{team}: lineup is in} other {{team}: lineup is not in yet}}',
  },
  revealed: { id: 'competitionMatch.revealed', defaultMessage: 'Both lineups are in. The match has not begun yet.' },
  movedFrom: { id: 'competitionMatch.movedFrom', defaultMessage: 'Moved from {date}.' },
  postponed: {
    id: 'competitionMatch.postponed',
    defaultMessage:
      '{dated, select, yes {Postponed from {date}. The new date is not known yet.} other {Postponed. The new date is not known yet.}}',
  },
  stopped: { id: 'competitionMatch.stopped', defaultMessage: 'The match was stopped. What has been played stays: {reason}' },
  cancelled: { id: 'competitionMatch.cancelled', defaultMessage: 'This match is cancelled.' },
  toConfirm: {
    id: 'competitionMatch.toConfirm',
    defaultMessage:
      '{count, plural, =0 {All games are played. Both captains still have to confirm the sheet.} other {{team} has confirmed the sheet. The other captain still has to.}}',
  },
  disputed: {
    id: 'competitionMatch.disputed',
    defaultMessage: '{team} disputes the sheet. The organisers decide on it.',
  },
  decided: {
    id: 'competitionMatch.decided',
    defaultMessage: '{kind, select, corrected {Corrected on {day}: {reason}} other {The organisers decided on {day}: {reason}}}',
    description: 'Why the organisers changed a result or settled a dispute.',
  },
  corrected: { id: 'competitionMatch.corrected', defaultMessage: 'The sheet was corrected after it had been confirmed.' },
  through: {
    id: 'competitionMatch.through',
    defaultMessage: '{final, select, yes {{team} wins the cup.} other {{team} goes through.}}',
  },
  drawn: { id: 'competitionMatch.drawn', defaultMessage: 'Draw' },
  forTv: { id: 'competitionMatch.forTv', defaultMessage: 'For a screen in the hall' },
});

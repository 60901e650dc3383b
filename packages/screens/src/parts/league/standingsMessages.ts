import { defineMessages } from '@oche/i18n/messages';

/** Texts of the table of a division. */
export const messages = defineMessages({
  after: {
    id: 'leagueTable.after',
    defaultMessage: 'after matchday {matchday}',
    description: 'Behind the heading of a table: the matches that it includes.',
  },
  before: { id: 'leagueTable.before', defaultMessage: 'before the first result', description: 'Behind the heading of a table.' },
  position: { id: 'leagueTable.position', defaultMessage: 'Place' },
  range: { id: 'leagueTable.range', defaultMessage: '{from}–{to}' },
  playedShort: { id: 'leagueTable.playedShort', defaultMessage: 'P', description: 'Head of a narrow column: matches played.' },
  played: { id: 'leagueTable.played', defaultMessage: 'Played' },
  wonShort: { id: 'leagueTable.wonShort', defaultMessage: 'W', description: 'One letter for a match that was won.' },
  won: { id: 'leagueTable.won', defaultMessage: 'Won' },
  drawnShort: { id: 'leagueTable.drawnShort', defaultMessage: 'D', description: 'One letter for a match that was drawn.' },
  drawn: { id: 'leagueTable.drawn', defaultMessage: 'Drawn' },
  lostShort: { id: 'leagueTable.lostShort', defaultMessage: 'L', description: 'One letter for a match that was lost.' },
  lost: { id: 'leagueTable.lost', defaultMessage: 'Lost' },
  games: { id: 'leagueTable.games', defaultMessage: 'Games', description: 'Head of a column: games won and lost, such as 71–39.' },
  difference: { id: 'leagueTable.difference', defaultMessage: 'Game difference' },
  legs: { id: 'leagueTable.legs', defaultMessage: 'Leg difference' },
  form: { id: 'leagueTable.form', defaultMessage: 'Form', description: 'Head of a column with the last five results.' },
  formOf: { id: 'leagueTable.formOf', defaultMessage: 'Last matches', description: 'Name of the list of the last five results.' },
  pointsShort: { id: 'leagueTable.pointsShort', defaultMessage: 'Pts', description: 'Head of a narrow column: points.' },
  explain: { id: 'leagueTable.explain', defaultMessage: 'Why is {team} in position {position}?' },
  note: { id: 'leagueTable.note', defaultMessage: 'note {mark}' },
  up: {
    id: 'leagueTable.up',
    defaultMessage: '{up, plural, =0 {} one {1st goes up} other {1 to # go up}}',
    description: 'The places from which teams go up to the level above.',
  },
  playOff: {
    id: 'leagueTable.playOff',
    defaultMessage: '{places} in the play-off',
    description: 'The places that play for a place on the level above, such as 2 or 2–3.',
  },
  down: {
    id: 'leagueTable.down',
    defaultMessage: '{down, plural, one {last goes down} other {last # go down}}',
    description: 'The number of teams at the foot that go down to the level below.',
  },
  record: {
    id: 'leagueTable.record',
    defaultMessage: '{won} won, {drawn, plural, =0 {} other {# drawn, }}{lost} lost; games {games}, legs {legs}.',
  },
  first: { id: 'leagueTable.first', defaultMessage: 'Most points in the division.' },
  fewerPoints: {
    id: 'leagueTable.fewerPoints',
    defaultMessage: '{other} above has {theirs, plural, one {# point} other {# points}}.',
  },
  behind: { id: 'leagueTable.behind', defaultMessage: 'Level on points with {other}, but behind: {criterion} {value} against {theirs}.' },
  ahead: { id: 'leagueTable.ahead', defaultMessage: 'Level on points with {other}, but ahead: {criterion} {value} against {theirs}.' },
  behindDecided: { id: 'leagueTable.behindDecided', defaultMessage: 'Level with {other}, but behind: {how}' },
  aheadDecided: { id: 'leagueTable.aheadDecided', defaultMessage: 'Level with {other}, but ahead: {how}' },
  decided: {
    id: 'leagueTable.decided',
    defaultMessage: '{by, select, lot {lots were drawn} shootout {a shoot-out was played} other {the organiser decided}}.',
  },
  levelWith: { id: 'leagueTable.levelWith', defaultMessage: 'Level with {others} by every rule of the division.' },
  adjusted: {
    id: 'leagueTable.adjusted',
    defaultMessage: '{points} {count, plural, one {point} other {points}}: {reason}',
    description: 'A penalty with its reason, such as −2 points: The sheet came too late.',
  },
  live: { id: 'leagueTable.live', defaultMessage: '{count, plural, one {# result is not final} other {# results are not final}}' },
});

import { defineMessages } from '@oche/i18n/messages';

/** The texts on images to share. */
export const messages = defineMessages({
  season: { id: 'shareImage.season', defaultMessage: 'Season {name}', description: 'The name is usually two years: "Season 2026–2027".' },
  matchday: { id: 'shareImage.matchday', defaultMessage: 'Matchday {number}' },
  match: { id: 'shareImage.match', defaultMessage: '{home} v {away}' },
  state: {
    id: 'shareImage.state',
    defaultMessage:
      '{state, select, playing {Live} toConfirm {To be confirmed} disputed {Disputed} postponed {Postponed} walkover {Walkover} cancelled {Cancelled} annulled {Annulled} other {}}',
    description: 'The state of a match between two teams, with its score. Nothing for a planned or a confirmed match.',
  },
  noDate: { id: 'shareImage.noDate', defaultMessage: 'No date yet', description: 'In place of the day of a match.' },
  after: {
    id: 'shareImage.after',
    defaultMessage: 'after matchday {number}',
    description: 'After the name of a season, above a table: the matches that it includes.',
  },
  where: {
    id: 'shareImage.where',
    defaultMessage: '{where, select, home {home matches} other {away matches}}',
    description: 'After the name of a season, above a table: the matches that it includes.',
  },
  live: {
    id: 'shareImage.live',
    defaultMessage: 'with matches in progress',
    description: 'After the name of a season, above a table: the matches that it includes.',
  },
  teams: { id: 'shareImage.teams', defaultMessage: '{count, plural, one {# team} other {# teams}}' },
  cup: { id: 'shareImage.cup', defaultMessage: '{cup}: standings', description: 'A title with the name of a cup.' },
  place: { id: 'shareImage.place', defaultMessage: 'Place', description: 'Above the place of a team in its table.' },
  points: { id: 'shareImage.points', defaultMessage: 'Points', description: 'Above the points of a team in its table.' },
  played: { id: 'shareImage.played', defaultMessage: 'Played', description: 'Head of a column: matches of a team.' },
  gamesPlayed: { id: 'shareImage.gamesPlayed', defaultMessage: 'Played', description: 'Head of a column: games of a player.' },
  champion: { id: 'shareImage.champion', defaultMessage: 'Winner', description: 'The team that has won a cup.' },
  stillIn: {
    id: 'shareImage.stillIn',
    defaultMessage: 'Still in',
    description: 'A team of a cup that waits for the draw of the next round.',
  },
  out: { id: 'shareImage.out', defaultMessage: 'Out', description: 'A team that withdrew before its first match in a cup.' },
  more: { id: 'shareImage.more', defaultMessage: 'and {count} more', description: 'In place of teams that an image has no room for.' },
  next: { id: 'shareImage.next', defaultMessage: 'Next match', description: 'Above a match of a team that is to be played.' },
  latest: { id: 'shareImage.latest', defaultMessage: 'Last match', description: 'Above the latest match of a team that was played.' },
  teamState: {
    id: 'shareImage.teamState',
    defaultMessage: '{state, select, withdrawn {Withdrawn} excluded {Excluded} other {}}',
    description: 'A team that no longer plays. Nothing for the other teams.',
  },
  board: {
    id: 'shareImage.board',
    defaultMessage: '{board, select, scores {180 and 171} shortLegs {Short legs} gamesPlayed {Games played} other {High finishes}}',
    description: 'The name of a leaderboard.',
  },
  total: { id: 'shareImage.total', defaultMessage: 'Total', description: 'Head of a column: 180s and 171s together.' },
  darts: { id: 'shareImage.darts', defaultMessage: 'Darts', description: 'Head of a column: the darts of the shortest leg of a player.' },
  atMost: { id: 'shareImage.atMost', defaultMessage: '≤ {darts}', description: 'The most darts that a leg can have had.' },
  checkout: { id: 'shareImage.checkout', defaultMessage: 'Checkout', description: 'Head of a column: the highest checkout of a player.' },
  won: { id: 'shareImage.won', defaultMessage: 'Won', description: 'Head of a column: games won.' },
  nobody: { id: 'shareImage.nobody', defaultMessage: 'Nobody yet.', description: 'In place of the players of a leaderboard.' },
});

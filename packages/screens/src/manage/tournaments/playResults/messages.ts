import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  finished: { id: 'playResults.finished', defaultMessage: 'Finished games' },
  noGames: { id: 'playResults.noGames', defaultMessage: 'No games finished yet.' },
  noneFound: { id: 'playResults.noneFound', defaultMessage: 'No finished games found for “{search}”.' },
  places: { id: 'playResults.places', defaultMessage: 'Places' },
  noPlaces: { id: 'playResults.noPlaces', defaultMessage: 'Places appear as soon as somebody is knocked out.' },
  place: { id: 'playResults.place', defaultMessage: 'Place' },
  stage: { id: 'playResults.stage', defaultMessage: 'Knockout' },
  range: { id: 'playResults.range', defaultMessage: '{from}–{to}' },
  statistics: { id: 'playResults.statistics', defaultMessage: 'Statistics' },
  games: { id: 'playResults.games', defaultMessage: 'P', description: 'Head of a narrow column: games played.' },
  gamesTitle: { id: 'playResults.gamesTitle', defaultMessage: 'Games' },
  won: { id: 'playResults.won', defaultMessage: 'W', description: 'Head of a narrow column: games won.' },
  wonTitle: { id: 'playResults.wonTitle', defaultMessage: 'Won' },
  oneEighties: { id: 'playResults.oneEighties', defaultMessage: '180' },
  oneEightiesTitle: { id: 'playResults.oneEightiesTitle', defaultMessage: '180s' },
});

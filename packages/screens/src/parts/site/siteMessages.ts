import { defineMessages } from '@oche/i18n/messages';

/** The header and footer of a competition's own site. */
export const siteMessages = defineMessages({
  season: { id: 'site.season', defaultMessage: 'Season {name}', description: 'The name is usually two years: "Season 2026–2027".' },
  individual: {
    id: 'site.individual',
    defaultMessage: 'Individual',
    description: 'In the navigation: leaderboards and individual standings of players.',
  },
  myTeam: {
    id: 'site.myTeam',
    defaultMessage: 'My team',
    description: 'The one team that the device follows: a button on the page of a team, which stays pressed, and a link to its matches.',
  },
  cup: { id: 'site.cup', defaultMessage: 'Cup' },
  divisions: { id: 'site.divisions', defaultMessage: 'Divisions', description: 'The divisions of a season, by level.' },
  wholeTable: { id: 'site.wholeTable', defaultMessage: 'Whole table', description: 'A link from the first places to all of them.' },
  news: { id: 'site.news', defaultMessage: 'News' },
  documents: { id: 'site.documents', defaultMessage: 'Documents' },
  board: { id: 'site.board', defaultMessage: 'Board' },
  live: {
    id: 'site.live',
    defaultMessage: '{count, plural, one {# match live} other {# matches live}}',
    description: 'A link to the home page, below the head of every other page, while matches are being played.',
  },
  notPlayed: { id: 'site.notPlayed', defaultMessage: 'This is not the current season.' },
  toPlayed: { id: 'site.toPlayed', defaultMessage: 'Go to season {name}' },
  notKept: {
    id: 'site.notKept',
    defaultMessage: 'This page has nothing about this season.',
    description: 'A season that is over, without divisions, news or a board.',
  },
  noSeason: { id: 'site.noSeason', defaultMessage: 'No season has been announced yet.' },
  otherDocuments: {
    id: 'site.otherDocuments',
    defaultMessage: 'Other documents',
    description: 'The heading of documents without a category.',
  },
  sizeOf: { id: 'site.sizeOf', defaultMessage: '{kind}, {megabytes} MB', description: 'The kind and the size of a file: "PDF, 1.2 MB".' },
  map: { id: 'site.map', defaultMessage: 'Show on the map' },
  contact: { id: 'site.contact', defaultMessage: 'Contact' },
  runsOn: {
    id: 'site.runsOn',
    defaultMessage: 'Runs on {brand}',
    description: 'A link to the platform, at the foot of the site of a competition.',
  },
  loggedInAs: { id: 'site.loggedInAs', defaultMessage: 'Logged in as {name}' },
});

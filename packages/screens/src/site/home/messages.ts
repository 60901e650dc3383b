import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'siteHome.description', defaultMessage: 'Seasons, standings and fixtures of {name}.' },
  welcome: { id: 'siteHome.welcome', defaultMessage: 'Welcome' },
  from: { id: 'siteHome.from', defaultMessage: 'First day' },
  to: { id: 'siteHome.to', defaultMessage: 'Last day' },
  comes: { id: 'siteHome.comes', defaultMessage: 'Begins {day}', description: 'A season that has not begun: "Begins 6 Sep 2026".' },
  runs: { id: 'siteHome.runs', defaultMessage: 'In progress' },
  over: { id: 'siteHome.over', defaultMessage: 'Over' },
  noSeason: {
    id: 'siteHome.noSeason',
    defaultMessage: 'No season has been announced yet. You will find fixtures, standings and news here once there is one.',
  },
  noTeams: {
    id: 'siteHome.noTeams',
    defaultMessage: 'This site does not show the teams, fixtures and standings of this season yet.',
  },
  noRecord: { id: 'siteHome.noRecord', defaultMessage: 'Teams, fixtures and standings of this season are not kept here.' },
  today: { id: 'siteHome.today', defaultMessage: 'Today', description: 'Heading of the matches of today.' },
  next: { id: 'siteHome.next', defaultMessage: 'Next matches' },
  days: { id: 'siteHome.days', defaultMessage: '{from} to {to}', description: 'The first and the last day of some matches.' },
  places: {
    id: 'siteHome.places',
    defaultMessage: 'number {first} v number {second}',
    description: 'After the name of a division: the places of the two teams of a match.',
  },
  leaders: { id: 'siteHome.leaders', defaultMessage: 'In the lead', description: 'Heading of the leaders of four leaderboards.' },
  shared: { id: 'siteHome.shared', defaultMessage: '{name} and others', description: 'Several players lead a leaderboard.' },
  allNews: { id: 'siteHome.allNews', defaultMessage: 'All news' },
  champions: { id: 'siteHome.champions', defaultMessage: 'Champions', description: 'The winners of a finished season.' },
  noChampion: { id: 'siteHome.noChampion', defaultMessage: 'No champion' },
  up: { id: 'siteHome.up', defaultMessage: 'Promoted: {teams}' },
  down: { id: 'siteHome.down', defaultMessage: 'Relegated: {teams}' },
  firstMatchday: { id: 'siteHome.firstMatchday', defaultMessage: 'The first matchday begins on {day}.' },
  sponsors: { id: 'siteHome.sponsors', defaultMessage: 'Sponsors' },
  follow: { id: 'siteHome.follow', defaultMessage: 'New to darts?' },
  seasons: { id: 'siteHome.seasons', defaultMessage: 'Seasons' },
});

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
  follow: { id: 'siteHome.follow', defaultMessage: 'New to darts?' },
  seasons: { id: 'siteHome.seasons', defaultMessage: 'Seasons' },
});

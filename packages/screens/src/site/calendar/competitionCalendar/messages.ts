import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionCalendar.description', defaultMessage: 'Fixtures and results of {name}.' },
  none: { id: 'competitionCalendar.none', defaultMessage: 'No matches are planned on these days.' },
  notPublished: {
    id: 'competitionCalendar.notPublished',
    defaultMessage: 'The fixtures have not been published yet. These are the matchdays:',
  },
  nothing: { id: 'competitionCalendar.nothing', defaultMessage: 'The fixtures have not been published yet.' },
  noFixtures: {
    id: 'competitionCalendar.noFixtures',
    defaultMessage: 'There are no fixtures of this season on this site.',
    description: 'The calendar of a season that is over.',
  },
  earlier: { id: 'competitionCalendar.earlier', defaultMessage: 'Earlier matchdays' },
  later: { id: 'competitionCalendar.later', defaultMessage: 'Later matchdays' },
  earlierMonth: { id: 'competitionCalendar.earlierMonth', defaultMessage: 'Previous month' },
  laterMonth: { id: 'competitionCalendar.laterMonth', defaultMessage: 'Next month' },
  asMonth: { id: 'competitionCalendar.asMonth', defaultMessage: 'Month', description: 'Link: shows a month as a table of weeks.' },
  asList: { id: 'competitionCalendar.asList', defaultMessage: 'List', description: 'Link: shows matches below each other.' },
  more: {
    id: 'competitionCalendar.more',
    defaultMessage: '{count} more',
    description: 'Link to the other matches of a day.',
  },
  tooMany: {
    id: 'competitionCalendar.tooMany',
    defaultMessage: 'This month has more matches than are shown. Choose a division or a team.',
  },
  today: { id: 'competitionCalendar.today', defaultMessage: 'Today' },
  days: {
    id: 'competitionCalendar.days',
    defaultMessage: '{from} to {to}',
    description: 'The first and the last day of a part of the calendar.',
  },
  matchdays: {
    id: 'competitionCalendar.matchdays',
    defaultMessage: '{first, select, same {Matchday {last}} other {Matchdays {first} to {last}}}',
    description: 'The matchdays of a part of the calendar.',
  },
  onDay: { id: 'competitionCalendar.onDay', defaultMessage: '{day}, {matchday}', description: '"Friday 20 November 2026, matchday 9"' },
  undated: { id: 'competitionCalendar.undated', defaultMessage: 'No date yet' },
  blocked: { id: 'competitionCalendar.blocked', defaultMessage: 'No matches' },
  group: { id: 'competitionCalendar.group', defaultMessage: 'Division or cup' },
  allGroups: { id: 'competitionCalendar.allGroups', defaultMessage: 'All divisions' },
  team: { id: 'competitionCalendar.team', defaultMessage: 'Team' },
  allTeams: { id: 'competitionCalendar.allTeams', defaultMessage: 'All teams' },
  allLocations: { id: 'competitionCalendar.allLocations', defaultMessage: 'All locations' },
  show: {
    id: 'competitionCalendar.show',
    defaultMessage: 'Show matches',
    description: 'Button of the filters in browsers without JavaScript.',
  },
  subscribe: { id: 'competitionCalendar.subscribe', defaultMessage: 'In your own calendar' },
  subscribeTo: {
    id: 'competitionCalendar.subscribeTo',
    defaultMessage: 'All matches of {what}. If a match moves or is cancelled, your calendar follows, usually within a day.',
    description: 'what: a team, a location, a division, or "the season".',
  },
  theSeason: { id: 'competitionCalendar.theSeason', defaultMessage: 'the season' },
  movedFrom: { id: 'competitionCalendar.movedFrom', defaultMessage: 'Moved from {day}' },
  versus: { id: 'competitionCalendar.versus', defaultMessage: 'v', description: 'Between two teams that have not played yet.' },
});

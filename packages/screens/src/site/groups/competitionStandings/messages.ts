import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionStandings.description', defaultMessage: 'Table and matches of {group}, {name}.' },
  after: { id: 'competitionStandings.after', defaultMessage: 'After matchday' },
  latest: { id: 'competitionStandings.latest', defaultMessage: 'Latest', description: 'In place of a matchday: with all results.' },
  matches: { id: 'competitionStandings.matches', defaultMessage: 'Matches' },
  all: { id: 'competitionStandings.all', defaultMessage: 'All', description: 'Matches at home and away.' },
  live: { id: 'competitionStandings.live', defaultMessage: 'With matches in progress' },
  last: { id: 'competitionStandings.last', defaultMessage: 'last matchday', description: 'Beside the heading "Matchday 9".' },
  course: {
    id: 'competitionStandings.course',
    defaultMessage: 'Place by matchday',
    description: 'Heading of a chart with a line for each team.',
  },
  courseChart: {
    id: 'competitionStandings.courseChart',
    defaultMessage: '{group}: the place of each team after matchdays {first} to {last}',
    description: 'Name of the chart for screen readers.',
  },
  courseHint: {
    id: 'competitionStandings.courseHint',
    defaultMessage: 'Choose a team in the chart to follow its line.',
  },
  courseOfTeam: {
    id: 'competitionStandings.courseOfTeam',
    defaultMessage: '{team}: place {place}. Best place: {best}. Lowest place: {lowest}.',
  },
  next: { id: 'competitionStandings.next', defaultMessage: 'next matchday', description: 'Beside the heading "Matchday 10".' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: {
    id: 'teamCreateExisting.description',
    defaultMessage: 'Each team keeps the location, the home evening and the captains of its latest season.',
  },
  search: { id: 'teamCreateExisting.search', defaultMessage: 'Search by team, club, location or captain' },
  teams: { id: 'teamCreateExisting.teams', defaultMessage: 'Teams of other seasons' },
  choose: { id: 'teamCreateExisting.choose', defaultMessage: 'Add {name}', description: 'Label of a checkbox in a list of teams.' },
  chooseAll: { id: 'teamCreateExisting.chooseAll', defaultMessage: 'All teams in this list' },
  entered: { id: 'teamCreateExisting.entered', defaultMessage: 'Plays this season', description: 'The team has been added already.' },
  lastPlace: {
    id: 'teamCreateExisting.lastPlace',
    defaultMessage: 'Last season',
    description: 'Head of a column: season, division and place.',
  },
  place: {
    id: 'teamCreateExisting.place',
    defaultMessage: '{group}, place {position}',
    description: 'The place of a team in the table of a division.',
  },
  withRoster: { id: 'teamCreateExisting.withRoster', defaultMessage: 'Also add the players of these teams' },
  withRosterHint: {
    id: 'teamCreateExisting.withRosterHint',
    defaultMessage: 'Players on loan are left out, and players who are in a team of this season.',
  },
  add: {
    id: 'teamCreateExisting.add',
    defaultMessage: '{count, plural, =0 {Add teams} one {Add # team} other {Add # teams}}',
  },
  chosen: {
    id: 'teamCreateExisting.chosen',
    defaultMessage: '{count, plural, =0 {No team is chosen.} one {# team is chosen.} other {# teams are chosen.}}',
  },
  noneChosen: { id: 'teamCreateExisting.noneChosen', defaultMessage: 'Choose a team first.' },
  tooMany: { id: 'teamCreateExisting.tooMany', defaultMessage: 'Choose at most {most} teams at a time.' },
  added: {
    id: 'teamCreateExisting.added',
    defaultMessage: '{count, plural, one {# team now plays this season.} other {# teams now play this season.}}',
  },
  none: { id: 'teamCreateExisting.none', defaultMessage: 'No team has played in another season yet.' },
  noneFound: { id: 'teamCreateExisting.noneFound', defaultMessage: 'No team matches.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  none: { id: 'locationTeams.none', defaultMessage: 'No team is at home here yet.' },
  assign: { id: 'locationTeams.assign', defaultMessage: 'Add team' },
  assignTitle: { id: 'locationTeams.assignTitle', defaultMessage: 'Add a team to {location}' },
  assignTeam: { id: 'locationTeams.assignTeam', defaultMessage: 'Team' },
  teamAt: { id: 'locationTeams.teamAt', defaultMessage: '{team}, now at {location}', description: 'A team with its present location.' },
  teamMissing: { id: 'locationTeams.teamMissing', defaultMessage: 'Choose a team.' },
  allHere: { id: 'locationTeams.allHere', defaultMessage: 'Every team of the season is at home here.' },
  move: { id: 'locationTeams.move', defaultMessage: 'Move', description: 'Button that moves a team to another location.' },
  moveTitle: { id: 'locationTeams.moveTitle', defaultMessage: 'Move {name}' },
  moveTo: { id: 'locationTeams.moveTo', defaultMessage: 'New location' },
  noLocation: { id: 'locationTeams.noLocation', defaultMessage: 'No location for now' },
  moved: { id: 'locationTeams.moved', defaultMessage: '{name} now plays at home at {location}.' },
  removed: { id: 'locationTeams.removed', defaultMessage: '{name} has no location now.' },
  matchesStay: {
    id: 'locationTeams.matchesStay',
    defaultMessage: 'Matches that are planned already stay where they are. Move them in the fixtures.',
  },
  demand: {
    id: 'locationTeams.demand',
    defaultMessage:
      '{weekday}: {teams, plural, one {# team} other {# teams}}, {boards, plural, =0 {no boards} one {# board} other {# boards}}',
  },
  tooMany: {
    id: 'locationTeams.tooMany',
    defaultMessage: 'Not all of them can play at home here, even in turns.',
    description: 'A location has too few boards on a weekday for its teams.',
  },
});

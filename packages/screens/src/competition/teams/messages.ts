import { defineMessages } from '@oche/i18n/messages';

/** Texts that the pages of a team share. */
export const messages = defineMessages({
  pages: { id: 'teamFrame.pages', defaultMessage: 'Pages of the team' },
  statistics: { id: 'teamFrame.statistics', defaultMessage: 'Statistics' },
  places: {
    id: 'teamFrame.places',
    defaultMessage:
      '{count, plural, one {# of {most} places} other {# of {most} places}}{waiting, plural, =0 {} one {, # asked for} other {, # asked for}}',
    description: 'The number of players of a team, the most that the season allows, and for how many the team has asked.',
  },
  addPlayer: { id: 'teamFrame.addPlayer', defaultMessage: 'Add player' },
  noPlayers: { id: 'teamFrame.noPlayers', defaultMessage: 'No players yet.' },
  roles: {
    id: 'teamFrame.roles',
    defaultMessage: '{kind, select, loan {on loan} second {second team} other {}}',
    description: 'How a player plays for a team, after the name. Empty for the players of the team itself.',
  },
  waitsFor: {
    id: 'teamFrame.waitsFor',
    defaultMessage: '{who, select, team {Waits for {team}} other {Waits for the organiser}}',
    description: 'The state of a player whom the team has asked for. The other team agrees first.',
  },
  takeBack: { id: 'teamFrame.takeBack', defaultMessage: 'Take back', description: 'Takes back a request for a player.' },
  takenBack: { id: 'teamFrame.takenBack', defaultMessage: 'The request for {name} has been taken back.' },
  leavesIfAccepted: {
    id: 'teamFrame.leavesIfAccepted',
    defaultMessage: 'Leaves for {team} on {day}, if an organiser accepts',
    description: 'A player whose captain has agreed to a request of another team.',
  },
  disagree: {
    id: 'teamFrame.disagree',
    defaultMessage: 'Refuse after all',
    description: 'Refuses a request for a player to which the captain had agreed.',
  },
  disagreed: { id: 'teamFrame.disagreed', defaultMessage: 'You have refused the request for {name}.' },
  leavesFor: {
    id: 'teamFrame.leavesFor',
    defaultMessage: 'Leaves for {team} on {day}',
    description: 'A player who changes teams. day: the first day in the new team.',
  },
  lastDay: { id: 'teamFrame.lastDay', defaultMessage: 'Until {day}', description: 'The last day of a player in a team.' },
  refusedRequests: { id: 'teamFrame.refusedRequests', defaultMessage: 'Refused requests' },
  refused: {
    id: 'teamFrame.refused',
    defaultMessage: 'The request for {name} was refused on {day}.',
    description: 'The reason may follow.',
  },
  overtaken: {
    id: 'teamFrame.overtaken',
    defaultMessage: 'The request for {name} ended on {day}, because the player joins {team}.',
  },
  hasLeft: { id: 'teamFrame.hasLeft', defaultMessage: 'Leaves the team as a player, and is still captain' },
  since: { id: 'teamFrame.since', defaultMessage: 'In the team since' },
  until: { id: 'teamFrame.until', defaultMessage: '{from} to {to}', description: 'Days on which a player is in a team.' },
});

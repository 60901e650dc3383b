import { defineMessages } from '@oche/i18n/messages';

/** Texts that the pages of a team share. */
export const messages = defineMessages({
  pages: { id: 'teamFrame.pages', defaultMessage: 'Pages of the team' },
  roster: { id: 'teamFrame.roster', defaultMessage: 'Roster', description: 'The players of a team.' },
  statistics: { id: 'teamFrame.statistics', defaultMessage: 'Statistics' },
  places: {
    id: 'teamFrame.places',
    defaultMessage: '{count, plural, one {# of {most} places} other {# of {most} places}}',
    description: 'The number of players of a team, and the most that the season allows.',
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
  since: { id: 'teamFrame.since', defaultMessage: 'In the team since' },
  until: { id: 'teamFrame.until', defaultMessage: '{from} to {to}', description: 'Days on which a player is in a team.' },
});

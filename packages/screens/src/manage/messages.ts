import { defineMessages } from '@oche/i18n/messages';

/** What several of the organiser's pages say. */
export const messages = defineMessages({
  navigation: { id: 'manage.navigation', defaultMessage: 'Your club' },
  participants: { id: 'manage.participants', defaultMessage: 'Participants' },
  places: { id: 'manage.places', defaultMessage: 'Events and locations' },
  club: { id: 'manage.club', defaultMessage: 'Club: {name}', description: 'Button that opens a list of the clubs of the organiser.' },
  nameMissing: { id: 'manage.nameMissing', defaultMessage: 'Enter a name.' },
  newEvent: { id: 'manage.newEvent', defaultMessage: 'New event' },
  newTournament: { id: 'manage.newTournament', defaultMessage: 'New tournament' },
  newLocation: { id: 'manage.newLocation', defaultMessage: 'New location' },
  notSaved: { id: 'manage.notSaved', defaultMessage: 'Not saved yet' },
  date: { id: 'manage.date', defaultMessage: 'Date' },
  time: { id: 'manage.time', defaultMessage: 'Time' },
  boardCount: { id: 'manage.boardCount', defaultMessage: '{count, plural, one {# board} other {# boards}}' },
  tournamentCount: { id: 'manage.tournamentCount', defaultMessage: '{count, plural, one {# tournament} other {# tournaments}}' },
  actions: { id: 'manage.actions', defaultMessage: 'Actions', description: 'Head of a column of buttons, for screen readers.' },
  more: { id: 'manage.more', defaultMessage: 'More actions for {name}', description: 'Button with three dots that opens a menu.' },
});

/** The first thing of a new organiser. */
export const newClubMessages = defineMessages({
  title: { id: 'newClub.title', defaultMessage: 'What is your club called?' },
  lead: {
    id: 'newClub.lead',
    defaultMessage: 'Locations, events, tournaments and players belong to a club. Four friends and a board count as one too.',
  },
  name: { id: 'newClub.name', defaultMessage: 'Name of the club' },
  create: { id: 'newClub.create', defaultMessage: 'Create the club' },
  creating: { id: 'newClub.creating', defaultMessage: 'Creating the club' },
});

/** The table of the club's tournaments. */
export const tableMessages = defineMessages({
  when: { id: 'managedTournaments.when', defaultMessage: 'When' },
  status: { id: 'managedTournaments.status', defaultMessage: 'Status' },
  test: { id: 'managedTournaments.test', defaultMessage: 'Test' },
  wonBy: { id: 'managedTournaments.wonBy', defaultMessage: '{name} won' },
});

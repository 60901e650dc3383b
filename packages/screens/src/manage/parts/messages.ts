import { defineMessages } from '@oche/i18n/messages';

/** Texts that several of the organiser's pages share. */
export const messages = defineMessages({
  navigation: { id: 'organiser.navigation', defaultMessage: 'Your club' },
  participants: { id: 'organiser.participants', defaultMessage: 'Participants' },
  places: { id: 'organiser.places', defaultMessage: 'Events and locations' },
  club: { id: 'organiser.club', defaultMessage: 'Club: {name}', description: 'Button that opens a list of the clubs of the organiser.' },
  nameMissing: { id: 'organiser.nameMissing', defaultMessage: 'Enter a name.' },
  newEvent: { id: 'organiser.newEvent', defaultMessage: 'New event' },
  newTournament: { id: 'organiser.newTournament', defaultMessage: 'New tournament' },
  newLocation: { id: 'organiser.newLocation', defaultMessage: 'New location' },
  notSaved: { id: 'organiser.notSaved', defaultMessage: 'Not saved yet' },
  date: { id: 'organiser.date', defaultMessage: 'Date' },
  time: { id: 'organiser.time', defaultMessage: 'Time' },
  boardCount: { id: 'organiser.boardCount', defaultMessage: '{count, plural, one {# board} other {# boards}}' },
  tournamentCount: { id: 'organiser.tournamentCount', defaultMessage: '{count, plural, one {# tournament} other {# tournaments}}' },
  actions: { id: 'organiser.actions', defaultMessage: 'Actions', description: 'Head of a column of buttons, for screen readers.' },
  more: { id: 'organiser.more', defaultMessage: 'More actions for {name}', description: 'Button with three dots that opens a menu.' },
});

/** The form in which a new organiser creates a club. */
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

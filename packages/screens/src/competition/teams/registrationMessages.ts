import { defineMessages } from '@oche/i18n/messages';

/** Texts of teams that ask to play, and of their answers. */
export const registrationMessages = defineMessages({
  title: { id: 'registration.title', defaultMessage: 'Teams that ask to play' },
  captain: { id: 'registration.captain', defaultMessage: 'Captain: {name}' },
  newLocation: { id: 'registration.newLocation', defaultMessage: 'new location: {location}' },
  entered: { id: 'registration.entered', defaultMessage: 'A team of this name plays already.' },
  former: { id: 'registration.former', defaultMessage: 'A team of this name has played before.' },
  acceptTitle: { id: 'registration.acceptTitle', defaultMessage: 'Accept {name}?' },
  acceptMeans: {
    id: 'registration.acceptMeans',
    defaultMessage:
      'The team then plays in this season, and its captain gets an e-mail with the link of the team. Add it to a division afterwards.',
  },
  accepted: { id: 'registration.accepted', defaultMessage: '{name} plays this season.' },
  enteredMeans: {
    id: 'registration.enteredMeans',
    defaultMessage: 'A team called {name} plays in this season already. Give this one another name.',
  },
  formerMeans: {
    id: 'registration.formerMeans',
    defaultMessage: '{name} has played before, and is entered as the same team. If it is another team, give it another name.',
  },
  otherAddress: {
    id: 'registration.otherAddress',
    defaultMessage: 'Its captain was {captains}. The e-mail address of this request is not known. Make sure that it comes from the team.',
    description: 'The argument is one or more names.',
  },
  noAddress: {
    id: 'registration.noAddress',
    defaultMessage: 'It had no captain with an e-mail address. Make sure that this request comes from the team.',
  },
  withRosterHint: {
    id: 'registration.withRosterHint',
    defaultMessage: 'The captain then sees the names and e-mail addresses of the players.',
  },
  withRoster: { id: 'registration.withRoster', defaultMessage: 'With its players of then' },
  createLocation: { id: 'registration.createLocation', defaultMessage: 'Create a new location' },
  asksFor: { id: 'registration.asksFor', defaultMessage: 'The team asks for: {location}' },
  locationName: { id: 'registration.locationName', defaultMessage: 'Name of the location' },
  locationBoards: { id: 'registration.locationBoards', defaultMessage: 'Boards of the location' },
  refuseTitle: { id: 'registration.refuseTitle', defaultMessage: 'Refuse {name}?' },
  refuseMeans: {
    id: 'registration.refuseMeans',
    defaultMessage: 'The captain gets an e-mail with your reason. The request is deleted.',
  },
  refused: { id: 'registration.refused', defaultMessage: '{name} was refused.' },
});

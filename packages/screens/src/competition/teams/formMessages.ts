import { defineMessages } from '@oche/i18n/messages';

/** The form of a team in a season. */
export const messages = defineMessages({
  createTitle: { id: 'teamForm.createTitle', defaultMessage: 'New team' },
  addFormer: { id: 'teamForm.addFormer', defaultMessage: 'Add teams of other seasons' },
  create: { id: 'teamForm.create', defaultMessage: 'Create team' },
  created: { id: 'teamForm.created', defaultMessage: '{name} plays this season.' },
  nameTaken: { id: 'teamForm.nameTaken', defaultMessage: 'A team already has this name.' },
  existing: {
    id: 'teamForm.existing',
    defaultMessage: '{name} has played before. Add it with its location, its evening and its captains?',
  },
  addExisting: { id: 'teamForm.addExisting', defaultMessage: 'Add this team' },
  short: { id: 'teamForm.short', defaultMessage: 'Short name' },
  shortHint: { id: 'teamForm.shortHint', defaultMessage: 'For tables and boards, 2 to 12 characters.' },
  shortInvalid: { id: 'teamForm.shortInvalid', defaultMessage: 'Enter 2 to 12 characters.' },
  clubHint: { id: 'teamForm.clubHint', defaultMessage: 'Teams of one club do not meet early in a cup, and lend players to each other.' },
  location: { id: 'teamForm.location', defaultMessage: 'Home location' },
  weekday: { id: 'teamForm.weekday', defaultMessage: 'Weekday of home matches' },
  time: { id: 'teamForm.time', defaultMessage: 'Start of home matches' },
  wishes: { id: 'teamForm.wishes', defaultMessage: 'Wishes for the fixtures' },
  wishesHint: { id: 'teamForm.wishesHint', defaultMessage: 'For example the weeks in which the location is closed.' },
  captains: { id: 'teamForm.captains', defaultMessage: 'Captains' },
  captainsHint: {
    id: 'teamForm.captainsHint',
    defaultMessage:
      'With an e-mail address, a captain gets the link of the team when the season opens and when its fixtures are published. A captain with an account opens the link once to have the team in the account. Organisers and captains of the season see these contacts.',
  },
  phoneInvalid: { id: 'teamForm.phoneInvalid', defaultMessage: 'Enter a phone number with digits.' },
  addCaptain: { id: 'teamForm.addCaptain', defaultMessage: 'Add captain' },
  addViceCaptain: { id: 'teamForm.addViceCaptain', defaultMessage: 'Add vice-captain' },
  viceCaptain: { id: 'teamForm.viceCaptain', defaultMessage: 'Vice-captain {number}' },
});

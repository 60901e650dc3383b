import { defineMessages } from '@oche/i18n/messages';

/** The forms of a player in a team. */
export const messages = defineMessages({
  memberEditTitle: { id: 'memberForm.editTitle', defaultMessage: 'Edit player' },
  add: { id: 'memberForm.add', defaultMessage: 'Add player' },
  ask: { id: 'memberForm.ask', defaultMessage: 'Ask the organiser' },
  askMeans: { id: 'memberForm.askMeans', defaultMessage: 'The player joins the team when an organiser of the season accepts.' },
  added: { id: 'memberForm.added', defaultMessage: '{name} plays for {team}.' },
  asked: { id: 'memberForm.asked', defaultMessage: 'The organisers have been asked about {name}.' },
  perhaps: { id: 'memberForm.perhaps', defaultMessage: 'Perhaps the same person' },
  same: { id: 'memberForm.same', defaultMessage: 'This is {name}', description: 'Button: the typed name belongs to this known player.' },
  alreadyIn: { id: 'memberForm.alreadyIn', defaultMessage: '{name} already plays for {team}.' },
  askedAlready: { id: 'memberForm.askedAlready', defaultMessage: '{team} has already asked for {name}.' },
  isSame: {
    id: 'memberForm.isSame',
    defaultMessage: 'The same person',
    description: 'Link back to the team: the typed name is that of a player in it.',
  },
  isAnother: {
    id: 'memberForm.isAnother',
    defaultMessage: 'Another person',
    description: 'Button: the typed name is not that of the player of this name.',
  },
  another: { id: 'memberForm.another', defaultMessage: 'You are adding another person of this name. The number tells them apart.' },
  chooseNamesake: { id: 'memberForm.chooseNamesake', defaultMessage: 'Choose below whether this is the same person or another one.' },
  requestOpen: {
    id: 'memberForm.requestOpen',
    defaultMessage: 'The team has already asked for this person. For another person of this name, enter an e-mail address.',
  },
  known: { id: 'memberForm.known', defaultMessage: '{name} is a known player. Earlier results stay together.' },
  somebodyElse: { id: 'memberForm.somebodyElse', defaultMessage: 'Somebody else' },
  number: { id: 'memberForm.number', defaultMessage: 'Number' },
  numberHint: { id: 'memberForm.numberHint', defaultMessage: 'Leave it empty for the next free number.' },
  numberInvalid: { id: 'memberForm.numberInvalid', defaultMessage: 'Enter a number from 1 to 999999.' },
  bornOn: { id: 'memberForm.bornOn', defaultMessage: 'Date of birth' },
  bornOnHint: { id: 'memberForm.bornOnHint', defaultMessage: 'Only the organisers see it. It decides how public pages show minors.' },
  consent: { id: 'memberForm.consent', defaultMessage: 'The parents agree that public pages show the full name' },
  class: { id: 'memberForm.class', defaultMessage: 'Class' },
  classHint: { id: 'memberForm.classHint', defaultMessage: 'A class of strength, such as A.' },
  leave: { id: 'memberForm.leave', defaultMessage: 'Leaves the team' },
  leaveTitle: { id: 'memberForm.leaveTitle', defaultMessage: '{name} leaves {team}?' },
  leaveMeans: {
    id: 'memberForm.leaveMeans',
    defaultMessage: 'Today is the last day in the team. Results stay. The place on the roster is free from {day}.',
    description: 'day: tomorrow.',
  },
  full: {
    id: 'memberForm.full',
    defaultMessage:
      'All {most} places on the roster are taken{requests, plural, =0 {} one {, # by an open request} other {, # by open requests}}.',
  },
  freeFrom: {
    id: 'memberForm.freeFrom',
    defaultMessage:
      'All {most} places on the roster are taken{requests, plural, =0 {} one {, # by an open request} other {, # by open requests}}. The next one is free from {day}.',
    description: 'Players who leave count until the end of their last day.',
  },
  left: { id: 'memberForm.left', defaultMessage: '{name} has left {team}.' },
  onlyEmail: { id: 'memberForm.onlyEmail', defaultMessage: 'Captains change the e-mail address. The organisers change the rest.' },
});

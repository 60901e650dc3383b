import { defineMessages } from '@oche/i18n/messages';

/** The texts of e-mails. E-mails are plain text, so a link is written as its URL. */
export const messages = defineMessages({
  newsSubject: { id: 'mail.news.subject', defaultMessage: '{count, plural, one {# message} other {# messages}} from {organisation}' },
  newsSettings: { id: 'mail.news.settings', defaultMessage: 'You choose which of these e-mails you get in your settings:' },
  newsGuest: {
    id: 'mail.news.guest',
    defaultMessage:
      'You get this e-mail because {organisation} has your address as that of a captain. If you are not a captain, ask them to remove your address.',
  },
  newsWithoutLink: {
    id: 'mail.news.withoutLink',
    defaultMessage: 'Without an account, you need the link of your team. If you do not have it yet, ask the organisers for it.',
  },
  newsTeamLink: {
    id: 'mail.news.teamLink',
    defaultMessage:
      '{count, plural, one {This link opens your team} other {These links open your teams}} without an account. Only captains may have {count, plural, one {it} other {them}}, so do not forward this e-mail.',
    description: 'The link follows in the next line, after the name of the team.',
  },
  registerSubject: { id: 'mail.register.subject', defaultMessage: 'Does “{team}” want to play in {season}?' },
  registerText: {
    id: 'mail.register.text',
    defaultMessage:
      'On the site of {organisation}, somebody has registered the team “{team}” for {season}, with your e-mail address as that of the captain. Look at it here, and confirm it:',
  },
  registerLives: {
    id: 'mail.register.lives',
    defaultMessage:
      'The team is only registered once you have confirmed it. The link works once, within {hours, plural, one {# hour} other {# hours}}.',
  },
  registerNotYou: {
    id: 'mail.register.notYou',
    defaultMessage: 'If this means nothing to you, ignore this e-mail: nothing happens, and your address is deleted.',
  },
  waitsSubject: { id: 'mail.waits.subject', defaultMessage: '“{team}” already waits for an answer' },
  waitsText: {
    id: 'mail.waits.text',
    defaultMessage:
      'Somebody has registered a team for {season} with your e-mail address. You have registered “{team}” already, and {organisation} has not answered yet. With one address, one team can wait for an answer. Register another team after the answer, or with another address.',
  },
  acceptedSubject: { id: 'mail.accepted.subject', defaultMessage: '“{team}” plays in {season}' },
  acceptedText: { id: 'mail.accepted.text', defaultMessage: '{organisation} has accepted your team “{team}” for {season}.' },
  acceptedCode: {
    id: 'mail.accepted.code',
    defaultMessage: 'With this code, you sign the sheet of a match on the device of somebody else: {code}',
  },
  refusedSubject: { id: 'mail.refused.subject', defaultMessage: '“{team}” does not play in {season}' },
  refusedText: {
    id: 'mail.refused.text',
    defaultMessage: '{organisation} has not accepted your team “{team}” for {season}: “{reason}”',
  },
  hello: { id: 'mail.hello', defaultMessage: 'Hello {name},', description: 'The first line of every mail.' },
  helloThere: {
    id: 'mail.helloThere',
    defaultMessage: 'Hello,',
    description: 'The first line of a mail to somebody whose name is not known.',
  },
  goodBye: { id: 'mail.goodBye', defaultMessage: 'Good darts,\nOche', description: 'The last lines of every mail.' },
  linkLives: {
    id: 'mail.linkLives',
    defaultMessage: 'The link works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  },
  resetSubject: { id: 'mail.reset.subject', defaultMessage: 'Set a new password' },
  resetText: {
    id: 'mail.reset.text',
    defaultMessage: 'Somebody, most likely you, asked for a new password for this e-mail address. Set it here:',
  },
  nameSubject: { id: 'mail.name.subject', defaultMessage: 'Change your name' },
  nameText: {
    id: 'mail.name.text',
    defaultMessage: 'You asked to be called “{to}” from now on. Confirm it here:',
  },
  nameNotYou: { id: 'mail.name.notYou', defaultMessage: 'If this was not you, ignore this e-mail: your name stays as it is.' },
  emailSubject: { id: 'mail.email.subject', defaultMessage: 'Confirm your e-mail address' },
  emailText: {
    id: 'mail.email.text',
    defaultMessage: 'You asked to use this address, {email}, for your account. Confirm it here:',
  },
  nothingChanges: { id: 'mail.nothingChanges', defaultMessage: 'If this was not you, ignore this e-mail: nothing changes.' },
  changedSubject: { id: 'mail.changed.subject', defaultMessage: 'Your e-mail address was changed' },
  changedText: {
    id: 'mail.changed.text',
    defaultMessage: 'Your account now uses the address {email}. E-mails no longer come to this one.',
  },
  changedNotYou: {
    id: 'mail.changed.notYou',
    defaultMessage: 'If this was not you, somebody knows your password. Reply to this e-mail, and we will look into it.',
  },
  passwordChangedSubject: { id: 'mail.passwordChanged.subject', defaultMessage: 'Your password was changed' },
  passwordChangedText: {
    id: 'mail.passwordChanged.text',
    defaultMessage: 'Your account has a new password. Other devices have been logged out.',
  },
  passwordChangedNotYou: {
    id: 'mail.passwordChanged.notYou',
    defaultMessage: 'If this was not you, set another password at once:',
  },
  invitationLives: {
    id: 'mail.invitation.lives',
    defaultMessage:
      'The link works once, within {days, plural, one {# day} other {# days}}. If you have no account, you can create one on the way.',
  },
  invitationNotYou: {
    id: 'mail.invitation.notYou',
    defaultMessage: 'If this means nothing to you, ignore this e-mail: nothing happens unless you accept.',
  },
  somebody: {
    id: 'mail.invitation.somebody',
    defaultMessage: 'Somebody',
    description: 'In place of a name, as the subject of a sentence.',
  },
  memberSubject: { id: 'mail.invitation.memberSubject', defaultMessage: '{from} invites you to {organisation}' },
  memberText: {
    id: 'mail.invitation.memberText',
    defaultMessage:
      '{from} would like you to help run {organisation}, as {role, select, admin {an administrator} other {an editor}}. Accept here:',
  },
  playerSubject: { id: 'mail.invitation.playerSubject', defaultMessage: 'Are you {player} at {organisation}?' },
  playerText: {
    id: 'mail.invitation.playerText',
    defaultMessage:
      '{from} asks whether you are “{player}” in the tournaments of {organisation}. If so, your games and statistics there will be in your account, and you will be told when you are called to a board. Accept here:',
  },
  resetNotYou: {
    id: 'mail.reset.notYou',
    defaultMessage: 'If this was not you, ignore this e-mail: your password stays as it is.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of the registration of a team on the site of a competition. */
export const registerMessages = defineMessages({
  title: { id: 'siteHome.register.title', defaultMessage: 'Register a team' },
  text: {
    id: 'siteHome.register.text',
    defaultMessage: 'Do you want to play in {season} with your team? Register it here. You need no account.',
  },
  later: { id: 'siteHome.register.later', defaultMessage: 'Teams can register for {season} now.' },
  another: { id: 'siteHome.register.another', defaultMessage: 'Register another team' },
  means: {
    id: 'siteHome.register.means',
    defaultMessage: 'The captain gets an e-mail with a link to confirm it. Then the organisers decide, and answer by e-mail.',
  },
  name: { id: 'siteHome.register.name', defaultMessage: 'Name of the team' },
  nameMissing: { id: 'siteHome.register.nameMissing', defaultMessage: 'Enter the name of the team.' },
  clubHint: { id: 'siteHome.register.clubHint', defaultMessage: 'Leave it empty if the team belongs to no club.' },
  weekday: { id: 'siteHome.register.weekday', defaultMessage: 'Evening of home matches' },
  time: { id: 'siteHome.register.time', defaultMessage: 'Start' },
  location: { id: 'siteHome.register.location', defaultMessage: 'Where you play at home' },
  elsewhere: { id: 'siteHome.register.elsewhere', defaultMessage: 'Somewhere else' },
  newLocation: { id: 'siteHome.register.newLocation', defaultMessage: 'Name and address of the location' },
  captain: { id: 'siteHome.register.captain', defaultMessage: 'Name of the captain' },
  captainMissing: { id: 'siteHome.register.captainMissing', defaultMessage: 'Enter the name of the captain.' },
  email: { id: 'siteHome.register.email', defaultMessage: 'E-mail of the captain' },
  emailHint: {
    id: 'siteHome.register.emailHint',
    defaultMessage: 'Only the organisers, and the other captains once the team plays, see it.',
  },
  remark: { id: 'siteHome.register.remark', defaultMessage: 'Remark' },
  remarkHint: {
    id: 'siteHome.register.remarkHint',
    defaultMessage: 'For example the division in which you would like to play, or weeks in which you cannot.',
  },
  send: { id: 'siteHome.register.send', defaultMessage: 'Register' },
  closed: { id: 'siteHome.register.closed', defaultMessage: 'Teams cannot register for this season any more.' },
  full: { id: 'siteHome.register.full', defaultMessage: 'Too many teams have registered. Write to the organisers.' },
  sent: {
    id: 'siteHome.register.sent',
    defaultMessage:
      'We have sent an e-mail to {email}. {team} is only registered once you have opened its link and confirmed it, within a day. If the e-mail is not there, look among the unwanted ones. Each team needs an e-mail address of its own.',
  },
  check: {
    id: 'siteHome.register.check',
    defaultMessage: 'This team asks to play in {season}. Is everything right? Then confirm it, and {organisation} will answer by e-mail.',
  },
  confirm: { id: 'siteHome.register.confirm', defaultMessage: 'Confirm' },
  confirming: { id: 'siteHome.register.confirming', defaultMessage: 'Confirming' },
  confirmed: {
    id: 'siteHome.register.confirmed',
    defaultMessage: '{team} is registered. {organisation} will answer by e-mail.',
  },
  gone: {
    id: 'siteHome.register.gone',
    defaultMessage:
      'This link has been used already, or it is older than a day. If you have confirmed it, the organisers have your team. Otherwise register it again.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of the page that the link of an invitation opens. */
export const invitationMessages = defineMessages({
  title: { id: 'profile.invitation.title', defaultMessage: 'An invitation' },
  roleTitle: { id: 'profile.invitation.roleTitle', defaultMessage: 'Help run {organisation}' },
  roleText: {
    id: 'profile.invitation.roleText',
    defaultMessage:
      '{from} invites you as {role, select, admin {an administrator: you can change everything and decide who is a member} other {an editor: you can change everything except who is a member}}.',
  },
  playerTitle: { id: 'profile.invitation.playerTitle', defaultMessage: 'Are you {player}?' },
  playerText: {
    id: 'profile.invitation.playerText',
    defaultMessage:
      '{from} asks whether you are this player of {organisation}, with {games, plural, =0 {no games} one {# game} other {# games}} played there.',
  },
  playerThen: {
    id: 'profile.invitation.playerThen',
    defaultMessage:
      'If so, the games and statistics are in your account, and you are told when you are called to a board. You can undo this at any time.',
  },
  somebody: {
    id: 'profile.invitation.somebody',
    defaultMessage: 'Somebody',
    description: 'In place of a name, as the subject of a sentence.',
  },
  visitor: { id: 'profile.invitation.visitor', defaultMessage: 'Log in or create an account first; you will then come back here.' },
  as: { id: 'profile.invitation.as', defaultMessage: 'You are logged in as {name}, {email}.' },
  another: { id: 'profile.invitation.another', defaultMessage: 'Use another account' },
  acting: { id: 'profile.invitation.acting', defaultMessage: 'You are acting as somebody else. Only they can answer this.' },
  accept: { id: 'profile.invitation.accept', defaultMessage: 'Accept' },
  accepting: { id: 'profile.invitation.accepting', defaultMessage: 'Accepting' },
  itIsMe: { id: 'profile.invitation.itIsMe', defaultMessage: 'Yes, that is me' },
  belongs: { id: 'profile.invitation.belongs', defaultMessage: 'You now belong to {organisation}' },
  linked: { id: 'profile.invitation.linked', defaultMessage: 'Your account is now linked to {player} of {organisation}' },
  goneTitle: { id: 'profile.invitation.goneTitle', defaultMessage: 'This invitation is no longer valid' },
  gone: {
    id: 'profile.invitation.gone',
    defaultMessage: 'It has been used or withdrawn, or is more than seven days old. Ask whoever sent it for a new one.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** What the page says that the link of an invitation opens. */
export const invitationMessages = defineMessages({
  title: { id: 'invitation.title', defaultMessage: 'An invitation' },
  roleTitle: { id: 'invitation.roleTitle', defaultMessage: 'Help run {organisation}' },
  roleText: {
    id: 'invitation.roleText',
    defaultMessage:
      '{from} invites you as {role, select, admin {an administrator: you can change everything and decide who is a member} editor {an editor: you can change everything except who is a member} other {a captain}}.',
  },
  playerTitle: { id: 'invitation.playerTitle', defaultMessage: 'Are you {player}?' },
  playerText: {
    id: 'invitation.playerText',
    defaultMessage:
      '{from} asks whether you are this player of {organisation}, with {games, plural, =0 {no games} one {# game} other {# games}} played there.',
  },
  playerThen: {
    id: 'invitation.playerThen',
    defaultMessage:
      'If so, the games and statistics are in your account, and you are told when you are called to a board. You can undo this at any time.',
  },
  somebody: { id: 'invitation.somebody', defaultMessage: 'Somebody', description: 'In place of a name, as the subject of a sentence.' },
  visitor: { id: 'invitation.visitor', defaultMessage: 'Log in or create an account first; you will then come back here.' },
  as: { id: 'invitation.as', defaultMessage: 'You are logged in as {name}, {email}.' },
  another: { id: 'invitation.another', defaultMessage: 'Use another account' },
  acting: { id: 'invitation.acting', defaultMessage: 'You are acting as somebody else. Only they can answer this.' },
  accept: { id: 'invitation.accept', defaultMessage: 'Accept' },
  accepting: { id: 'invitation.accepting', defaultMessage: 'Accepting' },
  itIsMe: { id: 'invitation.itIsMe', defaultMessage: 'Yes, that is me' },
  belongs: { id: 'invitation.belongs', defaultMessage: 'You now belong to {organisation}' },
  linked: { id: 'invitation.linked', defaultMessage: 'Your account is now linked to {player} of {organisation}' },
  goneTitle: { id: 'invitation.goneTitle', defaultMessage: 'This invitation is no longer valid' },
  gone: {
    id: 'invitation.gone',
    defaultMessage: 'It has been used or withdrawn, or is more than seven days old. Ask whoever sent it for a new one.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** What the page says that the link of an invitation opens. */
export const invitationMessages = defineMessages({
  title: { id: 'invitation.title', defaultMessage: 'An invitation' },
  roleTitle: { id: 'invitation.roleTitle', defaultMessage: 'Help run {organisation}' },
  roleText: {
    id: 'invitation.roleText',
    defaultMessage:
      '{from} invites you, as {role, select, admin {an administrator: you change everything, and decide who belongs} editor {an editor: you change everything but who belongs} other {a captain}}.',
  },
  playerTitle: { id: 'invitation.playerTitle', defaultMessage: 'Are you {player}?' },
  playerText: {
    id: 'invitation.playerText',
    defaultMessage:
      '{from} asks whether you are this player of {organisation}, who has played {games, plural, =0 {no game yet} one {# game} other {# games}} there.',
  },
  playerThen: {
    id: 'invitation.playerThen',
    defaultMessage:
      'If you are, games and figures are in your account, and you hear when you are called to a board. You can end this at any time.',
  },
  somebody: { id: 'invitation.somebody', defaultMessage: 'Somebody', description: 'In place of a name, as the subject of a sentence.' },
  visitor: { id: 'invitation.visitor', defaultMessage: 'Log in, or make an account first: then you are back here.' },
  as: { id: 'invitation.as', defaultMessage: 'You are logged in as {name}, {email}.' },
  another: { id: 'invitation.another', defaultMessage: 'Use another account' },
  acting: { id: 'invitation.acting', defaultMessage: 'You act as somebody else, who has to say this themselves.' },
  accept: { id: 'invitation.accept', defaultMessage: 'Accept' },
  accepting: { id: 'invitation.accepting', defaultMessage: 'Accepting' },
  itIsMe: { id: 'invitation.itIsMe', defaultMessage: 'Yes, that is me' },
  belongs: { id: 'invitation.belongs', defaultMessage: 'You now belong to {organisation}' },
  linked: { id: 'invitation.linked', defaultMessage: 'You are {player} of {organisation}' },
  goneTitle: { id: 'invitation.goneTitle', defaultMessage: 'This invitation is gone' },
  gone: {
    id: 'invitation.gone',
    defaultMessage: 'It has been taken or withdrawn, or is older than seven days. Ask for a new one where you got it.',
  },
});

import { defineMessages } from '@oche/i18n/messages';

/** Members of an organisation, and invitations to become one. */
export const messages = defineMessages({
  members: { id: 'members.members', defaultMessage: 'Members' },
  role: { id: 'members.role', defaultMessage: 'Role' },
  roleOf: { id: 'members.roleOf', defaultMessage: 'Role of {name}' },
  roleIs: { id: 'members.roleIs', defaultMessage: '{name} is now {role, select, admin {an administrator} other {an editor}}' },
  more: { id: 'members.more', defaultMessage: 'Remove or withdraw', description: 'Head of a column of buttons, for screen readers.' },
  you: { id: 'members.you', defaultMessage: 'you' },
  asked: { id: 'members.asked', defaultMessage: 'invited, until {date}' },
  remove: { id: 'members.remove', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'members.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'members.removeText',
    defaultMessage: '{name} can no longer change anything in {organisation}. What they have done stays.',
  },
  removeButton: { id: 'members.removeButton', defaultMessage: 'Remove' },
  removed: { id: 'members.removed', defaultMessage: '{name} has been removed' },
  leave: { id: 'members.leave', defaultMessage: 'Leave {organisation}' },
  leaveTitle: { id: 'members.leaveTitle', defaultMessage: 'Leave {organisation}?' },
  leaveText: {
    id: 'members.leaveText',
    defaultMessage: 'You will no longer be able to change anything here unless somebody invites you again.',
  },
  leaveButton: { id: 'members.leaveButton', defaultMessage: 'Leave' },
  stay: { id: 'members.stay', defaultMessage: 'Stay' },
  left: { id: 'members.left', defaultMessage: 'You have left {organisation}' },
  withdraw: { id: 'members.withdraw', defaultMessage: 'Withdraw the invitation to {email}' },
  withdrawn: { id: 'members.withdrawn', defaultMessage: 'The invitation to {email} has been withdrawn' },
  keep: { id: 'members.keep', defaultMessage: 'Keep' },
  lastAdmin: { id: 'members.lastAdmin', defaultMessage: 'Make somebody else an administrator first: otherwise nobody would be one.' },
  inviteTitle: { id: 'members.inviteTitle', defaultMessage: 'Invite somebody' },
  inviteText: {
    id: 'members.inviteText',
    defaultMessage:
      'They get a link by e-mail that works once, within seven days. Administrators decide who is a member; editors can change everything else.',
  },
  invite: { id: 'members.invite', defaultMessage: 'Send the invitation' },
  inviting: { id: 'members.inviting', defaultMessage: 'Sending' },
  invited: { id: 'members.invited', defaultMessage: '{email} is invited' },
  memberAlready: { id: 'members.memberAlready', defaultMessage: 'Somebody with this address is already a member.' },
  tooMany: { id: 'members.tooMany', defaultMessage: 'That was a lot of invitations. Wait an hour before the next one.' },
});

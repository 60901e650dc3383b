import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noDomains: { id: 'organisation.noDomains', defaultMessage: 'none so far' },
  since: { id: 'organisation.since', defaultMessage: 'On this site since' },
  noMembers: { id: 'organisation.noMembers', defaultMessage: 'No members yet. Add an administrator.' },
  addMember: { id: 'organisation.addMember', defaultMessage: 'Add a member' },
  email: { id: 'organisation.email', defaultMessage: 'E-mail address of their account' },
  emailUnknown: { id: 'organisation.emailUnknown', defaultMessage: 'No account uses this address. They need to register first.' },
  add: { id: 'organisation.add', defaultMessage: 'Add' },
  adding: { id: 'organisation.adding', defaultMessage: 'Adding' },
  roleOf: { id: 'organisation.roleOf', defaultMessage: 'Role of {name}' },
  roleIs: { id: 'organisation.roleIs', defaultMessage: '{name}: {role}', description: 'After a role was given: "Ann: Editor".' },
  removed: { id: 'organisation.removed', defaultMessage: '{name} is no longer a member' },
  removeMember: { id: 'organisation.removeMember', defaultMessage: 'Remove {name}' },
  bringBack: { id: 'organisation.bringBack', defaultMessage: 'Restore' },
  lastAdmin: { id: 'organisation.lastAdmin', defaultMessage: 'Add another administrator first.' },
});

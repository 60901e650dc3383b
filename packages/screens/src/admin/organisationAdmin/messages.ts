import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noDomains: { id: 'organisationAdmin.noDomains', defaultMessage: 'none so far' },
  since: { id: 'organisationAdmin.since', defaultMessage: 'On this site since' },
  noMembers: { id: 'organisationAdmin.noMembers', defaultMessage: 'No members yet. Add an administrator.' },
  addMember: { id: 'organisationAdmin.addMember', defaultMessage: 'Add a member' },
  email: { id: 'organisationAdmin.email', defaultMessage: 'E-mail address of their account' },
  emailUnknown: { id: 'organisationAdmin.emailUnknown', defaultMessage: 'No account uses this address. They need to register first.' },
  add: { id: 'organisationAdmin.add', defaultMessage: 'Add' },
  adding: { id: 'organisationAdmin.adding', defaultMessage: 'Adding' },
  roleOf: { id: 'organisationAdmin.roleOf', defaultMessage: 'Role of {name}' },
  roleIs: { id: 'organisationAdmin.roleIs', defaultMessage: '{name}: {role}', description: 'After a role was given: "Ann: Editor".' },
  removed: { id: 'organisationAdmin.removed', defaultMessage: '{name} is no longer a member' },
  removeMember: { id: 'organisationAdmin.removeMember', defaultMessage: 'Remove {name}' },
  bringBack: { id: 'organisationAdmin.bringBack', defaultMessage: 'Restore' },
  lastAdmin: { id: 'organisationAdmin.lastAdmin', defaultMessage: 'Add another administrator first.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  noDomains: { id: 'organisation.noDomains', defaultMessage: 'none so far' },
  since: { id: 'organisation.since', defaultMessage: 'Here since' },
  noMembers: { id: 'organisation.noMembers', defaultMessage: 'Nobody belongs to it yet. Give it an administrator.' },
  addMember: { id: 'organisation.addMember', defaultMessage: 'Add a member' },
  email: { id: 'organisation.email', defaultMessage: 'E-mail of an account' },
  emailUnknown: { id: 'organisation.emailUnknown', defaultMessage: 'There is no account with this address. They have to register first.' },
  add: { id: 'organisation.add', defaultMessage: 'Add' },
  adding: { id: 'organisation.adding', defaultMessage: 'Adding' },
  roleOf: { id: 'organisation.roleOf', defaultMessage: 'Role of {name}' },
  roleIs: { id: 'organisation.roleIs', defaultMessage: '{name}: {role}', description: 'After a role was given: "Ann: Editor".' },
  removed: { id: 'organisation.removed', defaultMessage: '{name} is no member any more' },
  removeMember: { id: 'organisation.removeMember', defaultMessage: 'Remove {name}' },
  bringBack: { id: 'organisation.bringBack', defaultMessage: 'Bring back' },
  lastAdmin: { id: 'organisation.lastAdmin', defaultMessage: 'It needs another administrator first.' },
});

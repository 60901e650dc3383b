import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'organisationCreate.title', defaultMessage: 'New competition' },
  lead: {
    id: 'organisationCreate.lead',
    defaultMessage: 'An organisation with seasons, teams and a site of its own. Its members are added on the next page.',
  },
  create: { id: 'organisationCreate.create', defaultMessage: 'Create the competition' },
  creating: { id: 'organisationCreate.creating', defaultMessage: 'Creating the competition' },
});

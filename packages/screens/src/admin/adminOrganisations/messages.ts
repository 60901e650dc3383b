import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  search: { id: 'adminOrganisations.search', defaultMessage: 'Search organisations' },
  found: {
    id: 'adminOrganisations.found',
    defaultMessage: '{count, plural, =0 {No organisation found} one {# organisation} other {# organisations}}',
  },
  create: { id: 'adminOrganisations.create', defaultMessage: 'New competition' },
  which: { id: 'adminOrganisations.which', defaultMessage: 'Which organisations' },
  all: { id: 'adminOrganisations.all', defaultMessage: 'All organisations' },
  kind: { id: 'adminOrganisations.kind', defaultMessage: 'Type' },
  noneFound: { id: 'adminOrganisations.noneFound', defaultMessage: 'No organisations match.' },
});

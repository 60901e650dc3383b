import { defineMessages } from '@oche/i18n/messages';

/** An organisation, as it is shown and typed. */
export const organisationMessages = defineMessages({
  members: { id: 'organisation.members', defaultMessage: 'Members' },
  domains: { id: 'organisation.domains', defaultMessage: 'Host names' },
  domainsHint: {
    id: 'organisation.domainsHint',
    defaultMessage: 'Of its own site, one a line, such as league.example. None is fine too.',
  },
  domainsWrong: { id: 'organisation.domainsWrong', defaultMessage: '“{host}” is no host name. Write it as league.example.' },
  domainsMany: { id: 'organisation.domainsMany', defaultMessage: 'Ten host names are the most.' },
  domainsTaken: { id: 'organisation.domainsTaken', defaultMessage: 'One of these leads to another organisation already.' },
  slug: { id: 'organisation.slug', defaultMessage: 'Name in addresses' },
  slugHint: {
    id: 'organisation.slugHint',
    defaultMessage: 'Small letters, digits and hyphens. Addresses with the earlier name still lead here.',
  },
  slugTaken: { id: 'organisation.slugTaken', defaultMessage: 'This name is taken, or leads to something else.' },
  slugWrong: { id: 'organisation.slugWrong', defaultMessage: 'Only small letters, digits, and hyphens between them.' },
  nameMissing: { id: 'organisation.nameMissing', defaultMessage: 'Give it a name.' },
});

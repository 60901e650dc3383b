import { defineMessages } from '@oche/i18n/messages';

/** Texts about an organisation, on its page and in its form. */
export const organisationMessages = defineMessages({
  members: { id: 'organisation.members', defaultMessage: 'Members' },
  slug: { id: 'organisation.slug', defaultMessage: 'Name in the web address' },
  slugHint: {
    id: 'organisation.slugHint',
    defaultMessage: 'Lower-case letters, digits and hyphens. Links with the old name still work.',
  },
  slugTaken: { id: 'organisation.slugTaken', defaultMessage: 'This name is taken or already leads somewhere else.' },
  slugInvalid: { id: 'organisation.slugInvalid', defaultMessage: 'Only lower-case letters and digits, with hyphens between them.' },
  nameMissing: { id: 'organisation.nameMissing', defaultMessage: 'Enter a name.' },
  clubs: { id: 'organisation.clubs', defaultMessage: 'Clubs' },
  competitions: { id: 'organisation.competitions', defaultMessage: 'Competitions' },
});

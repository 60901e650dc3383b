import { defineMessages } from '@oche/i18n/messages';

export const logoMessages = defineMessages({
  logo: { id: 'organisationAdminEdit.logo.logo', defaultMessage: 'Logo' },
  hint: {
    id: 'organisationAdminEdit.logo.hint',
    defaultMessage: 'PNG, JPEG or WebP, at most 1 MB. It is shown on the site of the competition.',
  },
});

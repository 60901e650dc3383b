import { defineMessages } from '@oche/i18n/messages';

export const logoMessages = defineMessages({
  logo: { id: 'organisationLogo.logo', defaultMessage: 'Logo' },
  hint: {
    id: 'organisationLogo.hint',
    defaultMessage: 'PNG, JPEG or WebP, at most 1 MB. It is shown on the site of the competition.',
  },
});

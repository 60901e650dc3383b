import { defineMessages } from '@oche/i18n/messages';

/** Texts of secret links of teams and matches. */
export const messages = defineMessages({
  copy: { id: 'secretLink.copy', defaultMessage: 'Copy link' },
  copied: { id: 'secretLink.copied', defaultMessage: 'Link copied' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of links that are shared or copied. */
export const messages = defineMessages({
  copy: { id: 'share.copy', defaultMessage: 'Copy link' },
  copied: { id: 'share.copied', defaultMessage: 'Link copied' },
  copyByHand: { id: 'share.copyByHand', defaultMessage: 'This browser does not let pages copy. Select the address and copy it.' },
  notCopied: {
    id: 'share.notCopied',
    defaultMessage: 'This browser does not let pages copy. Copy the address from the address bar.',
  },
});

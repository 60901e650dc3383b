import { defineMessages } from '@oche/i18n/messages';

/** Texts of the menu that shares a page of a competition's site. */
export const shareMessages = defineMessages({
  share: { id: 'shareMenu.share', defaultMessage: 'Share', description: 'A button that opens a menu.' },
  send: { id: 'shareMenu.send', defaultMessage: 'Share link', description: 'Opens the list of apps of the device to share with.' },
  image: { id: 'shareMenu.image', defaultMessage: 'Copy as image', description: 'Copies a picture of the table or the match.' },
  imageCopied: { id: 'shareMenu.imageCopied', defaultMessage: 'Image copied' },
  imageSaved: {
    id: 'shareMenu.imageSaved',
    defaultMessage: 'Image downloaded',
    description: 'Instead of "Image copied", if the browser cannot copy images.',
  },
  imageFailed: { id: 'shareMenu.imageFailed', defaultMessage: 'The image could not be loaded. Try again.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const logoMessages = defineMessages({
  logo: { id: 'organisationLogo.logo', defaultMessage: 'Logo' },
  hint: { id: 'organisationLogo.hint', defaultMessage: 'PNG, JPEG or WebP, at most 1 MB. It is shown on the site of the competition.' },
  choose: { id: 'organisationLogo.choose', defaultMessage: 'Choose a picture' },
  drop: { id: 'organisationLogo.drop', defaultMessage: 'or drop it here' },
  over: { id: 'organisationLogo.over', defaultMessage: 'Drop to upload' },
  replace: { id: 'organisationLogo.replace', defaultMessage: 'Choose another' },
  remove: { id: 'organisationLogo.remove', defaultMessage: 'Remove the logo' },
  cancel: { id: 'organisationLogo.cancel', defaultMessage: 'Cancel the upload' },
  notImage: { id: 'organisationLogo.notImage', defaultMessage: 'This file cannot be shown as a picture. Save it as PNG, JPEG or WebP.' },
  imageSize: { id: 'organisationLogo.imageSize', defaultMessage: 'Each side of the picture must be between 32 and 4096 pixels.' },
  tooBig: { id: 'organisationLogo.tooBig', defaultMessage: 'The file is larger than 1 MB. Save a smaller version.' },
});

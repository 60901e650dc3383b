import { defineMessages } from '@oche/i18n/messages';

export const logoMessages = defineMessages({
  logo: { id: 'organisationAdminEdit.logo.logo', defaultMessage: 'Logo' },
  hint: {
    id: 'organisationAdminEdit.logo.hint',
    defaultMessage: 'PNG, JPEG or WebP, at most 1 MB. It is shown on the site of the competition.',
  },
  choose: { id: 'organisationAdminEdit.logo.choose', defaultMessage: 'Choose a picture' },
  drop: { id: 'organisationAdminEdit.logo.drop', defaultMessage: 'or drop it here' },
  over: { id: 'organisationAdminEdit.logo.over', defaultMessage: 'Drop to upload' },
  replace: { id: 'organisationAdminEdit.logo.replace', defaultMessage: 'Choose another' },
  remove: { id: 'organisationAdminEdit.logo.remove', defaultMessage: 'Remove the logo' },
  cancel: { id: 'organisationAdminEdit.logo.cancel', defaultMessage: 'Cancel the upload' },
  notImage: {
    id: 'organisationAdminEdit.logo.notImage',
    defaultMessage: 'This file cannot be shown as a picture. Save it as PNG, JPEG or WebP.',
  },
  imageSize: { id: 'organisationAdminEdit.logo.imageSize', defaultMessage: 'Each side of the picture must be between 32 and 4096 pixels.' },
  tooBig: { id: 'organisationAdminEdit.logo.tooBig', defaultMessage: 'The file is larger than 1 MB. Save a smaller version.' },
});

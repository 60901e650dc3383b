import { defineMessages } from '@oche/i18n/messages';

export const logoMessages = defineMessages({
  logo: { id: 'organisationLogo.logo', defaultMessage: 'Logo' },
  hint: { id: 'organisationLogo.hint', defaultMessage: 'PNG, JPEG or WebP, at most 1 MB. It is shown on the site of the competition.' },
  choose: { id: 'organisationLogo.choose', defaultMessage: 'Choose a picture' },
  drop: { id: 'organisationLogo.drop', defaultMessage: 'or drop it here' },
  over: { id: 'organisationLogo.over', defaultMessage: 'Let go to take it' },
  replace: { id: 'organisationLogo.replace', defaultMessage: 'Choose another' },
  remove: { id: 'organisationLogo.remove', defaultMessage: 'Remove the logo' },
  cancel: { id: 'organisationLogo.cancel', defaultMessage: 'End the upload' },
  notImage: { id: 'organisationLogo.notImage', defaultMessage: 'This is no picture that can be shown. Save it as PNG, JPEG or WebP.' },
  imageSize: { id: 'organisationLogo.imageSize', defaultMessage: 'The picture needs 32 to 4096 pixels a side.' },
  tooBig: { id: 'organisationLogo.tooBig', defaultMessage: 'The file is larger than 1 MB. Save it smaller.' },
});

import { defineMessages } from '@oche/i18n/messages';

/** Texts of fields for a file that is uploaded as soon as it is chosen. */
export const uploadMessages = defineMessages({
  choosePicture: { id: 'uploadField.choosePicture', defaultMessage: 'Choose a picture' },
  pictureHint: { id: 'uploadField.pictureHint', defaultMessage: 'PNG, JPEG or WebP, at most {megabytes} MB.' },
  drop: { id: 'uploadField.drop', defaultMessage: 'or drop it here' },
  over: { id: 'uploadField.over', defaultMessage: 'Drop to upload' },
  replace: { id: 'uploadField.replace', defaultMessage: 'Choose another' },
  remove: { id: 'uploadField.remove', defaultMessage: 'Remove the picture' },
  cancel: { id: 'uploadField.cancel', defaultMessage: 'Cancel the upload' },
  notPicture: {
    id: 'uploadField.notPicture',
    defaultMessage: 'This file cannot be shown as a picture. Save it as PNG, JPEG or WebP.',
  },
  imageSize: { id: 'uploadField.imageSize', defaultMessage: 'Each side of the picture must be between 32 and 4096 pixels.' },
  tooBig: { id: 'uploadField.tooBig', defaultMessage: 'The file is larger than {megabytes} MB. Save a smaller version.' },
});

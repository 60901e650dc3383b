import { defineMessages } from '@oche/i18n/messages';

/** Texts of the pages and the form of a document. */
export const documentMessages = defineMessages({
  createTitle: { id: 'documentForm.createTitle', defaultMessage: 'Add document' },
  editTitle: { id: 'documentForm.editTitle', defaultMessage: 'Edit document' },
  add: { id: 'documentForm.add', defaultMessage: 'Add' },
  title: { id: 'documentForm.title', defaultMessage: 'Title' },
  titleMissing: { id: 'documentForm.titleMissing', defaultMessage: 'Enter a title.' },
  category: { id: 'documentForm.category', defaultMessage: 'Category' },
  categoryHint: { id: 'documentForm.categoryHint', defaultMessage: 'The heading under which it stands, for example “Rules”.' },
  everySeason: { id: 'documentForm.everySeason', defaultMessage: 'Show in every season' },
  ofEverySeason: { id: 'documentForm.ofEverySeason', defaultMessage: 'Every season' },
  file: { id: 'documentForm.file', defaultMessage: 'File' },
  fileHint: { id: 'documentForm.fileHint', defaultMessage: 'PDF, Word, Excel, OpenDocument or a picture, at most {megabytes} MB.' },
  chooseFile: { id: 'documentForm.chooseFile', defaultMessage: 'Choose a file' },
  removeFile: { id: 'documentForm.removeFile', defaultMessage: 'Remove the file' },
  fileMissing: { id: 'documentForm.fileMissing', defaultMessage: 'Choose a file.' },
  wrongType: {
    id: 'documentForm.wrongType',
    defaultMessage: 'This is not a PDF, Word, Excel or OpenDocument file without macros, nor a picture. Save it as one of these.',
  },
  replace: { id: 'documentForm.replace', defaultMessage: 'Replace the file' },
  replaceHint: { id: 'documentForm.replaceHint', defaultMessage: 'The address stays the same.' },
  replaced: { id: 'documentForm.replaced', defaultMessage: 'The file is replaced.' },
  changed: { id: 'documentForm.changed', defaultMessage: 'Changed' },
  shownIn: { id: 'documentForm.shownIn', defaultMessage: 'Shown in' },
  open: { id: 'documentForm.open', defaultMessage: 'Open file' },
  none: { id: 'documentForm.none', defaultMessage: 'No documents yet.' },
  remove: { id: 'documentForm.remove', defaultMessage: 'Delete document' },
  removeTitle: { id: 'documentForm.removeTitle', defaultMessage: 'Delete “{title}”?' },
  removeMeans: { id: 'documentForm.removeMeans', defaultMessage: 'The file is deleted, and links to it lead nowhere.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  write: { id: 'markdownInput.write', defaultMessage: 'Write' },
  preview: { id: 'markdownInput.preview', defaultMessage: 'Preview' },
  bold: { id: 'markdownInput.bold', defaultMessage: 'Bold (Ctrl+B)' },
  italic: { id: 'markdownInput.italic', defaultMessage: 'Italic (Ctrl+I)' },
  picture: { id: 'markdownInput.picture', defaultMessage: 'Add a picture' },
  nothing: { id: 'markdownInput.nothing', defaultMessage: 'Nothing written yet.' },
  hint: {
    id: 'markdownInput.hint',
    defaultMessage: '# begins a heading, - a list, and [text](https://…) is a link.',
    description: 'The signs of Markdown, in which the text is written.',
  },
});

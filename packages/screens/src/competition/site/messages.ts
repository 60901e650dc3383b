import { defineMessages } from '@oche/i18n/messages';

/** Texts of the management of a competition's public site. */
export const messages = defineMessages({
  pages: { id: 'siteManage.pages', defaultMessage: 'Website', description: 'The parts of the public site of a competition.' },
  news: { id: 'siteManage.news', defaultMessage: 'News' },
  documents: { id: 'siteManage.documents', defaultMessage: 'Documents' },
  document: { id: 'siteManage.document', defaultMessage: 'Document' },
  settings: { id: 'siteManage.settings', defaultMessage: 'Settings' },
  board: { id: 'siteManage.board', defaultMessage: 'Board', description: 'The people who lead a competition, not a dartboard.' },
});

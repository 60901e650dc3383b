import { defineMessages } from '@oche/i18n/messages';

/** Texts of the management of a competition's public site. */
export const messages = defineMessages({
  pages: { id: 'siteManage.pages', defaultMessage: 'Website', description: 'The parts of the public site of a competition.' },
  news: { id: 'siteManage.news', defaultMessage: 'News' },
  documents: { id: 'siteManage.documents', defaultMessage: 'Documents' },
  document: { id: 'siteManage.document', defaultMessage: 'Document' },
  settings: { id: 'siteManage.settings', defaultMessage: 'Settings' },
  noAddress: { id: 'siteManage.noAddress', defaultMessage: 'Your site has no address yet.' },
  noHostName: {
    id: 'siteManage.noHostName',
    defaultMessage: 'An administrator enters a host name under “Settings”, then those who run this server connect it.',
  },
  notConnected: { id: 'siteManage.notConnected', defaultMessage: 'Those who run this server still have to connect its host name.' },
  noAddressMeans: { id: 'siteManage.noAddressMeans', defaultMessage: 'Until then, only organisers and captains see the fixtures.' },
  board: { id: 'siteManage.board', defaultMessage: 'Board', description: 'The people who lead a competition, not a dartboard.' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  none: { id: 'newsManage.none', defaultMessage: 'No news yet.' },
  noneFound: { id: 'newsManage.noneFound', defaultMessage: 'No news matches.' },
  showAll: { id: 'newsManage.showAll', defaultMessage: 'Show all news' },
  search: { id: 'newsManage.search', defaultMessage: 'Search headlines' },
  stateHead: { id: 'newsManage.stateHead', defaultMessage: 'State', description: 'Whether a news item is a draft, published …' },
  anyState: { id: 'newsManage.anyState', defaultMessage: 'All states' },
  date: { id: 'newsManage.date', defaultMessage: 'Date' },
});

import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionNews.description', defaultMessage: 'News of {name}.' },
  feed: { id: 'competitionNews.feed', defaultMessage: 'News feed (RSS)', description: 'Link to the news for feed readers.' },
  none: { id: 'competitionNews.none', defaultMessage: 'There is no news of this season yet.' },
});

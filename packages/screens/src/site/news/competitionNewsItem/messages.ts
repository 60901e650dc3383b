import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  published: { id: 'competitionNewsItem.published', defaultMessage: 'Published on {date}' },
  more: { id: 'competitionNewsItem.more', defaultMessage: 'More news' },
});

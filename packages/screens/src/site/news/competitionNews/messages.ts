import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionNews.description', defaultMessage: 'News of {name}.' },
  none: { id: 'competitionNews.none', defaultMessage: 'There is no news of this season yet.' },
});

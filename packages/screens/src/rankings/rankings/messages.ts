import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'rankings.description', defaultMessage: 'Who leads over the tournaments of a season.' },
  none: { id: 'rankings.none', defaultMessage: 'No rankings yet. You will find them here once an organiser starts one.' },
});

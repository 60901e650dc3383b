import { defineMessages } from '@oche/i18n/messages';

/** The topics of the help page in their order, by the anchors of their headings (`#standings`). */
export const helpTopics = defineMessages({
  follow: { id: 'helpTopics.follow', defaultMessage: 'Following a season' },
  standings: { id: 'helpTopics.standings', defaultMessage: 'Reading a table' },
  rules: { id: 'helpTopics.rules', defaultMessage: 'The rules' },
  words: { id: 'helpTopics.words', defaultMessage: 'Words of the sport' },
});

export type HelpTopic = keyof typeof helpTopics;

export const helpTopicNames = Object.keys(helpTopics) as HelpTopic[];

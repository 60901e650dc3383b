import { channelOfTopic, type Topic } from '@oche/api/contract/topics';
import type { Context, TopicOf } from '../platform/context.ts';
import { staleRecords } from '../platform/db/current.ts';

const isOfSeasons = (topic: Topic): topic is TopicOf<'season'> => channelOfTopic[topic] === 'season';

/** The topics of a season that change when the server decides a match. */
export const topicsOfResults = ['sheets', 'tables', 'fixtures'] as const satisfies readonly TopicOf<'season'>[];

/**
 * Announces changes on the channels of the seasons that the open transaction has made stale. `changes`: the topics that the endpoint declares.
 * A result is announced as a change of tables alone, because the row of its match is published.
 */
export const publishSeasons = (changes: readonly Topic[], { changed }: Context): void => {
  if (changes.length === 0) return;
  const topics = changes.filter(isOfSeasons);
  const seasons = new Set(staleRecords('season'));
  for (const id of seasons) changed(id, ...(topics.length > 0 ? topics : topicsOfResults));
  for (const id of staleRecords('tables')) if (!seasons.has(id)) changed(id, 'tables');
};

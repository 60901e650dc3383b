import { channelOfTopic, type Topic } from '@oche/api/contract/topics';
import type { Context, TopicOf } from '../platform/context.ts';
import { staleRecords } from '../platform/db/current.ts';

const isOfSeasons = (topic: Topic): topic is TopicOf<'season'> => channelOfTopic[topic] === 'season';

/**
 * Publishes on the channels of the seasons that the open transaction has made stale. `changes`: the topics of the endpoint. A game that ends, or time
 * that confirms a sheet, changes sheets and fixtures.
 */
export const publishSeasons = (changes: readonly Topic[], { changed }: Context): void => {
  const topics = changes.filter(isOfSeasons);
  for (const id of staleRecords('season')) changed(id, ...(topics.length > 0 ? topics : (['sheets', 'fixtures'] as const)));
};

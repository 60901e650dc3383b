import { channelOfTopic, type Topic } from '@oche/api/contract/topics';
import type { Context, TopicOf } from '../platform/context.ts';
import { staleRecords } from '../platform/db/current.ts';

const isOfSeasons = (topic: Topic): topic is TopicOf<'season'> => channelOfTopic[topic] === 'season';

/** The topics of a season that change when a game ends, or when the server decides a match. */
export const topicsOfResults = ['sheets', 'fixtures'] as const satisfies readonly TopicOf<'season'>[];

/**
 * Announces changes on the channels of the seasons that the open transaction has made stale. `changes`: the topics that the endpoint declares. Endpoints
 * that record the events of games declare no topics of seasons, because most visits change none: they announce the topics of results.
 */
export const publishSeasons = (changes: readonly Topic[], { changed }: Context): void => {
  if (changes.length === 0) return;
  const topics = changes.filter(isOfSeasons);
  for (const id of staleRecords('season')) changed(id, ...(topics.length > 0 ? topics : topicsOfResults));
};

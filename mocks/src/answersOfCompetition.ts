import type { competitionEndpoints } from '@oche/api/contract/competition';
import { notFound } from './answerParts.ts';
import { slugOf } from './builders.ts';
import { now } from './clock.ts';
import { createIds } from './ids.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

export const answersOfCompetition = ({ competition }: World): { [K in keyof typeof competitionEndpoints]: Answer<K> } => {
  const newId = createIds(805);
  return {
    getCompetitionContext: ({ domainBase64, season: asked }) => {
      const season = asked === undefined ? competition.season : competition.seasons.find(({ slug }) => slug === asked);
      if (season === undefined) throw notFound('season');
      return { ...competition, season, encodedDomain: domainBase64 };
    },
    createSeason: ({ id = newId(now.getTime()), name, startsOn, endsOn }) => ({ id, slug: slugOf(name), name, startsOn, endsOn }),
  };
};

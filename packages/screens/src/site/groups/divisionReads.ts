import type { SeasonGroup } from '@oche/api/contract/group';
import { read, type Read } from '@oche/api/read';
import { readContext } from '../../parts/site/readContext.ts';

type Slugs = { season?: string; group: string; team?: string };

/** The first read of the pages of a division. */
export const readDivision = ({ season, group, team }: Slugs, encodedDomain: string | undefined) =>
  readContext(encodedDomain, { season, group, team });

/** All matches of a division, by date. The largest division of twelve teams that meet twice has 132. */
export const readMatches = ({ id: groupId, seasonId }: SeasonGroup): Read<'listMatches'> =>
  read('listMatches', { seasonId, groupId, perPage: 200 });

/** The places of the teams of a division after each matchday. */
export const readCourse = ({ id }: SeasonGroup): Read<'getCourseOfPlaces'> => read('getCourseOfPlaces', { id });

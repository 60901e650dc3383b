import type { Match } from '@oche/api/contract/fixture';
import { read, type Read } from '@oche/api/read';

/** Whether a score counts in the table for good. */
export const isDecided = ({ state }: Pick<Match, 'state'>): boolean => state === 'confirmed' || state === 'walkover';

/**
 * The tables before and after a match; after it also with matches in progress, while its own score is not final. Before the match there is only
 * the present table. None for a cup.
 */
export function tableReads(match: Match): { before?: Read<'getStandings'>; now?: Read<'getStandings'> } {
  const { groupId: id, matchday, cup, points, annulled } = match;
  if (cup) return {};
  if (matchday === null || points === null || annulled) return { now: read('getStandings', { id }) };
  return {
    ...(matchday > 1 && { before: read('getStandings', { id, after: matchday - 1 }) }),
    now: read('getStandings', { id, after: matchday, ...(!isDecided(match) && { live: true }) }),
  };
}

/** The matches of the same division and matchday. None without a matchday. */
export const matchdayReads = ({ matchday, groupId }: Match, seasonId: string): { matches?: Read<'listMatches'> } =>
  matchday === null ? {} : { matches: read('listMatches', { seasonId, groupId, matchday }) };

/** The reads of the page of a match. */
export const matchReads = (match: Match, seasonId: string): Read[] => [
  read('getMatch', { id: match.id }),
  read('getMatchFigures', { id: match.id }),
  ...Object.values(tableReads(match)),
  ...Object.values(matchdayReads(match, seasonId)),
];

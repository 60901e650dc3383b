import type { Match } from '@oche/api/contract/fixture';
import { read, type Read } from '@oche/api/read';

/** Whether a score counts in the table for good. */
export const isDecided = ({ state }: Pick<Match, 'state'>): boolean => state === 'confirmed' || state === 'walkover';

/** The present table of the division of a match, as the other pages show it. None for a cup. */
export const presentTable = ({ groupId: id, cup }: Match): { present?: Read<'getStandings'> } =>
  cup ? {} : { present: read('getStandings', { id }) };

/**
 * The tables before and after a match. Those of a match whose score is not final are the present table, and the one with all scores of today. Before
 * the match there is only the present table. None for a cup.
 */
export function tableReads(match: Match): { before?: Read<'getStandings'>; now?: Read<'getStandings'> } {
  const { groupId: id, matchday, cup, points, annulled } = match;
  const { present } = presentTable(match);
  if (cup || !present) return {};
  if (matchday === null || points === null || annulled) return { now: present };
  if (!isDecided(match)) return { before: present, now: read('getStandings', { id, live: true }) };
  return {
    ...(matchday > 1 && { before: read('getStandings', { id, after: matchday - 1 }) }),
    now: read('getStandings', { id, after: matchday }),
  };
}

/** The matches of the same division and matchday. None without a matchday. */
export const matchdayReads = ({ matchday, groupId }: Match, seasonId: string): { matches?: Read<'listMatches'> } =>
  matchday === null ? {} : { matches: read('listMatches', { seasonId, groupId, matchday }) };

/** The reads of the page of a match. */
export const matchReads = (match: Match, seasonId: string): Read[] => [
  read('getMatch', { id: match.id }),
  read('getMatchFigures', { id: match.id }),
  ...Object.values({ ...presentTable(match), ...tableReads(match) }),
  ...Object.values(matchdayReads(match, seasonId)),
];

import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonTeam } from '@oche/api/contract/team';
import { read } from '@oche/api/read';

/** The reads of the page of a team, besides that of its division. */
export const teamReads = ({ id: groupId }: Pick<SeasonGroup, 'id'>, { id, seasonId }: Pick<SeasonTeam, 'id' | 'seasonId'>) => ({
  standings: read('getStandings', { id: groupId }),
  matches: read('listMatches', { seasonId, teamId: id, perPage: 200 }),
  statistics: read('getTeamStatistics', { id }),
  scores: read('getLeaderboard', { seasonId, teamId: id, board: '180-171', perPage: 200 }),
  members: read('listSeasonMembers', { seasonId, teamId: id }),
});

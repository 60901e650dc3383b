import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead } from '@oche/api/query';
import { localNow } from '../../parts/forms/timeZones.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';

type Request = SeasonMember['requests'][number];

/**
 * The members of a team and those that it has asked for. Organisers answer every request. Captains answer whether a player may leave their team, if
 * the season lets captains ask for changes.
 */
export function useRoster(season: SeasonOfPage, { id: teamId }: SeasonTeam) {
  const members = useRead('listSeasonMembers', { seasonId: season.id, teamId });
  const mayAsk = season.rules.rosterByCaptain !== 'no';
  return {
    members,
    today: localNow(season.organisation.timeZone).slice(0, 10),
    mayAnswer: ({ from, state }: Request) => !season.isOver && (season.isOrganiser || (mayAsk && from?.id === teamId && state === 'asked')),
  };
}

import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { Match } from '@oche/api/contract/fixture';
import type { BySide } from '@oche/darts/match/structure';

/** A player of a team, with the number in the organisation. */
export type SquadPlayer = { id: string; name: string; number: number | null };
/** The players of both teams. */
export type Squads = BySide<SquadPlayer[]>;

/** The players on the rosters of both teams of a match. */
export function useSquads(seasonId: string, { home, away }: Pick<Match, 'home' | 'away'>): Squads {
  const { ofHome, ofAway } = useReads({
    ofHome: read('listSeasonMembers', { seasonId, teamId: home.id }),
    ofAway: read('listSeasonMembers', { seasonId, teamId: away.id }),
  });
  const players = (members: typeof ofHome) =>
    members.flatMap(({ playerId, name, number, activeFrom }) => (activeFrom === null ? [] : [{ id: playerId, name, number }]));
  return [players(ofHome), players(ofAway)];
}

import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { playerFacts, type RosterRules } from '@oche/darts/league/eligibility';
import type { PlayerFacts } from '@oche/darts/match/checkLineup';
import { bothSides, type BySide, type Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { localNow } from '../forms/timeZones.ts';
import { playerNames, type Numbered } from '../people/playerNames.ts';

/** A player who is or was on the roster of a team. */
export type RosterPlayer = Numbered & { member: SeasonMember & { activeFrom: string; mayPlayFrom: string } };
/** A player of a team, and what decides whether they may play in the match, as far as the rosters say it. */
export type SquadPlayer = Numbered & { facts: PlayerFacts; suspension: SeasonMember['suspension'] };

/** The players of both teams, whose names tell them apart. */
export type Squads = BySide<SquadPlayer[]>;

type Planned = Pick<Match, 'id' | 'home' | 'away' | 'startsAt' | 'timeZone'>;

/** All players of both teams of a match in the season, with names that tell them apart. */
export function useRosters(seasonId: string, { home, away }: Pick<Match, 'home' | 'away'>): BySide<RosterPlayer[]> {
  const { ofHome, ofAway } = useReads({
    ofHome: read('listSeasonMembers', { seasonId, teamId: home.id }),
    ofAway: read('listSeasonMembers', { seasonId, teamId: away.id }),
  });
  const intl = useIntl();
  const nameOf = playerNames(
    intl,
    [...ofHome, ...ofAway].map(({ playerId: id, name, number }) => ({ id, name, number })),
  );
  const players = (members: SeasonMember[]) =>
    members.flatMap((member) => {
      const { playerId: id, name, number, activeFrom, mayPlayFrom } = member;
      if (activeFrom === null || mayPlayFrom === null) return [];
      return [{ id, name: nameOf({ id, name, number }), number, member: { ...member, activeFrom, mayPlayFrom } }];
    });
  return [players(ofHome), players(ofAway)];
}

/** The day on which a match is played; today if it has no date. */
export const dayOfMatch = ({ startsAt, timeZone }: Pick<Match, 'startsAt' | 'timeZone'>): string =>
  (startsAt ?? localNow(timeZone)).slice(0, 10);

/** The players of both teams of a match, for its day. The device knows them without a network. */
export function useSquads({ id, rules }: { id: string; rules: RosterRules }, match: Planned): Squads {
  const rosters = useRosters(id, match);
  return bothSides.map((side) => withFacts(rosters[side], match, side, rules)) as unknown as Squads;
}

function withFacts(players: readonly RosterPlayer[], match: Planned, side: Side, rules: RosterRules): SquadPlayer[] {
  const facts = playerFacts(
    {
      ...{ id: match.id, group: '', home: match.home.id, away: match.away.id, matchday: 0, day: dayOfMatch(match), status: 'planned' },
      ...{ points: [0, 0], legs: [0, 0], leader: null, isFinal: false, isAnnulled: false },
    },
    side,
    {
      // Who plays elsewhere, or as a substitute from another team, is not on these rosters.
      ...{ rules, teams: new Map(), appearances: [], isSameMatchday: () => false },
      members: players.map(({ id: player, member: { activeFrom, mayPlayFrom, activeTo, suspension } }) => ({
        ...{ player, activeFrom, mayPlayFrom, activeTo },
        // A suspension for a number of matches is only listed while some are left.
        suspendedTo: suspension && suspension.from <= dayOfMatch(match) ? (suspension.to ?? dayOfMatch(match)) : null,
      })),
      rosters: players.flatMap(({ id: player, member: { roster } }) =>
        roster.map(({ team, from, to }) => ({ player, team: team.id, from, to })),
      ),
    },
  );
  return players.map(({ id, name, number, member: { suspension } }, at) => ({ id, name, number, facts: facts[at]!, suspension }));
}

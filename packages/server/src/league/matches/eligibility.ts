import { checkLineup, type LineupProblem, type PlayerFacts } from '@oche/darts/match/checkLineup';
import type { LineupPlayer } from '@oche/api/contract/match';
import type { Lineup } from '@oche/darts/match/event';
import { onSheet } from '@oche/darts/match/sheet';
import type { MatchState } from '@oche/darts/match/state';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { matchesLeft, mayPlayFrom, playerFacts, type Appearance, type RosterEntry } from '@oche/darts/league/eligibility';
import { dayOf, type SeasonMatch } from '@oche/darts/league/seasonMatch';
import { dayNumber, weekOf } from '@oche/darts/days';
import { sql } from 'kysely';
import { idsOf, personsOf } from '../../accounts/persons.ts';
import { db } from '../../platform/db/current.ts';
import { firstDayOf } from '../seasonRows.ts';
import { servedDays } from '../suspensions.ts';
import type { MatchRow } from './rows.ts';
import { seasonMatchOf } from './update.ts';

/** A match in which a player appeared, with as much as eligibility needs. */
const otherMatch = (row: {
  id: string;
  groupId: string;
  homeId: string;
  awayId: string;
  matchday: number | null;
  startsAt: string | null;
}) =>
  ({
    ...{ id: row.id, group: row.groupId, home: row.homeId, away: row.awayId, matchday: row.matchday ?? 0 },
    ...{ day: row.startsAt?.slice(0, 10) ?? null, status: 'confirmed', points: [0, 0], legs: [0, 0] },
    ...{ leader: null, isFinal: true, isAnnulled: false },
  }) as const satisfies SeasonMatch;

/** The appearances of persons in the matches of a season: the sides of games whose lineups are revealed. */
export const appearancesOf = async (seasonId: string, persons: readonly string[]): Promise<Appearance[]> => {
  const personOf = await idsOf(persons);
  const rows = await db()
    .selectFrom('gameSidePlayers')
    .innerJoin('games', 'games.id', 'gameSidePlayers.gameId')
    .innerJoin('matches', 'matches.id', 'games.parentId')
    .select(['matches.id', 'matches.groupId', 'matches.homeId', 'matches.awayId', 'matches.matchday', 'matches.startsAt'])
    .select(['gameSidePlayers.playerId', 'gameSidePlayers.side'])
    .distinct()
    .where('matches.seasonId', '=', seasonId)
    .where('gameSidePlayers.playerId', 'in', [...personOf.keys()])
    .execute();
  return rows.map((row) => ({ player: personOf.get(row.playerId!)!, side: row.side as Side, match: otherMatch(row) }));
};

/** The entries of players on the rosters of a season. */
export const loadRosters = (seasonId: string, players: readonly string[]): Promise<RosterEntry[]> =>
  db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .select(['seasonMembers.playerId as player', 'rosterEntries.seasonTeamId as team', 'startsOn as from', 'endsOn as to'])
    .where('seasonMembers.seasonId', '=', seasonId)
    .where('seasonMembers.playerId', 'in', players)
    .execute();

type Suspension = { suspendedFrom: string | null; suspendedTo: string | null; suspendedMatches: number | null; served: string[] };

/** The last day of a suspension as seen on the day of a match; null if it began later, or if its matches have been served before. */
const lastSuspendedDay = ({ suspendedFrom: from, suspendedTo: to, suspendedMatches: matches, served }: Suspension, day: string) => {
  if (from !== null && from > day) return null;
  return matches !== null && matchesLeft(matches, served, day) > 0 ? day : to;
};

/** The facts about persons that decide whether they may play for a side of a match. */
export const factsOf = async (match: MatchRow, sheet: MatchState, side: Side, players: readonly string[]): Promise<PlayerFacts[]> => {
  if (players.length === 0) return [];
  const { seasonId, seasonRules: rules } = match;
  const members = await db()
    .selectFrom('seasonMembers')
    .select(['id', 'playerId', 'activeFrom', 'activeTo', 'suspendedFrom', 'suspendedTo', 'suspendedMatches', servedDays])
    .where('seasonId', '=', seasonId)
    .where('playerId', 'in', players)
    .where('activeFrom', 'is not', null)
    .execute();
  const played = seasonMatchOf(match, sheet);
  const waits = { waitDays: rules.waitDays, firstDay: await firstDayOf(seasonId, dayOf(played)) };
  const rosters = await loadRosters(seasonId, players);
  const teams = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .leftJoin('groupTeams', 'groupTeams.seasonTeamId', 'seasonTeams.id')
    .leftJoin('seasonGroups', (join) => join.onRef('seasonGroups.id', '=', 'groupTeams.groupId').on('seasonGroups.kind', '=', 'league'))
    .select(['seasonTeams.id', 'teams.club', sql<number>`coalesce(min(season_groups.level), 1)`.as('level')])
    .where('seasonTeams.seasonId', '=', seasonId)
    .groupBy(['seasonTeams.id', 'teams.club'])
    .execute();
  return playerFacts(played, side, {
    rules,
    members: members.map(({ playerId: player, activeFrom, activeTo, ...suspension }) => ({
      player,
      activeFrom: activeFrom!,
      mayPlayFrom: mayPlayFrom(activeFrom!, waits),
      activeTo,
      suspendedTo: lastSuspendedDay(suspension, dayOf(played)),
    })),
    rosters,
    teams: new Map(teams.map(({ id, club, level }) => [id, { club, level }])),
    appearances: await appearancesOf(seasonId, players),
    // Groups number their matchdays separately, so a matchday is a week.
    isSameMatchday: (one, other) => one.day !== null && other.day !== null && weekOf(dayNumber(one.day)) === weekOf(dayNumber(other.day)),
  });
};

/** The sheet with persons in place of the players whom they were merged from, so that a person cannot play twice under two ids. */
const withPersons = async (sheet: MatchState): Promise<MatchState> => {
  const players = bothSides.flatMap((side) => [...onSheet(sheet, side)]);
  const personOf = await personsOf(players);
  if (players.every((player) => personOf(player) === player)) return sheet;
  const text = JSON.stringify(sheet, (_key, value: unknown) => (typeof value === 'string' ? personOf(value) : value));
  return JSON.parse(text) as MatchState;
};

/** The rules that a lineup breaks. `id`: a part, or the key of a game. The players of the problems are those of the lineup. */
export const problemsOf = async (match: MatchRow, sheet: MatchState, side: Side, id: string, players: Lineup): Promise<LineupProblem[]> => {
  const personOf = await personsOf(players.filter((player) => player !== null));
  const persons = players.map((player) => player && personOf(player));
  const named = [...new Set(persons.filter((person) => person !== null))];
  const day = dayOf(seasonMatchOf(match, sheet));
  const problems = checkLineup(await withPersons(sheet), side, id, persons, await factsOf(match, sheet, side, named), {
    ...{ day, mostAsSubstitute: match.seasonRules.mostAsSubstitute },
  });
  return problems.map((problem) => (problem.slot === null ? problem : { ...problem, player: players[problem.slot] ?? null }));
};

/** The members who may be candidates for a lineup: those on the roster of the team, those whom the season allows as substitutes, and `named` ones. */
const candidatesOf = async ({ seasonId, homeId, awayId, seasonRules: { substitutes } }: MatchRow, side: Side, named: readonly string[]) => {
  const team = side === 0 ? homeId : awayId;
  const rows = await db()
    .selectFrom('seasonMembers')
    .innerJoin('players', 'players.id', 'seasonMembers.playerId')
    .select(['players.id', 'players.name', 'players.number'])
    .where('seasonMembers.seasonId', '=', seasonId)
    .where('seasonMembers.activeFrom', 'is not', null)
    .$if(substitutes !== 'any-member', (query) =>
      query.where((each) =>
        each.or([
          each('players.id', 'in', named.length > 0 ? named : [null]),
          each('seasonMembers.id', 'in', (eb) =>
            eb
              .selectFrom('rosterEntries')
              .innerJoin('seasonTeams', 'seasonTeams.id', 'rosterEntries.seasonTeamId')
              .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
              .select('rosterEntries.memberId')
              .where((entry) =>
                entry.or([
                  entry('seasonTeams.id', '=', team),
                  ...(substitutes === 'club-lower'
                    ? [
                        entry('teams.club', '=', (own) =>
                          own
                            .selectFrom('seasonTeams as mine')
                            .innerJoin('teams as permanent', 'permanent.id', 'mine.teamId')
                            .select('permanent.club')
                            .where('mine.id', '=', team),
                        ),
                      ]
                    : []),
                ]),
              ),
          ),
        ]),
      ),
    )
    .orderBy('players.name')
    .orderBy('players.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** By person: the name of the team for which a person is on the sheet of another match. */
const teamsElsewhere = async (facts: readonly PlayerFacts[]): Promise<Map<string, string>> => {
  const matches = facts.flatMap(({ elsewhere }) => (elsewhere === null ? [] : [elsewhere]));
  if (matches.length === 0) return new Map();
  const rows = await db()
    .selectFrom('gameSidePlayers')
    .innerJoin('games', 'games.id', 'gameSidePlayers.gameId')
    .innerJoin('matches', 'matches.id', 'games.parentId')
    .innerJoin('seasonTeams', (join) =>
      join.on((eb) =>
        eb(
          'seasonTeams.id',
          '=',
          eb.case().when('gameSidePlayers.side', '=', 0).then(eb.ref('matches.homeId')).else(eb.ref('matches.awayId')).end(),
        ),
      ),
    )
    .select(['gameSidePlayers.playerId', 'seasonTeams.name'])
    .distinct()
    .where('matches.id', 'in', matches)
    .where('gameSidePlayers.playerId', 'is not', null)
    .execute();
  const personOf = await personsOf(rows.map(({ playerId }) => playerId!));
  return new Map(rows.map(({ playerId, name }) => [personOf(playerId!), name]));
};

/**
 * The players for a lineup of a side, the roster first, with the facts that decide whether they may play. `sealed`: those of a lineup that was handed
 * in, who are listed even if they may no longer play.
 */
export const lineupPlayersOf = async (
  match: MatchRow,
  sheet: MatchState,
  side: Side,
  sealed: readonly string[] = [],
): Promise<LineupPlayer[]> => {
  const candidates = await candidatesOf(match, side, sealed);
  const all = await factsOf(match, sheet, side, [...candidates.keys()]);
  const facts = all.filter(({ roster, player }) => roster !== 'none' || sealed.includes(player));
  const elsewhere = await teamsElsewhere(facts);
  const order = [...candidates.keys()];
  return facts
    .toSorted((a, b) => Number(a.roster !== 'own') - Number(b.roster !== 'own') || order.indexOf(a.player) - order.indexOf(b.player))
    .map((each) => {
      const { name, number } = candidates.get(each.player)!;
      return { ...each, name, number, elsewhereFor: each.elsewhere === null ? null : (elsewhere.get(each.player) ?? null) };
    });
};

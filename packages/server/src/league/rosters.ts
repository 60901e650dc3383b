import type { Input } from '@oche/api/contract/endpoints';
import { isInForce, mostAtOnce } from '@oche/darts/league/eligibility';
import type { RosterKind } from '@oche/api/contract/seasonMember';
import { addDays } from '@oche/darts/days';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, invalid } from '../platform/refusal.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { openStates, type Scope } from './memberRows.ts';
import { todayOf, wrongState, type SeasonRow } from './seasonRows.ts';

/** A member on the roster of a team from one day to another, both included; `to` is null while it lasts. */
export type Entry = { teamId: string; from: string; to: string | null; kind: RosterKind };

/** A query for roster entries. */
const entries = () => db().selectFrom('rosterEntries').select(['seasonTeamId as teamId', 'startsOn as from', 'endsOn as to', 'kind']);

/** The roster entries of a member. */
export const rosterOf = (memberId: string): Promise<Entry[]> => entries().where('memberId', '=', memberId).orderBy('startsOn').execute();

/** The roster entries of a team, each with its member. */
export const rosterOfTeam = (teamId: string): Promise<(Entry & { memberId: string })[]> =>
  entries().select('memberId').where('seasonTeamId', '=', teamId).execute();

/** The roster of a member who leaves a team, or all teams, after a day. Entries that would begin later are left out. */
export const leave = (roster: readonly Entry[], lastDay: string, teamId?: string): Entry[] =>
  roster.flatMap((entry) => {
    if (teamId !== undefined && entry.teamId !== teamId) return [entry];
    if (entry.from > lastDay) return [];
    return [{ ...entry, to: entry.to !== null && entry.to < lastDay ? entry.to : lastDay }];
  });

/** The roster of a member who joins a team; the same if they are on it already. */
export const join = (roster: readonly Entry[], { teamId, from, kind }: Omit<Entry, 'to'>): Entry[] =>
  roster.some((entry) => entry.teamId === teamId && isInForce(entry, from)) ? [...roster] : [...roster, { teamId, from, to: null, kind }];

/** A move of a member to a team on a day; `fromTeamId` is null for one who leaves no team. */
export type Move = { fromTeamId: string | null; toTeamId: string; day: string };

/** The roster of a member who moves to a team on a day. */
export const moved = (roster: readonly Entry[], { fromTeamId, toTeamId, day }: Move): Entry[] =>
  join(fromTeamId === null ? roster : leave(roster, addDays(day, -1), fromTeamId), { teamId: toTeamId, from: day, kind: 'fixed' });

/**
 * Refuses a first day that is not in the season. Before the season, players join and change teams too.
 * @throws Refusal 400 `outside-season`
 */
export const requireInSeason = ({ season, today }: Scope, field: string, day: string | undefined): void => {
  if (day === undefined) return;
  const first = season.startsOn < today ? season.startsOn : today;
  if (day < first || day > season.endsOn) throw invalid({ [field]: 'outside-season' });
};

/** Whether `entry` adds no day to the roster of a team. */
const isWithin = (entry: Entry, earlier: Entry): boolean =>
  entry.teamId === earlier.teamId && entry.from >= earlier.from && (earlier.to === null || (entry.to !== null && entry.to <= earlier.to));

/**
 * Refuses a roster of a member that the season does not allow. The rules of the season are only checked for entries that add days to the
 * present roster, because rules may have changed. `asking`: open requests of a team take up places too.
 * @throws Refusal 400 for days and teams, 422 `roster-closed`, `other-team`, `too-many`, `wrong-state`
 */
export const requireFits = async (
  { season, rules }: Scope,
  memberId: string,
  roster: readonly Entry[],
  { asking = false } = {},
): Promise<void> => {
  if (roster.some(({ from, to }) => to !== null && to < from)) throw invalid({ roster: 'before-start' });
  const ofTeam = (teamId: string) => roster.filter((entry) => entry.teamId === teamId);
  if (roster.some(({ teamId }) => mostAtOnce(ofTeam(teamId)) > 1)) throw invalid({ roster: 'overlap' });
  const present = await rosterOf(memberId);
  const added = roster.filter((entry) => !present.some((earlier) => isWithin(entry, earlier)));
  const teamIds = [...new Set(added.map(({ teamId }) => teamId))];
  if (teamIds.length === 0) return;
  const teams = await db().selectFrom('seasonTeams').select('state').where('seasonId', '=', season.id).where('id', 'in', teamIds).execute();
  if (teams.length < teamIds.length) throw invalid({ team_id: 'unknown' });
  if (teams.some(({ state }) => state !== 'accepted')) throw wrongState('The team does not play in this season.');
  const { rosterCloses, teamsPerMember, mostPlayers } = rules;
  if (rosterCloses !== null && added.some(({ from }) => from > rosterCloses))
    throw new Refusal('roster-closed', 'Nobody can join a roster any more.');
  if (mostAtOnce(roster) > teamsPerMember) throw new Refusal('other-team', 'The member plays for another team at that time.');
  const others = [
    ...(await entries().where('seasonTeamId', 'in', teamIds).where('memberId', '!=', memberId).execute()),
    ...(asking ? await requestedEntries(teamIds, memberId) : []),
  ];
  // Only the days of new entries count: a split may have left a team with too many players on one day.
  for (const entry of added)
    if (mostAtOnce([entry, ...during(entry, others)]) > mostPlayers)
      throw new Refusal('too-many', `A team may have at most ${mostPlayers} players.`, { most: mostPlayers });
};

/** The team that a member leaves on a day. @throws Refusal 400 if it is not clear */
export const formerTeam = (
  roster: readonly Entry[],
  day: string,
  { teamId, fromTeamId }: Pick<Input<'transferMember'>, 'teamId' | 'fromTeamId'>,
): string => {
  const teams = roster.filter((entry) => isInForce(entry, day)).map((entry) => entry.teamId);
  if (teams.includes(teamId)) throw invalid({ team_id: 'same' });
  if (fromTeamId === undefined && teams.length > 1) throw invalid({ from_team_id: 'required' });
  const [former] = fromTeamId === undefined ? teams : teams.filter((id) => id === fromTeamId);
  if (former === undefined) throw invalid({ from_team_id: 'unknown' });
  return former;
};

/** Whether the teams of a roster have a place for the member on all its days. @throws Refusal like `requireFits`, except for too many players */
export const hasRoom = async (scope: Scope, memberId: string, roster: readonly Entry[]): Promise<boolean> => {
  try {
    await requireFits(scope, memberId, roster);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many') return false;
    throw error;
  }
};

/** The parts of entries of the same team that are within the days of an entry. */
const during = ({ teamId, from, to }: Entry, others: readonly Pick<Entry, 'teamId' | 'from' | 'to'>[]) =>
  others.flatMap((other) => {
    const first = other.from > from ? other.from : from;
    const last = other.to === null || (to !== null && to < other.to) ? to : other.to;
    return other.teamId !== teamId || (last !== null && last < first) ? [] : [{ from: first, to: last }];
  });

/** The entries that open requests of teams for other members would add. */
const requestedEntries = async (teamIds: readonly string[], memberId: string) => {
  const requests = await db()
    .selectFrom('transfers')
    .select(['toTeamId as teamId', 'startsOn as from'])
    .where('toTeamId', 'in', teamIds)
    .where('memberId', '!=', memberId)
    .where('state', 'in', openStates)
    .execute();
  return requests.map((request) => ({ ...request, to: null }));
};

/** Replaces the roster entries of a member. @throws Refusal like `requireFits` */
export const setRoster = async (scope: Scope, memberId: string, roster: readonly Entry[]): Promise<void> => {
  await requireFits(scope, memberId, roster);
  await writeRoster(memberId, roster);
};

/** Replaces the roster entries of a member, without a check. */
export const writeRoster = async (memberId: string, roster: readonly Entry[]): Promise<void> => {
  await db().deleteFrom('rosterEntries').where('memberId', '=', memberId).execute();
  const rows = roster.map(({ teamId, from, to, kind }) => ({ memberId, seasonTeamId: teamId, startsOn: from, endsOn: to, kind }));
  if (rows.length > 0) await db().insertInto('rosterEntries').values(rows).execute();
};

/**
 * Copies the roster of a team to a later season, from today. Loans are left out, like players who are on a roster of that season already.
 * The season is locked.
 */
export const copyRoster = async (season: SeasonRow, formerTeamId: string, seasonTeamId: string, context: Context): Promise<void> => {
  const startsOn = await todayOf(season, context);
  const players = await db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .select(['seasonMembers.playerId', 'seasonMembers.class'])
    .where('rosterEntries.seasonTeamId', '=', formerTeamId)
    .where('rosterEntries.endsOn', 'is', null)
    .where('rosterEntries.kind', '=', 'fixed')
    .where('seasonMembers.playerId', 'not in', (eb) =>
      eb
        .selectFrom('seasonMembers as entered')
        .innerJoin('rosterEntries as entry', 'entry.memberId', 'entered.id')
        .select('entered.playerId')
        .where('entered.seasonId', '=', season.id),
    )
    .execute();
  if (players.length === 0) return;
  await requireRoomInSeason('seasonMembers', season.id, players.length);
  const { id: seasonId } = season;
  const rows = players.map((player) => ({ ...player, id: context.newId(), seasonId, activeFrom: startsOn, createdAt: context.now }));
  const members = await db()
    .insertInto('seasonMembers')
    .values(rows)
    // A member without a team, or one whose membership has ended, joins again.
    .onConflict((conflict) =>
      conflict
        .columns(['seasonId', 'playerId'])
        .doUpdateSet((eb) => ({ activeFrom: eb.fn.coalesce('seasonMembers.activeFrom', eb.val(startsOn)), activeTo: null })),
    )
    .returning('id')
    .execute();
  await db()
    .insertInto('rosterEntries')
    .values(members.map(({ id }) => ({ memberId: id, seasonTeamId, startsOn, kind: 'fixed' as const })))
    .execute();
};

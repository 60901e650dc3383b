import { mostTeams } from '@oche/api/contract/group';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { FinalDivision } from '@oche/api/contract/season';
import { addDays, dayNumber } from '@oche/darts/days';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { inChunks } from '../platform/db/inChunks.ts';
import { found, invalid } from '../platform/refusal.ts';
import { loadGroups } from './groupRows.ts';
import { ownSeason, todayOf, type SeasonRow } from './seasonRows.ts';
import { loadRankings } from './standings.ts';

type Copy = NonNullable<Parsed<'createSeason'>['copy']>;
/** By id of an earlier season: the ids of the new one. */
type Ids = ReadonlyMap<string, string>;

const loadSeason = async (id: string): Promise<SeasonRow> =>
  found(await db().selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst(), 'The season');

/** Copies the divisions and cups, with their structures and rules but without teams. Returns the new ids. */
const copyGroups = async (from: SeasonRow, to: SeasonRow, context: Context): Promise<Ids> => {
  const groups = await db().selectFrom('seasonGroups').selectAll().where('seasonId', '=', from.id).execute();
  const ids = new Map(groups.map(({ id }) => [id, context.newId()]));
  const rows = groups.map(({ id, structure, rules, follows, ...group }) => ({
    ...{ ...group, id: ids.get(id)!, seasonId: to.id, createdAt: context.now },
    ...{ structure: JSON.stringify(structure), rules: JSON.stringify(rules) },
    follows: follows && JSON.stringify({ ...follows, groupIds: follows.groupIds.map((each) => ids.get(each)!) }),
  }));
  await inChunks(rows, (chunk) => db().insertInto('seasonGroups').values(chunk).execute());
  return ids;
};

/** Copies matchdays by whole weeks, so that they stay on their weekdays, as far as they lie in the new season. */
const copyMatchdays = async (from: SeasonRow, to: SeasonRow, groups: Ids): Promise<void> => {
  const shift = Math.round((dayNumber(to.startsOn) - dayNumber(from.startsOn)) / 7) * 7;
  const matchdays = await db().selectFrom('matchdays').selectAll().where('seasonId', '=', from.id).execute();
  const rows = matchdays
    .map(({ groupId, ...matchday }) => ({
      ...{ ...matchday, seasonId: to.id, groupId: groupId && groups.get(groupId)! },
      ...{ from: addDays(matchday.from, shift), to: addDays(matchday.to, shift) },
    }))
    .filter((matchday) => matchday.from >= to.startsOn && matchday.to <= to.endsOn);
  await inChunks(rows, (chunk) => db().insertInto('matchdays').values(chunk).execute());
};

/** Enters teams as they were, with their captains, and puts them into divisions. Returns the ids of the season teams, by those of the earlier season. */
const copyTeams = async (from: SeasonRow, to: SeasonRow, { teams: chosen }: Copy, groups: Ids, context: Context): Promise<Ids> => {
  const former = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'teamId', 'teams.name', 'locationId', 'homeWeekday', 'homeTime', 'region', 'colours'])
    .where('seasonId', '=', from.id)
    .execute();
  const byTeam = new Map(former.map((team) => [team.teamId, team]));
  if (new Set(chosen.map(({ teamId }) => teamId)).size < chosen.length) throw invalid({ 'copy.teams': 'repeated' });
  const teams = chosen.map(({ teamId, groupId }) => {
    const team = byTeam.get(teamId);
    const group = groupId === null ? null : groups.get(groupId);
    if (!team || group === undefined) throw invalid({ 'copy.teams': 'unknown' });
    return { ...team, newId: context.newId(), group };
  });
  const rows = teams.map(({ id: _, newId, group: __, colours, ...team }) => ({
    ...{ ...team, id: newId, seasonId: to.id, state: 'accepted' as const },
    ...{ colours: JSON.stringify(colours), wishes: '', createdAt: context.now },
  }));
  await inChunks(rows, (chunk) => db().insertInto('seasonTeams').values(chunk).execute());
  const places = [...Map.groupBy(teams, ({ group }) => group)].flatMap(([groupId, ofGroup]) =>
    groupId === null ? [] : ofGroup.map(({ newId }, position) => ({ groupId, seasonTeamId: newId, position })),
  );
  const kinds = new Map((await loadGroups(to.id)).map(({ id, kind }) => [id, kind]));
  if (places.some(({ groupId, position }) => position >= mostTeams[kinds.get(groupId)!])) throw invalid({ 'copy.teams': 'too-many' });
  await inChunks(places, (chunk) => db().insertInto('groupTeams').values(chunk).execute());
  return new Map(teams.map(({ id, newId }) => [id, newId]));
};

const copyCaptains = async (teams: Ids): Promise<void> => {
  if (teams.size === 0) return;
  const captains = await db()
    .selectFrom('seasonTeamCaptains')
    .selectAll()
    .where('seasonTeamId', 'in', [...teams.keys()])
    .execute();
  const rows = captains.map((captain) => ({ ...captain, seasonTeamId: teams.get(captain.seasonTeamId)! }));
  await inChunks(rows, (chunk) => db().insertInto('seasonTeamCaptains').values(chunk).execute());
};

/** Copies the present players of teams from today. A player of several teams stays with the first. Loans are left out. */
const copyRosters = async (to: SeasonRow, teams: Ids, context: Context): Promise<void> => {
  if (teams.size === 0) return;
  const startsOn = await todayOf(to, context);
  const players = await db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .select(['seasonTeamId', 'playerId', 'class'])
    .where('seasonTeamId', 'in', [...teams.keys()])
    .where('endsOn', 'is', null)
    .where('activeTo', 'is', null)
    .where('kind', '=', 'fixed')
    .orderBy('startsOn')
    .execute();
  const members = [...new Map(players.toReversed().map((player) => [player.playerId, { ...player, id: context.newId() }])).values()];
  const rows = members.map(({ seasonTeamId: _, ...member }) => ({
    ...{ ...member, seasonId: to.id, activeFrom: startsOn, createdAt: context.now },
  }));
  await inChunks(rows, (chunk) => db().insertInto('seasonMembers').values(chunk).execute());
  const entries = members.map(({ id, seasonTeamId }) => ({
    ...{ memberId: id, seasonTeamId: teams.get(seasonTeamId)!, startsOn, kind: 'fixed' as const },
  }));
  await inChunks(entries, (chunk) => db().insertInto('rosterEntries').values(chunk).execute());
};

const copyBoard = async (from: SeasonRow, to: SeasonRow, context: Context): Promise<void> => {
  const board = await db().selectFrom('boardMembers').selectAll().where('seasonId', '=', from.id).execute();
  const rows = board.map((member) => ({ ...member, id: context.newId(), seasonId: to.id, createdAt: context.now }));
  await inChunks(rows, (chunk) => db().insertInto('boardMembers').values(chunk).execute());
};

/**
 * Fills a new season from an earlier one of the same competition: divisions and cups, matchdays, and the chosen teams. Matches and results are
 * never copied. @throws Refusal 400 for teams and divisions that are not of that season
 */
export const copySeason = async (id: string, copiedFrom: string | undefined, copy: Copy, context: Context): Promise<void> => {
  if (copiedFrom === undefined) throw invalid({ copied_from: 'missing' });
  const [from, to] = [await loadSeason(copiedFrom), await loadSeason(id)];
  const groups = await copyGroups(from, to, context);
  await copyMatchdays(from, to, groups);
  const teams = await copyTeams(from, to, copy, groups, context);
  await copyCaptains(teams);
  if (copy.withRosters) await copyRosters(to, teams, context);
  if (copy.withBoard) await copyBoard(from, to, context);
};

/** From one season to the next. */
export const rollOverHandlers = {
  listFinalDivisions: async ({ seasonId }, context) => {
    const season = await ownSeason(seasonId, context);
    const permanent = new Map(
      (await db().selectFrom('seasonTeams').select(['id', 'teamId']).where('seasonId', '=', season.id).execute()).map(({ id, teamId }) => [
        id,
        teamId,
      ]),
    );
    const leagues = (await loadGroups(season.id)).filter(({ kind, follows }) => kind === 'league' && !follows);
    return (await loadRankings(leagues.map(({ id }) => id))).map(({ group, ranked, isFinal }): FinalDivision => {
      const { id, name, level, rules, teams } = group;
      const byId = new Map(teams.map((team) => [team.id, { id: team.id, teamId: permanent.get(team.id)!, name: team.name }]));
      const { up, down, playOffUp, leastSize } = rules;
      const out = teams.filter(({ state }) => state === 'withdrawn' || state === 'excluded').map((team) => byId.get(team.id)!);
      return { id, name, level, isFinal, out, ranked: ranked.map((team) => byId.get(team)!), up, down, playOffUp, leastSize };
    });
  },
} satisfies Partial<Handlers>;

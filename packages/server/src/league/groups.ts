import { isPublished } from '@oche/api/contract/season';
import { checkStructure } from '@oche/darts/match/checkStructure';
import type { MatchStructure } from '@oche/darts/match/structure';
import { defaultGroupRules, mostTeams, type Follows, type GroupKind, type GroupRules, type SeasonGroup } from '@oche/api/contract/group';
import type { Input } from '@oche/api/contract/endpoints';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { Refusal, invalid } from '../platform/refusal.ts';
import { firstFree, slugify } from '../platform/slugs.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { loadGroup, loadGroups, seasonIdOf, type GroupRow } from './groupRows.ts';
import { openSeason, visibleSeason, type SeasonRow } from './seasonRows.ts';

type TeamsInput = NonNullable<Input<'createGroup'>['teams']>;

const dependents = (message: string): Refusal => new Refusal('has-dependents', message);

/** Refuses a structure with which the matches of a group cannot be played. @throws Refusal 400 with the `problems` of `checkStructure` */
export const requireStructure = (structure: MatchStructure, { points }: GroupRules, kind: GroupKind): void => {
  const problems = checkStructure(structure, { points, needsWinner: kind === 'cup' });
  if (problems[0])
    throw new Refusal('invalid', 'The matches cannot be played with this structure.', {
      fields: { structure: problems[0].code },
      problems,
    });
};

/** Refuses to follow unknown groups, the group itself, and groups that follow it, directly or through others. */
const requireFollows = async (follows: Follows | null, season: SeasonRow, ownId: string): Promise<void> => {
  if (!follows) return;
  const followedBy = new Map((await loadGroups(season.id)).map((group) => [group.id, group.follows?.groupIds ?? []]));
  if (!follows.groupIds.every((id) => followedBy.has(id))) throw invalid({ follows: 'unknown' });
  const before = new Set(follows.groupIds);
  for (const id of before) for (const earlier of followedBy.get(id) ?? []) before.add(earlier);
  if (before.has(ownId)) throw invalid({ follows: 'unknown' });
};

/** Refuses teams that a group cannot have: unknown ones, teams that have not been accepted or left, and too many. */
const requireTeams = async (teams: TeamsInput, { kind }: Pick<GroupRow, 'kind'>, season: SeasonRow): Promise<void> => {
  const ids = teams.map(({ teamId }) => teamId);
  const keyNumbers = teams.flatMap(({ keyNumber }) => keyNumber ?? []);
  if (new Set(ids).size < ids.length || new Set(keyNumbers).size < keyNumbers.length) throw invalid({ teams: 'repeated' });
  if (ids.length === 0) return;
  const known = await db()
    .selectFrom('seasonTeams')
    .select(['id', 'state'])
    .where('seasonId', '=', season.id)
    .where('id', 'in', ids)
    .where('state', 'in', ['accepted', 'withdrawn', 'excluded'])
    .execute();
  if (known.length < ids.length) throw invalid({ teams: 'unknown' });
  if (known.filter(({ state }) => state === 'accepted').length > mostTeams[kind]) throw invalid({ teams: 'too-many' });
};

/** The teams that are in another league of the season, by its id. A cup, and a league that follows others, may have teams of these. */
const teamsElsewhere = async (
  teams: TeamsInput,
  { id, kind, follows }: Pick<GroupRow, 'id' | 'kind' | 'follows'>,
): Promise<Map<string, string[]>> => {
  if (kind === 'cup' || follows || teams.length === 0) return new Map();
  const rows = await db()
    .selectFrom('groupTeams')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
    .select(['groupId', 'seasonTeamId'])
    .where('seasonGroups.id', '!=', id)
    .where('kind', '=', 'league')
    .where('follows', 'is', null)
    .where(
      'seasonTeamId',
      'in',
      teams.map(({ teamId }) => teamId),
    )
    .execute();
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return new Map([...byGroup].map(([groupId, own]) => [groupId, own.map(({ seasonTeamId }) => seasonTeamId)]));
};

/** Deletes planned matches of a group: of some teams, or all. @throws Refusal 409 `has-dependents` if they are published or have begun */
const deleteMatches = async (groupId: string, season: SeasonRow, teamIds?: readonly string[]): Promise<void> => {
  if (teamIds?.length === 0) return;
  const matches = await db()
    .selectFrom('matches')
    .select(['id', 'state'])
    .where('groupId', '=', groupId)
    .$if(teamIds !== undefined, (query) => query.where((eb) => eb.or([eb('homeId', 'in', teamIds!), eb('awayId', 'in', teamIds!)])))
    .execute();
  if (matches.length === 0) return;
  if (isPublished(season) || matches.some(({ state }) => state !== 'planned')) throw dependents('The matches are published.');
  const ids = matches.map(({ id }) => id);
  await db().deleteFrom('matches').where('id', 'in', ids).execute();
};

/** Refuses to take teams out of a cup in which they have been drawn. */
const requireNotDrawn = async (groupId: string, teamIds: readonly string[]): Promise<void> => {
  const rounds = await db().selectFrom('cupRounds').select('ties').where('groupId', '=', groupId).execute();
  const drawn = new Set(rounds.flatMap(({ ties }) => ties.flatMap(({ teams }) => teams)));
  if (teamIds.some((id) => drawn.has(id))) throw dependents('A team has been drawn in the cup.');
};

/** Takes teams out of a group, with their planned matches. @throws Refusal 409 `has-dependents` if these are published or have begun */
const removeTeams = async (groupId: string, teamIds: readonly string[], season: SeasonRow): Promise<void> => {
  if (teamIds.length === 0) return;
  await requireNotDrawn(groupId, teamIds);
  await deleteMatches(groupId, season, teamIds);
  await db().deleteFrom('groupTeams').where('groupId', '=', groupId).where('seasonTeamId', 'in', teamIds).execute();
};

/**
 * Replaces the teams of a group. Teams that leave it lose their planned matches. `moving`: teams of other leagues leave these.
 * @throws Refusal 409 `taken` for teams of other leagues, 409 `has-dependents` for teams whose matches are published
 */
const setTeams = async (
  group: Pick<GroupRow, 'id' | 'kind' | 'follows'>,
  teams: TeamsInput,
  season: SeasonRow,
  moving = false,
): Promise<void> => {
  await requireTeams(teams, group, season);
  const elsewhere = await teamsElsewhere(teams, group);
  if (elsewhere.size > 0 && !moving)
    throw new Refusal('taken', 'A team is in another division.', { fields: { teams: 'taken' }, team_ids: [...elsewhere.values()].flat() });
  for (const [groupId, teamIds] of elsewhere) await removeTeams(groupId, teamIds, season);
  const former = await db().selectFrom('groupTeams').select('seasonTeamId as id').where('groupId', '=', group.id).execute();
  const staying = new Set(teams.map(({ teamId }) => teamId));
  await removeTeams(
    group.id,
    former.flatMap(({ id }) => (staying.has(id) ? [] : [id])),
    season,
  );
  await db().deleteFrom('groupTeams').where('groupId', '=', group.id).execute();
  const rows = teams.map(({ teamId, keyNumber = null, seed = null }, position) => ({
    ...{ groupId: group.id, seasonTeamId: teamId, position, keyNumber, seed },
  }));
  if (rows.length > 0) await db().insertInto('groupTeams').values(rows).execute();
  // Teams in a drawn round stay, so the others enter a cup that has begun later: its rounds have more or fewer teams left.
  const change = rows.length - former.length;
  if (change !== 0)
    await db()
      .updateTable('cupRounds')
      .set(({ eb }) => ({ waiting: eb('waiting', '+', change) }))
      .where('groupId', '=', group.id)
      .execute();
};

/** A group of a season that the actor manages. The season is locked for writing, before the group is read. */
const openGroup = async (id: string, context: Context): Promise<{ group: SeasonGroup; season: SeasonRow }> => {
  const season = await openSeason(await seasonIdOf(id), context);
  return { season, group: await loadGroup(id) };
};

/** The divisions and cups of a season. */
export const groupHandlers = {
  listSeasonGroups: async ({ seasonId }, context) => loadGroups((await visibleSeason(seasonId, context)).id),

  createGroup: async ({ seasonId, id: requestedId, kind = 'league', rules = defaultGroupRules, ...input }, context) => {
    const season = await openSeason(seasonId, context);
    const { name, level = 1, structure, follows = null, teams = [] } = input;
    const groups = await loadGroups(seasonId);
    const existing = groups.find(({ id }) => id === requestedId);
    if (existing) return existing;
    const id = requestedId ?? context.newId();
    requireStructure(structure, rules, kind);
    await requireFollows(follows, season, id);
    await requireRoomInSeason('seasonGroups', seasonId);
    const { position = groups.filter((group) => group.level === level).length } = input;
    const slug = firstFree(slugify(name), new Set(['create', ...groups.map((group) => group.slug)]));
    await insertNew(() =>
      db()
        .insertInto('seasonGroups')
        .values({
          ...{ id, seasonId, slug, name, kind, level, position, createdAt: context.now },
          ...{ structure: JSON.stringify(structure), rules: JSON.stringify(rules), follows: follows && JSON.stringify(follows) },
        })
        .execute(),
    );
    await setTeams({ id, kind, follows }, teams, season);
    await recordChange(season.organisationId, 'createGroup', id, { name, kind, level }, context);
    return loadGroup(id);
  },

  updateGroup: async ({ id, reason, structure, rules, follows, teams, moving, version, ...change }, context) => {
    const { group, season } = await openGroup(id, context);
    if (version !== undefined && version !== group.version) throw new Refusal('changed', 'Somebody else has changed the group.');
    if (rules && isPublished(season) && !reason) throw invalid({ reason: 'missing' });
    const changed = {
      ...group,
      ...{ structure: structure ?? group.structure, rules: rules ?? group.rules },
      ...{ follows: follows === undefined ? group.follows : follows },
    };
    requireStructure(changed.structure, changed.rules, group.kind);
    await requireFollows(changed.follows, season, id);
    await db()
      .updateTable('seasonGroups')
      .set({
        ...change,
        ...{ structure: JSON.stringify(changed.structure), rules: JSON.stringify(changed.rules) },
        follows: changed.follows && JSON.stringify(changed.follows),
      })
      .where('id', '=', id)
      .execute();
    if (teams) await setTeams(changed, teams, season, moving);
    await recordChange(season.organisationId, 'updateGroup', id, { ...change, structure, rules, follows, teams, moving, reason }, context);
    return loadGroup(id);
  },

  deleteGroup: async ({ id }, context) => {
    const { group, season } = await openGroup(id, context);
    const followers = (await loadGroups(season.id)).filter(({ follows }) => follows?.groupIds.includes(id));
    if (followers.length > 0) throw dependents('Another group follows this group.');
    await deleteMatches(id, season);
    await db().deleteFrom('seasonGroups').where('id', '=', id).execute();
    await recordChange(season.organisationId, 'deleteGroup', id, { name: group.name }, context);
    return null;
  },
} satisfies Partial<Handlers>;

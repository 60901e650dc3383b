import { isOver } from '@oche/api/contract/season';
import type { Penalty } from '@oche/api/contract/penalty';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { can, requireManager, requireToken } from '../platform/policies.ts';
import { forbidden, found, invalid } from '../platform/refusal.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { announce } from './announcements.ts';
import { openSeason, todayOf, visibleSeason, wrongState } from './seasonRows.ts';
import { captainedTeams, lockedSeasonTeam } from './teamRows.ts';

type Selection = { id: string } | { teams: readonly string[] | null };

/** Penalties of a season, the newest first: one, those of some teams, or all. */
const loadPenalties = async (seasonId: string, selection: Selection): Promise<Penalty[]> => {
  const { id, teams = null } = 'id' in selection ? { id: selection.id } : { id: undefined, ...selection };
  const rows = await db()
    .selectFrom('penalties')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'penalties.seasonTeamId')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .leftJoin('matches', 'matches.id', 'penalties.matchId')
    .selectAll('penalties')
    .select(['teams.slug', 'seasonTeams.name', 'teams.short', 'matches.slug as matchSlug'])
    .where('penalties.seasonId', '=', seasonId)
    .$if(id !== undefined, (query) => query.where('penalties.id', '=', id!))
    .$if(teams !== null, (query) => query.where('penalties.seasonTeamId', 'in', teams!))
    .orderBy('penalties.createdAt', 'desc')
    .orderBy('penalties.id')
    .execute();
  return rows.map(({ slug, name, short, matchId, matchSlug, liftedOn, liftedBecause, ...row }) => ({
    ...{ id: row.id, groupId: row.groupId, team: { id: row.seasonTeamId, slug, name, short } },
    match: matchId === null ? null : { id: matchId, slug: matchSlug! },
    ...{ points: row.points, gamePoints: row.gamePoints, fine: row.fine, isPaid: row.isPaid, reason: row.reason, from: row.fromOn },
    lifted: liftedOn === null ? null : { on: liftedOn, reason: liftedBecause! },
  }));
};

const loadPenalty = async (seasonId: string, id: string): Promise<Penalty> =>
  found((await loadPenalties(seasonId, { id }))[0], 'The penalty');

/** The group whose table a penalty changes: the given one, that of the match, otherwise the division of the team. */
const groupOf = async (teamId: string, { groupId, matchId }: { groupId?: string | undefined; matchId?: string | undefined }) => {
  const match = matchId === undefined ? null : await ownMatch(matchId, teamId);
  if (match && groupId !== undefined && match.groupId !== groupId) throw invalid({ group_id: 'unknown' });
  const wanted = groupId ?? match?.groupId;
  const group = await db()
    .selectFrom('groupTeams')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
    .select('seasonGroups.id')
    .where('groupTeams.seasonTeamId', '=', teamId)
    .$if(wanted !== undefined, (query) => query.where('seasonGroups.id', '=', wanted!))
    .orderBy((eb) => eb.case().when('kind', '=', 'league').then(0).else(1).end())
    .orderBy('level')
    .orderBy('seasonGroups.position')
    .executeTakeFirst();
  if (!group) throw invalid({ group_id: 'unknown' });
  return group.id;
};

const ownMatch = async (id: string, teamId: string) => {
  const match = await db()
    .selectFrom('matches')
    .select('groupId')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('homeId', '=', teamId), eb('awayId', '=', teamId)]))
    .executeTakeFirst();
  if (!match) throw invalid({ match_id: 'unknown' });
  return match;
};

/** The penalties of teams. */
export const penaltyHandlers = {
  listPenalties: async ({ seasonId }, context: Context) => {
    const season = await visibleSeason(seasonId, context);
    const { actor } = context;
    if (can.manage(actor, season)) return loadPenalties(seasonId, { teams: null });
    requireToken(actor);
    const captained = await captainedTeams(seasonId, actor);
    if (captained.size === 0) throw forbidden();
    return loadPenalties(seasonId, { teams: [...captained] });
  },

  addPenalty: async ({ teamId, id: requestedId, points = 0, gamePoints = 0, fine = 0, reason, from, ...where }, context) => {
    const { season } = await lockedSeasonTeam(teamId, context);
    requireManager(context.actor, season, { what: 'The team', visible: true });
    if (isOver(season)) throw wrongState('The season is over.');
    const id = requestedId ?? context.newId();
    const [existing] = await loadPenalties(season.id, { id });
    if (existing) return existing;
    if (points + gamePoints + fine === 0) throw invalid({ points: 'missing' });
    const groupId = await groupOf(teamId, where);
    await requireRoomInSeason('penalties', season.id);
    const fromOn = from ?? (await todayOf(season, context));
    await insertNew(() =>
      db()
        .insertInto('penalties')
        .values({
          ...{ id, seasonId: season.id, groupId, seasonTeamId: teamId, matchId: where.matchId ?? null, points, gamePoints, fine },
          ...{ isPaid: false, reason, fromOn, createdAt: context.now },
        })
        .execute(),
    );
    await recordChange(season.organisationId, 'addPenalty', teamId, { points, gamePoints, fine, reason, fromOn }, context);
    await announce({ kind: 'penalty-given', seasonId: season.id, teamId, captainsOf: [teamId], detail: { reason } }, context);
    return loadPenalty(season.id, id);
  },

  updatePenalty: async ({ id, isPaid, liftedBecause }, context) => {
    const row = found(await db().selectFrom('penalties').selectAll().where('id', '=', id).executeTakeFirst(), 'The penalty');
    const season = await openSeason(row.seasonId, context);
    const lifts = liftedBecause !== undefined;
    const { numUpdatedRows } = await db()
      .updateTable('penalties')
      .set({ isPaid: isPaid ?? row.isPaid, ...(lifts && { liftedOn: await todayOf(season, context), liftedBecause }) })
      .where('id', '=', id)
      .$if(lifts, (query) => query.where('liftedOn', 'is', null))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongState('The penalty is lifted already.');
    await recordChange(season.organisationId, 'updatePenalty', row.seasonTeamId, { isPaid, liftedBecause }, context);
    return loadPenalty(season.id, id);
  },
} satisfies Partial<Handlers>;

import { mostAtOnce } from '@oche/darts/league/eligibility';
import { sql, type Selectable } from 'kysely';
import { recordChange } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { SeasonMembers, Transfers } from '../platform/db/leagueTables.ts';
import { announce } from './announcements.ts';
import { openStates, type Scope } from './memberRows.ts';
import { moved, rosterOf } from './rosters.ts';

/** The requests for a member that have no final answer. */
export const openRequests = (memberId: string) =>
  db().selectFrom('transfers').select('id').where('memberId', '=', memberId).where('state', 'in', openStates);

type Refused = {
  /** the id of the player; null for a new person, who is deleted */
  playerId: string | null;
  reason?: string | undefined;
  /** the team that the player has joined instead */
  joined?: { id: string; name: string };
};

/** Refuses a request, and tells the captain who has asked. */
export const refuseRequest = async (
  { season }: Scope,
  { id, memberId, fromTeamId, toTeamId }: Selectable<Transfers>,
  { playerId, reason, joined }: Refused,
  context: Context,
): Promise<void> => {
  const { name } = await db()
    .selectFrom('players')
    .innerJoin('seasonMembers', 'seasonMembers.playerId', 'players.id')
    .select('players.name')
    .where('seasonMembers.id', '=', memberId)
    .executeTakeFirstOrThrow();
  await db().updateTable('transfers').set({ state: 'refused' }).where('id', '=', id).execute();
  const refused = { seasonTeamId: toTeamId, name, reason: reason ?? null, joinedTeamId: joined?.id ?? null };
  await db()
    .insertInto('refusedRequests')
    .values({ ...refused, id: context.newId(), createdAt: context.now })
    .execute();
  const about = { seasonId: season.id, teamId: toTeamId, ...(playerId !== null && { playerId }) };
  const detail = { reason: reason ?? null, ...(joined && { joined: joined.name }) };
  await announce({ kind: 'request-refused', ...about, captainsOf: [toTeamId], detail }, context);
  const change = { fromTeamId, toTeamId, state: 'refused', reason, joinedTeamId: joined?.id };
  await recordChange(season.organisationId, 'answerRequest', memberId, change, context);
};

/**
 * Refuses the open requests for a member that the roster rules out: the member has left the team that they would leave, or would be in more teams than
 * the season allows. `joined`: the team that the member has joined instead
 */
export const refuseRuledOut = async (
  scope: Scope,
  { id, playerId }: Pick<Selectable<SeasonMembers>, 'id' | 'playerId'>,
  joined: Refused['joined'],
  context: Context,
): Promise<void> => {
  const open = await openRequests(id).selectAll('transfers').orderBy('id').execute();
  if (open.length === 0) return;
  const roster = await rosterOf(id);
  for (const { startsOn, ...request } of open) {
    const day = startsOn > scope.today ? startsOn : scope.today;
    const isIn = ({ teamId, to }: (typeof roster)[number]) => teamId === request.fromTeamId && (to === null || to > scope.today);
    const hasLeft = request.fromTeamId !== null && !roster.some(isIn);
    if (hasLeft || mostAtOnce(moved(roster, { ...request, day })) > scope.rules.teamsPerMember)
      await refuseRequest(scope, { startsOn, ...request }, { playerId, ...(joined && { joined }) }, context);
  }
};

/** Completes the open requests of a team that a member has joined, and refuses those of other teams that the new roster rules out. */
export const settleRequests = async (
  scope: Scope,
  member: Pick<Selectable<SeasonMembers>, 'id' | 'playerId'>,
  toTeamId: string,
  context: Context,
): Promise<void> => {
  const own = openRequests(member.id).where('toTeamId', '=', toTeamId);
  await db().updateTable('transfers').set({ state: 'done' }).where('id', 'in', own).execute();
  const joined = await db().selectFrom('seasonTeams').select(['id', 'name']).where('id', '=', toTeamId).executeTakeFirstOrThrow();
  await refuseRuledOut(scope, member, joined, context);
};

/**
 * Deletes a member who was never accepted, unless another team has asked for them too. A player who was created by the request, and whom nothing
 * else refers to, is deleted too, so that no personal data remain.
 */
export const deleteUnlessRequested = async ({ id, seasonId, playerId, createdAt }: Selectable<SeasonMembers>): Promise<void> => {
  if (await openRequests(id).executeTakeFirst()) return;
  await db().deleteFrom('seasonMembers').where('id', '=', id).execute();
  await db()
    .deleteFrom('players')
    .where('id', '=', playerId)
    .where('createdAt', '=', createdAt)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('seasonMembers').select('id').where('playerId', '=', playerId)),
          exists(selectFrom('entryPlayers').select('entryId').where('playerId', '=', playerId)),
          exists(selectFrom('gameSidePlayers').select('gameId').where('playerId', '=', playerId)),
          exists(selectFrom('games').select('id').where('markerPlayerId', '=', playerId)),
          exists(selectFrom('mergedPlayers').select('intoId').where('intoId', '=', playerId)),
          exists(selectFrom('rankingPlayers').select('rankingId').where('playerId', '=', playerId)),
          exists(selectFrom('rankingAdjustments').select('id').where('playerId', '=', playerId)),
          // A captain may have named the person in a match, whose log and sealed lineups keep the id.
          exists(
            selectFrom('matchEvents')
              .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
              .select('matchEvents.id')
              .where('matches.seasonId', '=', seasonId)
              .where(sql<boolean>`match_events.payload::text like ${`%${playerId}%`}`),
          ),
          exists(
            selectFrom('sealedLineups')
              .innerJoin('matches', 'matches.id', 'sealedLineups.matchId')
              .select('sealedLineups.eventId')
              .where('matches.seasonId', '=', seasonId)
              .where(sql<boolean>`sealed_lineups.players::text like ${`%${playerId}%`}`),
          ),
        ]),
      ),
    )
    .execute();
};

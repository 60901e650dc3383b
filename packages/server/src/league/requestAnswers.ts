import { mayPlayFrom } from '@oche/darts/league/eligibility';
import { entryToLeave } from '@oche/darts/league/transfers';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { Selectable } from 'kysely';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { SeasonMembers, Transfers } from '../platform/db/leagueTables.ts';
import { can, requireToken } from '../platform/policies.ts';
import { Refusal, forbidden, found, invalid } from '../platform/refusal.ts';
import { announce } from './announcements.ts';
import { deleteUnlessRequested, refuseRequest } from './memberRequests.ts';
import { firstDayIn, loadMembers, matchOn, openStates, type Scope } from './memberRows.ts';
import { laterDays, lockedMember, memberFor, move, playerFor, rightsOf } from './members.ts';
import { hasRoom, moved, rosterOf } from './rosters.ts';
import { visibleSeason, wrongState } from './seasonRows.ts';
import { captainedTeams } from './teamRows.ts';

type MemberRow = Selectable<SeasonMembers>;
type Request = Selectable<Transfers>;

const day = 86_400_000;
/** How long captains see a refused request. */
const refusedMs = 14 * day;

/** Deletes refused requests that nobody sees any more. */
export const deleteOldRefusals = async ({ now }: Context): Promise<void> => {
  await db()
    .deleteFrom('refusedRequests')
    .where('createdAt', '<', new Date(now.getTime() - refusedMs))
    .execute();
};

/**
 * Changes a request for a new person into one for a known player, who leaves their present team. A player who will change teams already moves to the team
 * of the request instead, on the same day. Returns the member that the player is in the season.
 * @throws Refusal 422 `wrong-state` if the request is for a known player already, 400 `same` or `unknown` for a wrong player
 */
const knownInstead = async (
  scope: Scope,
  asked: MemberRow,
  playerId: string,
  { id, toTeamId, startsOn: on }: Request,
  context: Context,
): Promise<MemberRow> => {
  if (asked.activeFrom !== null) throw wrongState('The request is for a known player.');
  if (playerId === asked.playerId) throw invalid({ player_id: 'same' });
  const member = await memberFor(scope, await playerFor({ playerId }, scope.season.organisationId, context), undefined, context);
  const others = (await rosterOf(member.id)).filter(({ teamId }) => teamId !== toTeamId);
  const left = entryToLeave(others, scope.today);
  const startsOn = left && left.from > on ? left.from : on;
  await db()
    .updateTable('transfers')
    .set({ memberId: member.id, fromTeamId: left?.teamId ?? null, startsOn })
    .where('id', '=', id)
    .execute();
  return member;
};

type Answer = Parsed<'answerRequest'> & { scope: Scope; asked: MemberRow };

/** The captain who has asked takes the request back. Nobody else has to know. */
const takeBack = async ({ id, scope, asked }: Answer, { fromTeamId, toTeamId }: Request, context: Context): Promise<void> => {
  await db().deleteFrom('transfers').where('id', '=', id).execute();
  await recordChange(scope.season.organisationId, 'answerRequest', asked.id, { fromTeamId, toTeamId, state: 'taken-back' }, context);
};

/**
 * Refuses a second agreement of a captain about a player, who can leave the team only once.
 * @throws Refusal 409 `taken` with the name of the team to which the player is promised
 */
const requireUnpromised = async ({ id, memberId, fromTeamId }: Request): Promise<void> => {
  const promised = await db()
    .selectFrom('transfers')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'transfers.toTeamId')
    .select('seasonTeams.name')
    .where('transfers.memberId', '=', memberId)
    .where('transfers.fromTeamId', '=', fromTeamId)
    .where('transfers.state', '=', 'agreed')
    .where('transfers.id', '<>', id)
    .executeTakeFirst();
  if (promised)
    throw new Refusal('taken', `The captain has agreed to the request of ${promised.name}. Refuse that one first.`, {
      team: promised.name,
    });
};

/** Agrees to a request, or completes it. Returns the member whom it is for. */
const accept = async (answer: Answer, transfer: Request, context: Context): Promise<MemberRow> => {
  const { id, scope, asked, playerId, reason } = answer;
  const state = rightsOf(scope, transfer.fromTeamId).mayChange ? ('done' as const) : ('agreed' as const);
  if (state === 'agreed') await requireUnpromised(transfer);
  const member = playerId === undefined ? asked : await knownInstead(scope, asked, playerId, transfer, context);
  const { fromTeamId, toTeamId, on, match } = await db()
    .updateTable('transfers')
    .set({ state })
    .where('id', '=', id)
    .returning(['fromTeamId', 'toTeamId', 'startsOn as on', matchOn(scope.today).as('match')])
    .executeTakeFirstOrThrow();
  let first = firstDayIn({ fromTeamId, on, match }, scope.today);
  // The roster may have been full when the captain asked.
  const roster = moved(await rosterOf(member.id), { fromTeamId, toTeamId, day: first });
  if (first < scope.today && !(await hasRoom(scope, member.id, roster))) first = scope.today;
  if (state === 'done') {
    await move(scope, member, { fromTeamId, toTeamId, day: first }, context);
    const { activeFrom } = await db()
      .selectFrom('seasonMembers')
      .select('activeFrom')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const waitsUntil = mayPlayFrom(activeFrom ?? first, { waitDays: scope.rules.waitDays, firstDay: scope.firstDay });
    const days = laterDays(scope, waitsUntil > first ? waitsUntil : first);
    const about = { seasonId: scope.season.id, teamId: toTeamId, playerId: member.playerId, detail: { days } };
    await announce({ kind: 'member-accepted', ...about, captainsOf: [toTeamId], key: `member-accepted ${id}` }, context);
  }
  await recordChange(scope.season.organisationId, 'answerRequest', member.id, { fromTeamId, toTeamId, day: first, state, reason }, context);
  return member;
};

/** The answers to requests for players. */
export const requestHandlers = {
  answerRequest: async (input, context) => {
    requireToken(context.actor);
    const request = () => db().selectFrom('transfers').selectAll().where('id', '=', input.id).executeTakeFirst();
    const { scope, member: asked } = await lockedMember(found(await request(), 'The request').memberId, context);
    // Reads it again, because it may have been answered before the lock.
    const transfer: Request = found(await request(), 'The request');
    const { mayManage, mayAsk } = rightsOf(scope, transfer.fromTeamId);
    const isOwn = !mayAsk && !input.accept && rightsOf(scope, transfer.toTeamId).mayAsk;
    if (!(mayAsk || isOwn) || (input.playerId !== undefined && !mayManage)) throw forbidden();
    if (!openStates.some((open) => open === transfer.state)) throw wrongState('The request has been answered.');
    const answer = { ...input, scope, asked };
    const member = input.accept ? await accept(answer, transfer, context) : asked;
    if (isOwn) await takeBack(answer, transfer, context);
    else if (!input.accept) {
      // A new person is deleted, so that the announcement names only known players.
      const playerId = asked.activeFrom === null ? null : asked.playerId;
      await refuseRequest(scope, transfer, { playerId, reason: input.reason }, context);
    }
    if (asked.activeFrom === null && (!input.accept || asked !== member)) await deleteUnlessRequested(asked);
    return (await loadMembers(scope, { id: member.id }))[0] ?? null;
  },

  listRefusedRequests: async ({ seasonId }, context) => {
    const { actor, now } = context;
    requireToken(actor);
    const season = await visibleSeason(seasonId, context);
    const teams = can.manage(actor, season) ? null : [...(await captainedTeams(seasonId, actor))];
    if (teams?.length === 0) throw forbidden();
    const rows = await db()
      .selectFrom('refusedRequests')
      .innerJoin('seasonTeams', 'seasonTeams.id', 'refusedRequests.seasonTeamId')
      .leftJoin('seasonTeams as joinedTeam', 'joinedTeam.id', 'refusedRequests.joinedTeamId')
      .select(['refusedRequests.id', 'seasonTeamId as teamId', 'refusedRequests.name', 'reason', 'refusedRequests.createdAt'])
      .select('joinedTeam.name as joined')
      .where('seasonTeams.seasonId', '=', seasonId)
      .where('refusedRequests.createdAt', '>=', new Date(now.getTime() - refusedMs))
      .$if(teams !== null, (query) => query.where('seasonTeamId', 'in', teams!))
      .orderBy('refusedRequests.createdAt', 'desc')
      .orderBy('refusedRequests.id')
      .execute();
    return rows.map(({ createdAt, ...row }) => ({ ...row, refusedAt: createdAt.toISOString() }));
  },
} satisfies Partial<Handlers>;

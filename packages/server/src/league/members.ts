import { isOver } from '@oche/api/contract/season';
import { foldName } from '@oche/darts/names/foldName';
import { isInForce } from '@oche/darts/league/eligibility';
import { sql, type Selectable } from 'kysely';
import type { Input, Parsed } from '@oche/api/contract/endpoints';
import { highestNumber, type SeasonMember } from '@oche/api/contract/seasonMember';
import { personOf, updatePerson } from '../accounts/persons.ts';
import { announce } from './announcements.ts';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import type { SeasonMembers } from '../platform/db/leagueTables.ts';
import { can, requireToken } from '../platform/policies.ts';
import { Refusal, forbidden, found, invalid } from '../platform/refusal.ts';
import { lockedOrganisation } from '../organisations/organisations.ts';
import { requireRoom, requireRoomInSeason } from '../organisations/quotas.ts';
import { openRequests, refuseRuledOut, settleRequests } from './memberRequests.ts';
import { loadMembers, openStates, scopeOf, membershipOn, type Scope } from './memberRows.ts';
import { formerTeam, join, leave, moved, requireFits, requireInSeason, rosterOf, setRoster, type Entry, type Move } from './rosters.ts';
import { visibleSeason, wrongState } from './seasonRows.ts';

type MemberRow = Selectable<SeasonMembers>;
type Change = Omit<Input<'updateMember'>, 'id'>;

/** The fields that captains may set. Only organisers set the others. */
const ofCaptains: readonly (keyof Input<'createMember'>)[] = ['seasonId', 'id', 'playerId', 'person', 'isAnotherPerson', 'teamId'];
const changesOfCaptains: readonly (keyof Change)[] = ['email', 'leaves', 'reason'];

/**
 * A season that is not over, with the actor's rights. It is locked together with its organisation, so that two requests can neither take the
 * same number nor exceed the same limit.
 */
const lockedScope = async (seasonId: string, context: Context): Promise<Scope> => {
  requireToken(context.actor);
  await db().selectFrom('seasons').select('id').where('id', '=', seasonId).forShare().execute();
  const season = await visibleSeason(seasonId, context);
  if (isOver(season)) throw wrongState('The season is over.');
  makeStale(`season ${seasonId}`);
  await lockedOrganisation(season.organisationId);
  return scopeOf(season, context);
};

export const lockedMember = async (id: string, context: Context): Promise<{ scope: Scope; member: MemberRow }> => {
  requireToken(context.actor);
  const { seasonId } = found(
    await db().selectFrom('seasonMembers').select('seasonId').where('id', '=', id).executeTakeFirst(),
    'The member',
  );
  const scope = await lockedScope(seasonId, context);
  const member = await db().selectFrom('seasonMembers').selectAll().where('id', '=', id).executeTakeFirst();
  return { scope, member: found(member, 'The member') };
};

/** The rights of an actor for the roster of a team. */
export const rightsOf = ({ actor, season, rules, captained }: Scope, teamId: string | null) => {
  const owned = { organisationId: season.organisationId, rosterByCaptain: rules.rosterByCaptain };
  const team = { id: teamId, captained };
  return {
    mayManage: can.manage(actor, season),
    mayChange: can.changeRoster(actor, owned, team),
    mayAsk: can.askForRoster(actor, owned, team),
  };
};

const fieldsOf = (input: object): string[] => Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [field]));

/** Gives a player a number: a requested one, or the one after the highest if they have none. @throws Refusal 409 `number-taken` */
export const giveNumber = async (organisationId: string, playerId: string, requested?: number): Promise<void> => {
  if (requested !== undefined) {
    const holder = await db()
      .selectFrom('players')
      .select('id')
      .where('organisationId', '=', organisationId)
      .where('number', '=', requested)
      .executeTakeFirst();
    if (holder && holder.id !== playerId) throw new Refusal('number-taken', 'This number is taken.', { fields: { number: 'taken' } });
  }
  // If the highest number is in use, a free one below it.
  const next = sql<number>`(select max(candidate) from (
      select 1 as candidate union all select number + 1 from players where organisation_id = ${organisationId}
    ) as candidates where candidate <= ${highestNumber}
      and not exists (select from players where organisation_id = ${organisationId} and number = candidate))`;
  await db()
    .updateTable('players')
    .set({ number: requested ?? sql<number>`coalesce(number, ${next})` })
    .where('id', '=', playerId)
    .execute();
};

/** The id of a known player of the organisation, or of a new one. @throws Refusal 400 unless there is exactly one of the two */
export const playerFor = async (
  { playerId, person }: Pick<Parsed<'createMember'>, 'playerId' | 'person'>,
  organisationId: string,
  context: Context,
): Promise<string> => {
  if ((playerId === undefined) === (person === undefined)) throw invalid({ player_id: 'required' });
  if (person) {
    await requireRoom('players', organisationId);
    const player = { ...person, id: context.newId(), organisationId, searchName: foldName(person.name), createdAt: context.now };
    await db().insertInto('players').values(player).execute();
    return player.id;
  }
  const known = await personOf(playerId!);
  const row = db().selectFrom('players').select('id').where('id', '=', known).where('organisationId', '=', organisationId);
  if (!(await row.executeTakeFirst())) throw invalid({ player_id: 'unknown' });
  return known;
};

/**
 * Refuses a request for a new person for whom the team has an open request already. Another person of this name has an e-mail address or a date of birth
 * of their own.
 * @throws Refusal 409 `taken`
 */
const requireNewRequest = async (
  { season }: Scope,
  teamId: string,
  { name, email = null, bornOn = null }: NonNullable<Parsed<'createMember'>['person']>,
): Promise<void> => {
  const open = await db()
    .selectFrom('transfers')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'transfers.memberId')
    .innerJoin('players', 'players.id', 'seasonMembers.playerId')
    .select('transfers.id')
    .where('seasonMembers.seasonId', '=', season.id)
    .where('transfers.toTeamId', '=', teamId)
    .where('transfers.state', 'in', openStates)
    .where('players.searchName', '=', foldName(name))
    .where('players.email', 'is not distinct from', email)
    .where('players.bornOn', 'is not distinct from', bornOn)
    .executeTakeFirst();
  if (open) throw new Refusal('taken', 'The team has asked for this person already.', { fields: { 'person.name': 'taken' } });
};

/**
 * Refuses a player whom captains may not ask for: one who is not in the season, whose name and address they may not know, or whose membership organisers
 * have ended.
 * @throws Refusal 400 `unknown`, 422 `wrong-state`
 */
const requireOpenTo = async ({ season, today }: Scope, playerId: string): Promise<void> => {
  const member = await db()
    .selectFrom('seasonMembers')
    .select('activeTo')
    .where('seasonId', '=', season.id)
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  if (!member) throw invalid({ player_id: 'unknown' });
  if (member.activeTo !== null && member.activeTo < today) throw wrongState('The membership has ended.');
};

/** The member that a player is in a season. A new one is `requested`. */
export const memberFor = async (
  { season }: Scope,
  playerId: string,
  requestedId: string | undefined,
  context: Context,
): Promise<MemberRow> => {
  const existing = await db()
    .selectFrom('seasonMembers')
    .selectAll()
    .where('seasonId', '=', season.id)
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  if (existing) return existing;
  await requireRoomInSeason('seasonMembers', season.id);
  const row = { id: requestedId ?? context.newId(), seasonId: season.id, playerId, createdAt: context.now };
  return insertNew(() => db().insertInto('seasonMembers').values(row).returningAll().executeTakeFirstOrThrow());
};

/** Accepts a new member from a day, or one whose membership has ended or will end. The player gets a number. */
const activate = async (
  { season }: Scope,
  { id, playerId, activeFrom, activeTo }: MemberRow,
  day: string,
  number?: number,
): Promise<void> => {
  await giveNumber(season.organisationId, playerId, number);
  const isNew = activeFrom === null || (activeTo !== null && activeTo < day);
  await db()
    .updateTable('seasonMembers')
    .set({ activeFrom: isNew ? day : activeFrom, activeTo: null })
    .where('id', '=', id)
    .execute();
};

/** The first day in a team as an announcement says it: nothing if it has come. */
export const laterDays = ({ today }: Scope, day: string): string[] => (day > today ? [day] : []);

/** Announces to a player with an account which teams they have joined and left, compared with the roster before. Ignores entries that have ended. */
export const announceRoster = async (
  scope: Scope,
  { id, playerId }: MemberRow,
  before: readonly Entry[],
  context: Context,
): Promise<void> => {
  const player = await db().selectFrom('players').select('userId').where('id', '=', playerId).executeTakeFirst();
  if (!player?.userId) return;
  /** The first day in each team. */
  const teamsOf = (roster: readonly Entry[]) =>
    new Map(roster.filter(({ to }) => to === null || to > scope.today).map(({ teamId, from }) => [teamId, from]));
  const [former, present] = [teamsOf(before), teamsOf(await rosterOf(id))];
  const about = { seasonId: scope.season.id, players: [playerId] };
  for (const [teamId, from] of present)
    if (!former.has(teamId)) await announce({ kind: 'roster-added', ...about, teamId, detail: { days: laterDays(scope, from) } }, context);
  for (const teamId of former.keys()) if (!present.has(teamId)) await announce({ kind: 'roster-removed', ...about, teamId }, context);
};

/** Checks the sealed lineups with a member in a job, because rosters are locked before matches. */
const queueLineups = ({ seasonId, playerId }: MemberRow, { queue }: Context) => queue('check-lineups', { seasonId, playerId });

/** A move with what its captain says about a namesake. */
type Recorded = Move & { isAnotherPerson?: boolean | undefined };

/** Moves a member to a team, and tells the captains of the former one. */
export const move = async (scope: Scope, member: MemberRow, to: Move, context: Context): Promise<void> => {
  const before = await rosterOf(member.id);
  await activate(scope, member, to.day);
  await setRoster(scope, member.id, moved(before, to));
  await settleRequests(scope, member, to.toTeamId, context);
  await announceRoster(scope, member, before, context);
  if (to.fromTeamId === null) return;
  await queueLineups(member, context);
  const detail = { days: laterDays(scope, to.day) };
  const about = { seasonId: scope.season.id, teamId: to.fromTeamId, playerId: member.playerId, detail };
  await announce({ kind: 'member-left', ...about, captainsOf: [to.fromTeamId] }, context);
};

/** Records that a member moves to a team, or a request for it. A request that is open already stays the only one. */
const recordTransfer = async (scope: Scope, member: MemberRow, to: Recorded, state: 'asked' | 'done', context: Context): Promise<void> => {
  const { actor } = context;
  requireToken(actor);
  if (state === 'asked') {
    await requireFits(scope, member.id, moved(await rosterOf(member.id), to), { asking: true });
    if (await openRequests(member.id).where('toTeamId', '=', to.toTeamId).executeTakeFirst()) return;
  }
  const { fromTeamId, toTeamId, day: startsOn, isAnotherPerson } = to;
  const askedBy = actor.kind === 'user' ? actor.userId : null;
  const row = {
    id: context.newId(),
    memberId: member.id,
    fromTeamId,
    toTeamId,
    startsOn,
    state,
    askedBy,
    isAnotherPerson,
    createdAt: context.now,
  };
  await db().insertInto('transfers').values(row).execute();
};

/** Whether a member is or was in a team, or whether it has asked for them. */
const isOf = ({ roster, requests }: SeasonMember, teamId: string): boolean =>
  [...roster.map(({ team }) => team), ...requests.map(({ to }) => to)].some(({ id }) => id === teamId);

const loadMember = async (scope: Scope, id: string): Promise<SeasonMember> => found((await loadMembers(scope, { id }))[0], 'The member');

/** Refuses changes that the actor may not make. The captains of the member's teams may make some if the season lets them change rosters. */
const requireMayChange = (scope: Scope, roster: readonly Entry[], change: Change): void => {
  if (can.manage(scope.actor, scope.season)) return;
  const own = roster.filter((entry) => isInForce(entry, scope.today) && rightsOf(scope, entry.teamId).mayChange);
  const isAllowed = fieldsOf(change).every((field) => (changesOfCaptains as string[]).includes(field));
  if (own.length === 0 || !isAllowed) throw forbidden();
  const { leaves } = change;
  if (leaves && !own.some(({ teamId }) => teamId === leaves.teamId)) throw forbidden();
  if (leaves?.on !== undefined && leaves.on < scope.today) throw invalid({ 'leaves.on': 'past' });
};

/** The roster of a member after a change. Nobody is on a roster after the last day of the membership. */
const rosterAfter = (present: readonly Entry[], { roster, leaves }: Change, lastDay: string | null, today: string): Entry[] => {
  const chosen = roster ?? [...present];
  const left = leaves ? leave(chosen, leaves.on ?? today, leaves.teamId) : chosen;
  return lastDay === null ? left : leave(left, lastDay);
};

const suspensionOf = ({ suspension, reason }: Change, today: string): Partial<MemberRow> => {
  if (suspension === undefined) return {};
  if (suspension === null) return { suspendedFrom: null, suspendedTo: null, suspendedMatches: null, suspendedReason: null };
  const { to = null, matches = null } = suspension;
  if ((to === null) === (matches === null)) throw invalid({ suspension: 'required' });
  if (to !== null && to < today) throw invalid({ 'suspension.to': 'past' });
  return { suspendedFrom: today, suspendedTo: to, suspendedMatches: matches, suspendedReason: reason || null };
};

/** The members and rosters of a season. */
export const rosterHandlers = {
  listSeasonMembers: async ({ seasonId, teamId }, context) =>
    loadMembers(await scopeOf(await visibleSeason(seasonId, context), context), { teamId }),

  createMember: async (input, context) => {
    const { seasonId, id: requestedId, number, teamId = null, kind = 'fixed' } = input;
    const scope = await lockedScope(seasonId, context);
    const { mayManage, mayChange, mayAsk } = rightsOf(scope, teamId);
    if (!mayAsk) throw forbidden();
    if (!mayManage && (input.person?.hasConsent || fieldsOf(input).some((field) => !(ofCaptains as string[]).includes(field))))
      throw forbidden();
    const existing = requestedId && (await loadMembers(scope, { id: requestedId }))[0];
    if (existing && teamId !== null && !isOf(existing, teamId)) throw new Refusal('taken', 'Another member has this id.');
    if (existing) return existing;
    if (!mayManage && input.playerId !== undefined) await requireOpenTo(scope, await personOf(input.playerId));
    if (!mayChange && input.person) await requireNewRequest(scope, teamId!, input.person);
    const playerId = await playerFor(input, scope.season.organisationId, context);
    const member = await memberFor(scope, playerId, requestedId, context);
    const { activeFrom: day = scope.today } = input;
    requireInSeason(scope, 'active_from', input.activeFrom);
    if (mayChange) {
      await activate(scope, member, day, number);
      if (input.class !== undefined)
        await db().updateTable('seasonMembers').set({ class: input.class }).where('id', '=', member.id).execute();
      if (teamId) {
        const before = await rosterOf(member.id);
        await setRoster(scope, member.id, join(before, { teamId, from: day, kind }));
        await settleRequests(scope, member, teamId, context);
        await announceRoster(scope, member, before, context);
      }
    } else
      await recordTransfer(
        scope,
        member,
        { fromTeamId: null, toTeamId: teamId!, day, isAnotherPerson: input.isAnotherPerson },
        'asked',
        context,
      );
    await recordChange(scope.season.organisationId, 'createMember', member.id, { playerId, teamId, kind, isRequest: !mayChange }, context);
    return loadMember(scope, member.id);
  },

  updateMember: async ({ id, ...change }, context) => {
    const { scope, member } = await lockedMember(id, context);
    const present = await rosterOf(id);
    requireMayChange(scope, present, change);
    const { name, email, bornOn, hasConsent, number, activeFrom, activeTo, suspension, roster, leaves, reason } = change;
    if (member.activeFrom === null && fieldsOf({ activeFrom, activeTo, suspension, roster, leaves }).length > 0)
      throw wrongState('The member has not been accepted yet.');
    const firstDay = activeFrom ?? member.activeFrom;
    const lastDay = activeTo === undefined ? member.activeTo : activeTo;
    if (firstDay !== null && lastDay !== null && lastDay < firstDay) throw invalid({ active_to: 'before-start' });
    const person = { bornOn, hasConsent, ...(name === undefined ? {} : { name, searchName: foldName(name) }) };
    if (fieldsOf(person).length > 0) await updatePerson(member.playerId, person);
    if (email !== undefined) await db().updateTable('players').set({ email }).where('id', '=', member.playerId).execute();
    if (number !== undefined) await giveNumber(scope.season.organisationId, member.playerId, number);
    const row = { activeFrom, activeTo, class: change.class, ...suspensionOf(change, scope.today) };
    if (fieldsOf(row).length > 0) await db().updateTable('seasonMembers').set(row).where('id', '=', id).execute();
    const next = rosterAfter(present, change, lastDay, scope.today);
    if (roster || leaves || activeTo) {
      await setRoster(scope, id, next);
      await refuseRuledOut(scope, member, undefined, context);
      await announceRoster(scope, member, present, context);
    }
    await queueLineups(member, context);
    // Names, e-mail addresses and birth dates are not in the audit log, so that they can be erased.
    const detail = { fields: fieldsOf(change), number, activeFrom, activeTo, class: change.class, suspension, leaves, reason };
    await recordChange(scope.season.organisationId, 'updateMember', id, { ...detail, from: present, to: next }, context);
    return loadMember(scope, id);
  },

  transferMember: async ({ id, teamId, fromTeamId, on }, context) => {
    const { scope, member } = await lockedMember(id, context);
    const { mayManage, mayAsk } = rightsOf(scope, teamId);
    if (!mayAsk) throw forbidden();
    if (membershipOn(member, scope.today) !== 'active') throw wrongState('Only active members can change teams.');
    const day = on ?? scope.today;
    requireInSeason(scope, 'on', on);
    if (!mayManage && day < scope.today) throw invalid({ on: 'past' });
    const to = { fromTeamId: formerTeam(await rosterOf(id), day, { teamId, fromTeamId }), toTeamId: teamId, day };
    const state = mayManage ? 'done' : 'asked';
    if (mayManage) await move(scope, member, to, context);
    await recordTransfer(scope, member, to, state, context);
    await recordChange(scope.season.organisationId, 'transferMember', id, { ...to, state }, context);
    return loadMember(scope, id);
  },
} satisfies Partial<Handlers>;

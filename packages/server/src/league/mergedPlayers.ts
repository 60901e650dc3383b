import { splitDays, type ComparedPlayer, type MergedPlayer, type MergeRefusal } from '@oche/api/contract/mergedPlayer';
import type { Selectable } from 'kysely';
import { anonymisePlayers } from '../accounts/profile.ts';
import { idsOf, makePersonStale, personOf, updatePerson, type Shared } from '../accounts/persons.ts';
import { lockedOrganisation, managedOrganisation } from '../organisations/organisations.ts';
import { recordChange } from '../platform/audit.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { BeforeMerge, MergedFields } from '../platform/db/leagueTables.ts';
import type { Players } from '../platform/db/schema.ts';
import { requireManager } from '../platform/policies.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { formerOf, stillTaken } from './formerValues.ts';
import { giveNumber } from './members.ts';
import { mergeMembers, requireOneMember, splitMembers } from './mergedMembers.ts';
import { requireApart } from './playedTogether.ts';
import { wrongState, type SeasonRow } from './seasonRows.ts';

type PlayerRow = Selectable<Players>;

const dayMs = 86_400_000;
const splitUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + splitDays * dayMs);
const canBeSplitSince = (now: Date): Date => new Date(now.getTime() - splitDays * dayMs);

const loadPlayer = (id: string) => db().selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Two players of an organisation that the actor manages, the older first.
 * @throws Refusal 404 for a player of others, 400 for the same player or one of another organisation, 422 `wrong-state` if one has been merged
 */
const twoPlayers = async (id: string, otherId: string, context: Context): Promise<[kept: PlayerRow, merged: PlayerRow]> => {
  const one = found(await loadPlayer(id), 'The player');
  requireManager(context.actor, one, { what: 'The player' });
  if (id === otherId) throw invalid({ other_id: 'same' });
  const other = await loadPlayer(otherId);
  if (other?.organisationId !== one.organisationId) throw invalid({ other_id: 'unknown' });
  for (const player of [id, otherId])
    if ((await personOf(player)) !== player) throw wrongState('One of the players has been merged into another one.');
  const isOlder = one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && id < otherId);
  return isOlder ? [one, other] : [other, one];
};

const seasonsOf = (organisationId: string) =>
  db().selectFrom('seasons').selectAll().where('organisationId', '=', organisationId).orderBy('id');

/** Locks the seasons of an organisation and the organisation itself, so that nobody changes members meanwhile. */
const lockSeasons = async (organisationId: string): Promise<SeasonRow[]> => {
  const rows = await seasonsOf(organisationId).forShare().execute();
  await lockedOrganisation(organisationId);
  return rows;
};

const fieldsOf = (row: PlayerRow): MergedFields => {
  const { name, searchName, nickname, club, email, userId, number, bornOn, hasConsent, nameGoes } = row;
  return { name, searchName, nickname, club, email, userId, number, bornOn, hasConsent, nameGoes };
};

const sharedOf = ({ name, searchName, nickname, club, userId, bornOn, hasConsent, nameGoes }: MergedFields): Shared => ({
  ...{ name, searchName, nickname, club, userId, bornOn, hasConsent, nameGoes },
});

/** The fields of a player, and from the other one what it lacks. Consent belongs to a date of birth. */
const fieldsOfBoth = (kept: MergedFields, merged: MergedFields): MergedFields => {
  const { bornOn, hasConsent } = kept.bornOn === null ? merged : kept;
  return {
    ...{ name: kept.name, searchName: kept.searchName, nickname: kept.nickname || merged.nickname, club: kept.club ?? merged.club },
    ...{ email: kept.email ?? merged.email, userId: kept.userId ?? merged.userId, number: kept.number ?? merged.number },
    ...{ bornOn, hasConsent, nameGoes: kept.nameGoes || merged.nameGoes },
  };
};

/**
 * Refuses two players who cannot be one person, or who cannot be one now.
 * @throws Refusal 422 `other-account`, `other-birth-date`, `played-together`, `other-team`, 409 `taken`
 */
const requireOnePerson = async (kept: PlayerRow, merged: PlayerRow, seasons: readonly SeasonRow[], context: Context): Promise<void> => {
  if (kept.userId !== null && merged.userId !== null && kept.userId !== merged.userId)
    throw new Refusal('other-account', 'The players are linked to different accounts.');
  if (kept.bornOn !== null && merged.bornOn !== null && kept.bornOn !== merged.bornOn)
    throw new Refusal('other-birth-date', 'The players have different dates of birth.');
  const [one, other] = [await idsOf([kept.id]), await idsOf([merged.id])];
  await requireApart([...one.keys()], [...other.keys()], kept.organisationId);
  await requireOneMember(kept.id, merged.id, seasons, context);
};

/** Why two players cannot be merged; null if they can. */
const refusalOf = async (kept: PlayerRow, merged: PlayerRow, context: Context): Promise<MergeRefusal | null> => {
  try {
    await requireOnePerson(kept, merged, await seasonsOf(kept.organisationId).execute(), context);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...error.extra, code: error.code as MergeRefusal['code'] };
  }
};

/** The players of an organisation that can still be split, or one of them. */
const splittable = (now: Date) =>
  db()
    .selectFrom('mergedPlayers')
    .innerJoin('players as kept', 'kept.id', 'mergedPlayers.intoId')
    .leftJoin('users', 'users.id', 'mergedPlayers.mergedBy')
    .select(['mergedPlayers.playerId', 'mergedPlayers.mergedAt', 'mergedPlayers.before', 'users.name as mergedBy'])
    .select(['kept.id', 'kept.name', 'kept.number'])
    .where('mergedPlayers.before', 'is not', null)
    .where('mergedPlayers.mergedAt', '>', canBeSplitSince(now));
type SplittableRow = Awaited<ReturnType<ReturnType<typeof splittable>['executeTakeFirstOrThrow']>>;

const mergedPlayerOf = ({ playerId, mergedAt, mergedBy, before, ...into }: SplittableRow): MergedPlayer => {
  const { name, number } = before!.fields;
  return { id: playerId, name, number, into, mergedAt: mergedAt.toISOString(), mergedBy, splitUntil: splitUntil(mergedAt).toISOString() };
};

/** What tells a player apart from others. */
const comparedOf = async ({ id, name, number, bornOn, club, userId }: PlayerRow): Promise<ComparedPlayer> => {
  const ids = [...(await idsOf([id])).keys()];
  const account = await db().selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  const { games } = await db()
    .selectFrom('gameSidePlayers')
    .innerJoin('gameResults', 'gameResults.gameId', 'gameSidePlayers.gameId')
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where('gameSidePlayers.playerId', 'in', ids)
    .where('gameResults.phase', '=', 'finished')
    .executeTakeFirstOrThrow();
  const teams = await db()
    .selectFrom('seasonMembers')
    .innerJoin('seasons', 'seasons.id', 'seasonMembers.seasonId')
    .leftJoin('rosterEntries', 'rosterEntries.memberId', 'seasonMembers.id')
    .leftJoin('seasonTeams', 'seasonTeams.id', 'rosterEntries.seasonTeamId')
    .select(['seasons.id', 'seasons.name', 'seasonTeams.name as team'])
    .where('seasonMembers.playerId', '=', id)
    .orderBy('seasons.startsOn', 'desc')
    .orderBy('seasons.id')
    .orderBy('rosterEntries.startsOn')
    .execute();
  const seasons = [...Map.groupBy(teams, (row) => row.id).values()].map((rows) => ({
    ...{ id: rows[0]!.id, name: rows[0]!.name },
    teams: [...new Set(rows.flatMap(({ team }) => team ?? []))],
  }));
  return { id, name, number, bornOn, club, account: account?.name ?? null, seasons, games };
};

/** Writes the fields of a person and of all players who were merged into it, which have no number and no e-mail address. */
const writePerson = async (id: string, { email, number, ...fields }: MergedFields): Promise<void> => {
  await updatePerson(id, sharedOf({ email, number, ...fields }));
  await db().updateTable('players').set({ email, number }).where('id', '=', id).execute();
};

/** Gives the fields back that the kept player took, and to the split one its own. */
const splitFields = async (kept: PlayerRow, id: string, { fields, former, archivedAt }: BeforeMerge): Promise<void> => {
  const present = fieldsOf(kept);
  // The owner of the account may have asked for anonymity since: the player who brought the account into the merge.
  const nameGoes = fields.nameGoes || (fields.userId !== null && present.nameGoes);
  const keptNameGoes = present.nameGoes && !('userId' in former);
  await writePerson(kept.id, { ...present, ...stillTaken(present, fields, former), nameGoes: keptNameGoes });
  // The link to an account may have ended since, and consent and an e-mail address may have been withdrawn.
  const userId = fields.userId === kept.userId ? fields.userId : null;
  const [email, hasConsent] = [kept.email === null ? null : fields.email, fields.hasConsent && kept.hasConsent];
  await writePerson(id, { ...fields, userId, email, hasConsent, nameGoes, number: null });
  await db()
    .updateTable('players')
    .set({ archivedAt: archivedAt === null ? null : new Date(archivedAt) })
    .where('id', '=', id)
    .execute();
  if (fields.number !== null) await giveFormerNumber(kept.organisationId, id, fields.number);
};

/** Whether the player into whom one was merged was itself merged later. That merge is split first, because it gave both their present data. */
const isPartOfLaterMerge = async (id: string, intoId: string): Promise<boolean> => {
  const others = await db().selectFrom('mergedPlayers').select('before').where('intoId', '=', intoId).execute();
  return others.some(({ before }) => before?.players.includes(id));
};

/** Gives a player their former number, or a new one if somebody else has it. */
const giveFormerNumber = async (organisationId: string, id: string, number: number): Promise<void> => {
  const holder = db().selectFrom('players').select('id').where('organisationId', '=', organisationId).where('number', '=', number);
  await giveNumber(organisationId, id, (await holder.executeTakeFirst()) ? undefined : number);
};

/** Players who are one person and were entered twice. The figures of both are added where they are read: see `accounts/persons.ts`. */
export const mergedPlayerHandlers = {
  listMergedPlayers: async ({ organisationId }, context) => {
    await managedOrganisation(organisationId, context);
    const query = splittable(context.now).where('kept.organisationId', '=', organisationId);
    const rows = await query.orderBy('mergedPlayers.mergedAt', 'desc').orderBy('mergedPlayers.playerId').execute();
    // Later merges are split before those that they include.
    const included = new Set(rows.flatMap(({ before }) => before!.players));
    return rows.filter(({ playerId }) => !included.has(playerId)).map(mergedPlayerOf);
  },

  previewMerge: async ({ id, otherId }, context) => {
    const [kept, other] = await twoPlayers(id, otherId, context);
    return {
      ...{ kept: await comparedOf(kept), other: await comparedOf(other), splitUntil: splitUntil(context.now).toISOString() },
      refusal: await refusalOf(kept, other, context),
    };
  },

  mergePlayers: async ({ id, otherId }, context) => {
    const [{ organisationId }] = await twoPlayers(id, otherId, context);
    const seasons = await lockSeasons(organisationId);
    // Read again, because they may have changed before the lock.
    const [kept, merged] = await twoPlayers(id, otherId, context);
    await requireOnePerson(kept, merged, seasons, context);
    const own = fieldsOf(kept);
    const fields = fieldsOfBoth(own, fieldsOf(merged));
    const members = await mergeMembers(merged.id, kept.id);
    const players = [...(await idsOf([merged.id])).keys()].filter((player) => player !== merged.id);
    const before: BeforeMerge = {
      ...{ fields: fieldsOf(merged), archivedAt: merged.archivedAt?.toISOString() ?? null, former: formerOf(own, fields) },
      ...{ members, players },
    };
    await db()
      .updateTable('players')
      .set({ email: null, number: null, archivedAt: merged.archivedAt ?? context.now })
      .where('id', '=', merged.id)
      .execute();
    const invited = fields.userId === null ? [merged.id] : [merged.id, kept.id];
    await db().deleteFrom('invitations').where('playerId', 'in', invited).execute();
    const { actor, now } = context;
    const mergedBy = actor.kind === 'user' ? actor.userId : null;
    await db()
      .insertInto('mergedPlayers')
      .values({ playerId: merged.id, intoId: kept.id, mergedAt: now, mergedBy, before: JSON.stringify(before) })
      .execute();
    await db().updateTable('mergedPlayers').set({ intoId: kept.id }).where('intoId', '=', merged.id).execute();
    await writePerson(kept.id, fields);
    await makePersonStale(kept.id);
    await recordChange(organisationId, 'mergePlayers', kept.id, { merged: merged.id }, context);
    return mergedPlayerOf(await splittable(now).where('mergedPlayers.playerId', '=', merged.id).executeTakeFirstOrThrow());
  },

  splitPlayer: async ({ id }, context) => {
    const { organisationId } = found(await loadPlayer(id), 'The player');
    requireManager(context.actor, { organisationId }, { what: 'The player' });
    const seasons = await lockSeasons(organisationId);
    const merge = found(
      await db().selectFrom('mergedPlayers').selectAll().where('playerId', '=', id).executeTakeFirst(),
      'The merged player',
    );
    const { before, intoId } = merge;
    if (await isPartOfLaterMerge(id, intoId)) throw wrongState('The player into whom this one was merged has been merged since.');
    if (before === null || merge.mergedAt <= canBeSplitSince(context.now))
      throw new Refusal('too-late', `Players can only be split within ${splitDays} days.`, { most: splitDays });
    await makePersonStale(intoId);
    await db().deleteFrom('mergedPlayers').where('playerId', '=', id).execute();
    if (before.players.length > 0)
      await db()
        .updateTable('mergedPlayers')
        .set({ intoId: id })
        .where('playerId', 'in', before.players)
        .where('intoId', '=', intoId)
        .execute();
    // A former name is given back to the captain of a team if the rosters say which of the two it was.
    await splitMembers(before.members, id, intoId, seasons, context);
    await splitFields(found(await loadPlayer(intoId), 'The player'), id, before);
    await anonymisePlayers();
    await recordChange(organisationId, 'splitPlayer', intoId, { split: id }, context);
    return null;
  },
} satisfies Partial<Handlers>;

/** Deletes what splitting would restore, because personal data are not stored for longer than they are needed. */
export const makeOldMergesFinal = async ({ now }: { now: Date }): Promise<void> => {
  await db()
    .updateTable('mergedPlayers')
    .set({ before: null })
    .where('before', 'is not', null)
    .where('mergedAt', '<=', canBeSplitSince(now))
    .execute();
};

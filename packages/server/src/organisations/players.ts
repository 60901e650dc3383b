import type { Player } from '@oche/api/contract/tournament';
import { foldName } from '@oche/darts/names/foldName';
import type { ExpressionBuilder } from 'kysely';
import type { Handlers } from '../platform/context.ts';
import { personOf, updatePerson } from '../accounts/persons.ts';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';
import { managedOrganisation } from './organisations.ts';
import { paged } from '../platform/paging.ts';
import { requireManager } from '../platform/policies.ts';
import { requireRoom } from './quotas.ts';
import { found } from '../platform/refusal.ts';
import { insertNew } from '../platform/db/insertNew.ts';

const rows = (now: Date) =>
  db()
    .selectFrom('players')
    .leftJoin('users', 'users.id', 'players.userId')
    .leftJoin('invitations', (join) => join.onRef('invitations.playerId', '=', 'players.id').on('invitations.expiresAt', '>', now))
    .selectAll('players')
    .select(['users.name as account', 'invitations.id as invitationId', 'invitations.email as invited', 'invitations.expiresAt'])
    .select((eb) =>
      eb
        .selectFrom('entryPlayers')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('entryPlayers.playerId', '=', 'players.id')
        .as('entries'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const playerOf = ({
  id,
  name,
  number,
  nickname,
  club,
  email,
  entries,
  archivedAt,
  account,
  invitationId,
  invited,
  expiresAt,
}: Row): Player => ({
  ...{ id, name, number, nickname, club, email, account },
  entries: entries ?? 0,
  archived: archivedAt !== null,
  invitation: invitationId === null ? null : { id: invitationId, email: invited!, expiresAt: expiresAt!.toISOString() },
});

export const loadPlayer = async (id: string, now: Date): Promise<Player> =>
  playerOf(found(await rows(now).where('players.id', '=', id).executeTakeFirst(), 'The player'));

/** Whether a player has all words of a search in the name, in any order, as `nameHas` searches on the client, or has its number. */
const matching = (search: string) => {
  const patterns = foldName(search)
    .split(' ')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const number = /^\d{1,6}$/.test(search.trim()) ? Number(search) : null;
  return ({ and, or, eb }: ExpressionBuilder<Schema, 'players'>) =>
    or([
      and(patterns.map((pattern) => eb('players.searchName', 'like', pattern))),
      ...(number === null ? [] : [eb('players.number', '=', number)]),
    ]);
};

/** The players of an organisation. */
export const playerHandlers = {
  listPlayers: async (input, context) => {
    await managedOrganisation(input.organisationId, context);
    const isFound = matching(input.search ?? '');
    return paged(input, {
      items: async (paginate) =>
        (
          await paginate(
            rows(context.now)
              .where('players.organisationId', '=', input.organisationId)
              .where('archivedAt', 'is', null)
              .where(isFound)
              .orderBy('searchName')
              .orderBy('players.id'),
          ).execute()
        ).map(playerOf),
      total: () =>
        db()
          .selectFrom('players')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('organisationId', '=', input.organisationId)
          .where('archivedAt', 'is', null)
          .where(isFound)
          .executeTakeFirstOrThrow(),
    });
  },

  createPlayer: async ({ organisationId, id, name, nickname, club }, context) => {
    await managedOrganisation(organisationId, context);
    if (
      id &&
      (await db().selectFrom('players').select('id').where('id', '=', id).where('organisationId', '=', organisationId).executeTakeFirst())
    )
      return loadPlayer(id, context.now);
    await requireRoom('players', organisationId);
    const playerId = id ?? context.newId();
    const values = { id: playerId, organisationId, name, searchName: foldName(name), createdAt: context.now };
    await insertNew(() =>
      db()
        .insertInto('players')
        .values({ ...values, ...(nickname ? { nickname } : {}), ...(club ? { club } : {}) })
        .execute(),
    );
    return loadPlayer(playerId, context.now);
  },

  updatePlayer: async ({ id: named, name, nickname, club, archived }, context) => {
    const id = await personOf(named);
    const player = found(await db().selectFrom('players').select('organisationId').where('id', '=', id).executeTakeFirst(), 'The player');
    requireManager(context.actor, player, { what: 'The player' });
    const change = {
      ...(name === undefined ? {} : { name, searchName: foldName(name) }),
      ...(nickname === undefined ? {} : { nickname }),
      ...(club === undefined ? {} : { club: club || null }),
    };
    if (Object.keys(change).length) await updatePerson(id, change);
    if (archived !== undefined)
      await db()
        .updateTable('players')
        .set({ archivedAt: archived ? context.now : null })
        .where('id', '=', id)
        .execute();
    return loadPlayer(id, context.now);
  },
} satisfies Partial<Handlers>;

import type { EventSummary } from '@oche/api/contract/place';
import type { Actor } from '../platform/actor.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { managedOrganisation } from '../organisations/organisations.ts';
import { limit, networkOf } from '../platform/limits.ts';
import { can, requireBoard, requireManager } from '../platform/policies.ts';
import { requireRoom } from '../organisations/quotas.ts';
import { Refusal, found, invalid, notFound } from '../platform/refusal.ts';
import { freeSlug } from '../platform/slugs.ts';
import { newToken, sha256 } from '../platform/secrets.ts';
import { paged } from '../platform/paging.ts';
import { assignBoards, clearBoard, lockBoards, lockBoardsNextTo, takenBoards } from '../games/boards.ts';
import { answerCallOf, callFrom, limitCalls, withdrawCallOf } from '../games/calls.ts';
import { findEvent, loadBoard, loadBoardScreen, loadEventBoards, loadEvents } from './present.ts';
import { endTablet, setBoardCount } from './locations.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { storeToken } from '../accounts/tokens.ts';

const countEvents = (organisationId: string) =>
  db()
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();

const managedBoard = async (id: string, context: Context) => {
  const board = found(
    await db()
      .selectFrom('boards')
      .innerJoin('locations', 'locations.id', 'boards.locationId')
      .selectAll('boards')
      .select('locations.organisationId')
      .where('boards.id', '=', id)
      .where('boards.removedAt', 'is', null)
      .executeTakeFirst(),
    'The board',
  );
  requireManager(context.actor, board, { what: 'The board' });
  return board;
};

/** An event as an actor sees it. @throws Refusal 404 if all its tournaments are hidden from the actor, because its name may reveal them */
const visibleEvent = async (row: { id: string; organisationId: string }, actor: Actor): Promise<EventSummary> => {
  const isListed = (tournament: { organisationId: string; visibility: string; status: string; test: boolean }) =>
    (can.see(actor, tournament) && tournament.visibility === 'public' && !tournament.test) || can.manage(actor, tournament);
  const [summary] = await loadEvents([row.id], isListed);
  if (!can.manage(actor, row) && summary!.tournaments.length === 0 && (await hasTournaments(row.id))) throw notFound('The event');
  return summary!;
};

const managedEvent = async (id: string, { actor }: Context) => {
  const event = found(await db().selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst(), 'The event');
  if (!can.manage(actor, event)) await visibleEvent(event, actor);
  requireManager(actor, event, { visible: true, what: 'The event' });
  return event;
};

/** Sets the boards of its location that an event uses: `boardIds`, or all. @throws Refusal 409 if a board to be removed has a game */
const setEventBoards = async (eventId: string, locationId: string, boardIds: string[] | undefined): Promise<void> => {
  const boards = (
    await db().selectFrom('boards').select('id').where('locationId', '=', locationId).where('removedAt', 'is', null).execute()
  ).map(({ id }) => id);
  const chosen = boardIds ?? boards;
  if (chosen.some((id) => !boards.includes(id))) throw invalid({ board_ids: 'foreign' });
  const current = await db().selectFrom('eventBoards').select('boardId').where('eventId', '=', eventId).execute();
  const removed = current.flatMap(({ boardId }) => (chosen.includes(boardId) ? [] : [{ id: boardId }]));
  if ((await takenBoards(removed)).size > 0) throw new Refusal('taken', 'There is a game on a board that would be removed from the event.');
  await db()
    .deleteFrom('eventBoards')
    .where('eventId', '=', eventId)
    .$if(chosen.length > 0, (query) => query.where('boardId', 'not in', chosen))
    .execute();
  const added = chosen.filter((id) => !current.some(({ boardId }) => boardId === id));
  if (added.length)
    await db()
      .insertInto('eventBoards')
      .values(added.map((boardId) => ({ eventId, boardId })))
      .execute();
};

const timeZoneOf = async (locationId: string): Promise<string> =>
  (await db().selectFrom('locations').select('timeZone').where('id', '=', locationId).executeTakeFirstOrThrow()).timeZone;

const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // without the ambiguous I, O, 0 and 1
const pairingMinutes = 10;

export const placeHandlers = {
  updateBoard: async ({ id, name, outOfOrder }, context) => {
    await managedBoard(id, context);
    await lockBoardsNextTo(id);
    const change = { ...(name === undefined ? {} : { name }), ...(outOfOrder === undefined ? {} : { outOfOrder }) };
    if (Object.keys(change).length) await db().updateTable('boards').set(change).where('id', '=', id).execute();
    if (outOfOrder !== undefined) {
      if (outOfOrder) await clearBoard(id, context);
      for (const { eventId } of await db().selectFrom('eventBoards').select('eventId').where('boardId', '=', id).execute())
        await assignBoards({ eventId }, context);
    }
    context.changed(id, 'board');
    return loadBoard(id);
  },

  listEvents: async (input, context) => {
    await managedOrganisation(input.organisationId, context);
    return paged(input, {
      items: async (paginate) =>
        loadEvents(
          (
            await paginate(
              db()
                .selectFrom('events')
                .select('id')
                .where('organisationId', '=', input.organisationId)
                .orderBy('startsAt', 'desc')
                .orderBy('id'),
            ).execute()
          ).map(({ id }) => id),
          () => true,
        ),
      total: () => countEvents(input.organisationId),
    });
  },

  createEvent: async ({ organisationId, id, name, startsAt, locationId, boardIds, boards }, context) => {
    const organisation = await managedOrganisation(organisationId, context);
    if (
      id &&
      (await db().selectFrom('events').select('id').where('id', '=', id).where('organisationId', '=', organisationId).executeTakeFirst())
    )
      return (await loadEvents([id], () => true))[0]!;
    await requireRoom('events', organisationId);
    let venue = locationId;
    if (venue) {
      const location = await db().selectFrom('locations').select('organisationId').where('id', '=', venue).executeTakeFirst();
      if (location?.organisationId !== organisationId) throw invalid({ location_id: 'unknown' });
    } else {
      venue = context.newId();
      await db()
        .insertInto('locations')
        .values({ id: venue, organisationId, name, timeZone: organisation.timeZone, private: true, createdAt: context.now })
        .execute();
      await setBoardCount(venue, boards ?? 1, context);
    }
    const timeZone = await timeZoneOf(venue);
    const eventId = id ?? context.newId();
    await insertNew(async () =>
      db()
        .insertInto('events')
        .values({
          id: eventId,
          organisationId,
          slug: await freeSlug('events', name),
          name,
          startsAt,
          timeZone,
          locationId: venue!,
          createdAt: context.now,
        })
        .execute(),
    );
    await setEventBoards(eventId, venue, boardIds);
    return (await loadEvents([eventId], () => true))[0]!;
  },

  getEvent: async ({ event }, { actor }) => visibleEvent(await findEvent(event), actor),

  updateEvent: async ({ id, name, startsAt, locationId, boardIds }, context) => {
    const event = await managedEvent(id, context);
    await lockBoards({ eventId: id });
    if (locationId && locationId !== event.locationId) {
      const location = await db().selectFrom('locations').select('organisationId').where('id', '=', locationId).executeTakeFirst();
      if (location?.organisationId !== event.organisationId) throw invalid({ location_id: 'unknown' });
    }
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(locationId === undefined ? {} : { locationId, timeZone: await timeZoneOf(locationId) }),
    };
    if (Object.keys(change).length) await db().updateTable('events').set(change).where('id', '=', id).execute();
    if (boardIds || (locationId && locationId !== event.locationId)) await setEventBoards(id, locationId ?? event.locationId, boardIds);
    await assignBoards({ eventId: id }, context);
    return (await loadEvents([id], () => true))[0]!;
  },

  listEventBoards: async ({ id }, context) => {
    await managedEvent(id, context);
    return loadEventBoards(id, context.forecast);
  },

  reserveBoard: async ({ id, boardId, reserved }, context) => {
    await managedEvent(id, context);
    await lockBoards({ eventId: id });
    const { numUpdatedRows } = await db()
      .updateTable('eventBoards')
      .set({ reserved })
      .where('eventId', '=', id)
      .where('boardId', '=', boardId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw found(undefined, 'The board');
    if (!reserved) await assignBoards({ eventId: id }, context);
    return (await loadEventBoards(id, context.forecast)).find(({ board }) => board.id === boardId)!;
  },

  createPairingCode: async (_input, { now, random }) => {
    await db()
      .deleteFrom('pairingCodes')
      .where('expiresAt', '<', new Date(now.getTime() - 86_400_000))
      .execute();
    const secret = newToken(random);
    const expiresAt = new Date(now.getTime() + pairingMinutes * 60_000);
    for (;;) {
      const code = [...random(6)].map((byte) => codeCharacters[byte % 32]).join('');
      const created = await db()
        .insertInto('pairingCodes')
        .values({ code, secretHash: sha256(secret), createdAt: now, expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst();
      if (created) return { code, secret, expiresAt: expiresAt.toISOString() };
    }
  },

  getPairingCode: async ({ code, secret }, { now }) => {
    const row = await db().selectFrom('pairingCodes').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst();
    if (!row || row.secretHash !== sha256(secret) || row.expiresAt <= now) return { state: 'expired', token: null };
    if (!row.boardId) return { state: 'waiting', token: null };
    // The token is the secret, which the tablet already has. A lost response can therefore be retried.
    return { state: 'paired', token: secret };
  },

  pairBoard: async ({ id, code }, context) => {
    await managedBoard(id, context);
    const row = await db()
      .selectFrom('pairingCodes')
      .selectAll()
      .where('code', '=', code)
      .where('expiresAt', '>', context.now)
      .forUpdate()
      .executeTakeFirst();
    const unknown = () => new Refusal('unknown-code', 'No tablet shows this code.', { fields: { code: 'unknown' } });
    if (!row) throw unknown();
    // A code creates one token. The request is idempotent. Another board needs a new code.
    const used = await db().selectFrom('tokens').select(['boardId', 'revokedAt']).where('hash', '=', row.secretHash).executeTakeFirst();
    if (used) {
      if (used.boardId === id && !used.revokedAt) return { ...(await loadBoard(id)), paired: true };
      throw unknown();
    }
    await db().updateTable('pairingCodes').set({ boardId: null }).where('boardId', '=', id).execute();
    await endTablet(id, context);
    await db().updateTable('pairingCodes').set({ boardId: id }).where('code', '=', code).execute();
    await storeToken({ kind: 'board', boardId: id }, row.secretHash, context);
    // The new tablet is online now, because it shows its code. An earlier time would be that of the previous tablet.
    await db().updateTable('boards').set({ lastSeenAt: context.now }).where('id', '=', id).execute();
    void context.publish('pairing', code, { event: 'answered', data: { code } });
    return { ...(await loadBoard(id)), paired: true };
  },

  unpairBoard: async ({ id }, context) => {
    await managedBoard(id, context);
    await db().updateTable('pairingCodes').set({ boardId: null }).where('boardId', '=', id).execute();
    // Published before the token is revoked, while the tablet is still subscribed.
    context.changed(id, 'board');
    await endTablet(id, context);
    return loadBoard(id);
  },

  getBoard: async (_input, context) => {
    const { actor, now } = context;
    const boardId = requireBoard(actor);
    // At most one write every 20 seconds, because tablets poll often.
    await db()
      .updateTable('boards')
      .set({ lastSeenAt: now })
      .where('id', '=', boardId)
      .where((eb) => eb.or([eb('lastSeenAt', 'is', null), eb('lastSeenAt', '<', new Date(now.getTime() - 20_000))]))
      .execute();
    return loadBoardScreen(boardId, context);
  },

  callOrganiser: (input, context) => callFrom(requireBoard(context.actor), input, context),

  withdrawCall: async (_input, context) => {
    await withdrawCallOf(requireBoard(context.actor), context);
    return null;
  },

  answerCall: async ({ id, answer }, context) => {
    await managedBoard(id, context);
    return answerCallOf(id, answer, context);
  },
} satisfies Partial<Handlers>;

const hasTournaments = async (eventId: string): Promise<boolean> =>
  (await db().selectFrom('tournaments').select('id').where('eventId', '=', eventId).limit(1).executeTakeFirst()) !== undefined;

export const placeLimits = {
  callOrganiser: (_input: unknown, { actor, now }: Context) => limitCalls(requireBoard(actor), now),
  pairBoard: ({ code }: { code: string }, { now }: Context) => limit(`pair:${code}`, 5, pairingMinutes * 60, now),
  // A high limit, because 200 tablets of a hall may poll every few seconds from one IP address.
  getPairingCode: async ({ code }: { code: string }, { ip, now }: Context) => {
    await limit(`pairing-ask:${networkOf(ip)}`, 6000, 60, now);
    await limit(`pairing:${code.slice(0, 12)}`, 120, 60, now);
  },
  createPairingCode: (_input: unknown, { ip, now }: Context) => limit(`pairing-ip:${networkOf(ip)}`, 300, 60, now),
};

import type { Location } from '@oche/api/contract/place';
import { revoke } from '../accounts/tokens.ts';
import { managedOrganisation } from '../organisations/organisations.ts';
import { requireRoom } from '../organisations/quotas.ts';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { paged } from '../platform/paging.ts';
import { requireManager } from '../platform/policies.ts';
import { Refusal, found, invalid } from '../platform/refusal.ts';
import { requireTimeZone } from '../platform/timeZone.ts';
import { loadLocation, loadLocations } from './present.ts';

const countLocations = (organisationId: string) =>
  db()
    .selectFrom('locations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .where('private', '=', false)
    .executeTakeFirstOrThrow();

const managedLocation = async (id: string, { actor }: Context) => {
  const location = found(await db().selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirst(), 'The location');
  requireManager(actor, location, { what: 'The location' });
  return location;
};

/** Ends the session of a board's tablet. */
export const endTablet = (boardId: string, context: Context) => revoke((eb) => eb('boardId', '=', boardId), context);

/** Gives a location the boards 1 to `count`. Others are marked as removed, because old games refer to them. @throws Refusal 409 if one has a game */
export const setBoardCount = async (locationId: string, count: number, context: Context): Promise<void> => {
  const boards = await db().selectFrom('boards').selectAll().where('locationId', '=', locationId).execute();
  for (let number = 1; number <= count; number++) {
    const board = boards.find((candidate) => candidate.number === number);
    if (!board)
      await db()
        .insertInto('boards')
        .values({ id: context.newId(), locationId, number, name: String(number) })
        .execute();
    else if (board.removedAt) await db().updateTable('boards').set({ removedAt: null }).where('id', '=', board.id).execute();
  }
  for (const board of boards.filter(({ number, removedAt }) => number > count && !removedAt)) {
    const running = await db()
      .selectFrom('games')
      .select('id')
      .where('boardId', '=', board.id)
      .where('calledAt', 'is not', null)
      .where('finishedAt', 'is', null)
      .executeTakeFirst();
    if (running) throw new Refusal('taken', `There is a game on board ${board.number}.`);
    await db().deleteFrom('eventBoards').where('boardId', '=', board.id).execute();
    await endTablet(board.id, context);
    await db().updateTable('boards').set({ removedAt: context.now }).where('id', '=', board.id).execute();
  }
};

/** A location after a change. @throws Refusal 400 if one of its evenings needs more boards than it has */
const checkedLocation = async (id: string): Promise<Location> => {
  const location = await loadLocation(id);
  if (location.evenings.some(({ boards }) => boards > location.boards.length)) throw invalid({ evenings: 'too-many-boards' });
  return location;
};

type NewLocation = Pick<Location, 'name' | 'timeZone'> &
  Partial<Pick<Location, 'address' | 'evenings'>> & { id?: string | undefined; boards: number };

/** Creates a location of an organisation with numbered boards, and returns its id. @throws Refusal if the organisation has too many */
export const insertLocation = async (
  organisationId: string,
  { id, name, address = '', timeZone, boards, evenings = [] }: NewLocation,
  context: Context,
): Promise<string> => {
  await requireRoom('locations', organisationId);
  const locationId = id ?? context.newId();
  await insertNew(() =>
    db()
      .insertInto('locations')
      .values({
        ...{ id: locationId, organisationId, name, address, timeZone, evenings: JSON.stringify(evenings) },
        createdAt: context.now,
      })
      .execute(),
  );
  await setBoardCount(locationId, boards, context);
  return locationId;
};

/** The locations of an organisation with their boards and evenings. */
export const locationHandlers = {
  listLocations: async (input, context) => {
    await managedOrganisation(input.organisationId, context);
    return paged(input, {
      items: async (paginate) =>
        loadLocations(
          (
            await paginate(
              db()
                .selectFrom('locations')
                .select('id')
                .where('organisationId', '=', input.organisationId)
                .where('private', '=', false)
                .orderBy('name'),
            ).execute()
          ).map(({ id }) => id),
        ),
      total: () => countLocations(input.organisationId),
    });
  },

  createLocation: async ({ organisationId, id, timeZone, ...input }, context) => {
    const organisation = await managedOrganisation(organisationId, context);
    if (
      id &&
      (await db().selectFrom('locations').select('id').where('id', '=', id).where('organisationId', '=', organisationId).executeTakeFirst())
    )
      return loadLocation(id);
    const zone = requireTimeZone(timeZone ?? organisation.timeZone);
    return checkedLocation(await insertLocation(organisationId, { ...input, id, timeZone: zone }, context));
  },

  updateLocation: async ({ id, name, address, boards, evenings, archived }, context) => {
    await managedLocation(id, context);
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      ...(evenings === undefined ? {} : { evenings: JSON.stringify(evenings) }),
      ...(archived === undefined ? {} : { archivedAt: archived ? context.now : null }),
    };
    if (Object.keys(change).length) await db().updateTable('locations').set(change).where('id', '=', id).execute();
    if (boards !== undefined) await setBoardCount(id, boards, context);
    return checkedLocation(id);
  },
} satisfies Partial<Handlers>;

import type { Context, Handlers } from '../platform/context.ts';
import { isPlayable } from '@oche/darts/x01/formatRules';
import type { Format } from '@oche/darts/x01/format';
import { most, type Plan, type StageFormat } from '@oche/api/contract/tournament';
import { db, makeStale } from '../platform/db/current.ts';
import { notifyAllEntrants } from './notifyEntrants.ts';
import { managedOrganisation } from '../organisations/organisations.ts';
import { paged } from '../platform/paging.ts';
import { isPrivate } from '../platform/policies.ts';
import { requireRoom } from '../organisations/quotas.ts';
import { Refusal, invalid } from '../platform/refusal.ts';
import { freeSlug } from '../platform/slugs.ts';
import { advance } from './advance.ts';
import { assignBoards, leaveBoards } from '../games/boards.ts';
import { fillFromWaitingList } from './entries.ts';
import { bestOfWeek, liveNow } from './home.ts';
import { setRankings } from './ranked.ts';
import { loadTournament, loadTournaments, managedTournament, tournamentOf } from './present.ts';
import { readTournament } from './reading.ts';
import type { TournamentRow } from './world.ts';
import { sql } from 'kysely';
import { insertNew } from '../platform/db/insertNew.ts';
import { requireRoomForGames } from './roomForGames.ts';

const formatsOf = (stage: { format: StageFormat } | null): Format[] => {
  if (!stage) return [];
  const { default: usual, byRoundFromFinal = {}, thirdPlace } = stage.format;
  return [usual, ...Object.values(byRoundFromFinal), ...(thirdPlace ? [thirdPlace] : [])];
};

/**
 * Refuses a plan that cannot be played. A plan needs at least one stage, and a losers' knockout needs a winners' knockout. Groups have either a
 * number or a size, within the limits, and a Swiss tournament has neither. A double elimination has a lower bracket instead of a losers'
 * knockout and a third place. Knockout games must not end in a draw, and every format must be playable.
 * @throws Refusal 400
 */
const requirePlan = (plan: Plan, maxEntries: number | null): Plan => {
  const { groups, winners, losers } = plan;
  if (!groups && !winners) throw invalid({ plan: 'no-stage' });
  if (losers && !winners) throw invalid({ 'plan.losers': 'needs-winners' });
  if (winners?.double && winners.thirdPlace) throw invalid({ 'plan.winners.third_place': 'double' });
  if (winners?.double && losers && !groups) throw invalid({ 'plan.losers': 'double' });
  if (groups) requireGroupSize(groups, maxEntries);
  const knockoutFormats = [winners, losers].flatMap(formatsOf);
  if (knockoutFormats.some(({ draw }) => draw)) throw invalid({ 'plan.format': 'draw' });
  if ([...formatsOf(groups), ...knockoutFormats].some((format) => !isPlayable(format, 2))) throw invalid({ 'plan.format': 'not-playable' });
  return plan;
};

const requireGroupSize = ({ count, size, swiss }: NonNullable<Plan['groups']>, maxEntries: number | null): void => {
  if (swiss) {
    if (count !== undefined || size !== undefined) throw invalid({ 'plan.groups': 'swiss' });
    return;
  }
  if ((count === undefined) === (size === undefined)) throw invalid({ 'plan.groups': 'count-or-size' });
  if (count && maxEntries && Math.ceil(maxEntries / count) > most.groupSize) throw invalid({ 'plan.groups.count': 'group-too-large' });
};

/** Refuses to move a tournament to an event of another organisation, or if one of its games is on a board or has started. */
const requireMovable = async (tournament: TournamentRow, eventId: string): Promise<void> => {
  const event = await db().selectFrom('events').select('organisationId').where('id', '=', eventId).executeTakeFirst();
  if (event?.organisationId !== tournament.organisationId) throw invalid({ event_id: 'unknown' });
  const started = await db()
    .selectFrom('games')
    .select('id')
    .where('parentId', '=', tournament.id)
    .where((eb) => eb.or([eb('calledAt', 'is not', null), eb('startedAt', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  if (started) throw new Refusal('already-started', 'A game of this tournament is on a board or has started.');
};

/** By status: the statuses that an organiser may set next. */
const transitions: Record<string, readonly string[]> = {
  draft: ['registration', 'check-in', 'cancelled'],
  registration: ['draft', 'check-in', 'running', 'cancelled'],
  'check-in': ['registration', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: ['running'],
  cancelled: ['draft'],
};

export const settingsHandlers = {
  listTournaments: async (input) => {
    const statuses = { running: ['running'], coming: ['registration', 'check-in'], finished: ['finished'] } as const;
    const selected = input.status ? statuses[input.status] : (['running', 'registration', 'check-in', 'finished'] as const);
    const pattern = `%${(input.search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
    return paged(input, {
      items: (paginate) =>
        loadTournaments((query) =>
          paginate(
            query
              .where('tournaments.visibility', '=', 'public')
              .where('tournaments.test', '=', false)
              .where('tournaments.status', 'in', [...selected])
              .where('tournaments.name', 'ilike', pattern)
              .orderBy(sql`case tournaments.status when 'running' then 0 when 'finished' then 2 else 1 end`)
              .orderBy(sql`case when tournaments.status = 'finished' then null else tournaments.starts_at end`)
              .orderBy('tournaments.startsAt', 'desc')
              .orderBy('tournaments.id'),
          ),
        ),
      total: () =>
        db()
          .selectFrom('tournaments')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('visibility', '=', 'public')
          .where('test', '=', false)
          .where('status', 'in', [...selected])
          .where('name', 'ilike', pattern)
          .executeTakeFirstOrThrow(),
    });
  },

  listManagedTournaments: async (input, { actor }) => {
    const { organisationId } = input;
    await managedOrganisation(organisationId, { actor });
    return paged(input, {
      items: (paginate) =>
        loadTournaments((query) =>
          paginate(
            query
              .where('tournaments.organisationId', '=', organisationId)
              .orderBy('tournaments.startsAt', 'desc')
              .orderBy('tournaments.id'),
          ),
        ),
      total: () =>
        db()
          .selectFrom('tournaments')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('organisationId', '=', organisationId)
          .executeTakeFirstOrThrow(),
    });
  },

  createTournament: async (
    { organisationId, id, eventId, name, plan, test = false, startsAt, visibility, rankingIds = [], copyOf, ...settings },
    context,
  ) => {
    await managedOrganisation(organisationId, context);
    if (
      id &&
      (await db()
        .selectFrom('tournaments')
        .select('id')
        .where('id', '=', id)
        .where('organisationId', '=', organisationId)
        .executeTakeFirst())
    )
      return loadTournament(id, context);
    await requireRoom('tournaments', organisationId);
    const event = await db().selectFrom('events').select(['organisationId', 'startsAt']).where('id', '=', eventId).executeTakeFirst();
    if (event?.organisationId !== organisationId) throw invalid({ event_id: 'unknown' });
    const tournamentId = id ?? context.newId();
    await insertNew(() => db().insertInto('gameParents').values({ id: tournamentId, organisationId, kind: 'tournament' }).execute());
    await insertNew(async () =>
      db()
        .insertInto('tournaments')
        .values({
          ...settings,
          id: tournamentId,
          organisationId,
          eventId,
          name,
          slug: await freeSlug('tournaments', name),
          status: 'registration',
          visibility: test ? 'unlisted' : (visibility ?? 'public'),
          test,
          startsAt: startsAt ?? event.startsAt,
          plan: JSON.stringify(requirePlan(plan, settings.maxEntries ?? null)),
          createdAt: context.now,
        })
        .execute(),
    );
    await setRankings({ id: tournamentId, organisationId, test }, rankingIds, context, copyOf);
    return loadTournament(tournamentId, context);
  },

  getTournament: async ({ tournament }, context) => {
    const { row, world } = await readTournament(tournament, context);
    return tournamentOf(row, world, context);
  },

  updateTournament: async ({ id, plan, rankingIds, ...settings }, context) => {
    const tournament = await managedTournament(id, context.actor);
    const { eventId = tournament.eventId, maxEntries = tournament.maxEntries } = settings;
    const isMoved = eventId !== tournament.eventId;
    if (plan && tournament.drawnAt) throw new Refusal('drawn', 'The plan of a drawn tournament cannot change. Undo the draw first.');
    if (isMoved) await requireMovable(tournament, eventId);
    const change = Object.fromEntries(Object.entries<unknown>(settings).filter(([, value]) => value !== undefined));
    await db()
      .updateTable('tournaments')
      .set({
        ...change,
        ...(plan ? { plan: JSON.stringify(requirePlan(plan, maxEntries)) } : {}),
        ...(tournament.test ? { visibility: 'unlisted' } : {}),
        id,
      })
      .where('id', '=', id)
      .execute();
    if (rankingIds) await setRankings(tournament, rankingIds, context);
    if (isMoved) await requireRoomForGames(eventId);
    if (settings.maxEntries !== undefined && !tournament.drawnAt) await fillFromWaitingList({ ...tournament, maxEntries }, context);
    // Its games are called to boards of the new event. The tournaments of the old event get the boards that become free.
    if (isMoved && tournament.status === 'running') {
      await assignBoards({ eventId: tournament.eventId }, context);
      await advance(id, context);
    }
    if (settings.autoAssign && tournament.status === 'running') await assignBoards({ eventId }, context);
    await publishTournament(tournament, context);
    return loadTournament(id, context);
  },

  setTournamentStatus: async ({ id, status }, context) => {
    const tournament = await managedTournament(id, context.actor);
    if (status === tournament.status) return loadTournament(id, context);
    if (!transitions[tournament.status]!.includes(status))
      throw new Refusal('wrong-status', `The status of a tournament cannot change from ${tournament.status} to ${status}.`);
    if (status === 'running' && !tournament.drawnAt) throw new Refusal('not-drawn', 'This tournament has no draw yet. Draw it first.');
    if (status === 'finished') {
      const open = await db()
        .selectFrom('gameResults')
        .innerJoin('games', 'games.id', 'gameResults.gameId')
        .select('games.id')
        .where('games.parentId', '=', id)
        .where('gameResults.phase', 'not in', ['finished', 'bye'])
        .limit(1)
        .executeTakeFirst();
      if (open) throw new Refusal('games-open', 'Some games of this tournament are not finished.');
    }
    await db().updateTable('tournaments').set({ status }).where('id', '=', id).execute();
    if (tournament.status === 'cancelled') await requireRoomForGames(tournament.eventId);
    if (tournament.status === 'draft' && status !== 'cancelled') await notifyAllEntrants({ id, status }, context);
    if (status === 'running' || status === 'finished') await advance(id, context);
    if (status === 'cancelled') {
      await leaveBoards(id, context);
      await assignBoards({ eventId: tournament.eventId }, context);
    }
    await publishTournament(tournament, context);
    return loadTournament(id, context);
  },

  getHome: async (_input, { forecast }) => {
    const tournaments = await loadTournaments((query) =>
      query
        .where('tournaments.visibility', '=', 'public')
        .where('tournaments.test', '=', false)
        .where('tournaments.status', 'in', ['running', 'registration', 'check-in', 'finished'])
        .orderBy(sql`case tournaments.status when 'running' then 0 when 'finished' then 2 else 1 end`)
        .orderBy(sql`case when tournaments.status = 'finished' then null else tournaments.starts_at end`)
        .orderBy('tournaments.startsAt', 'desc')
        .limit(6),
    );
    return { ...(await liveNow()), tournaments, best: await forecast('best of the week', bestOfWeek) };
  },
} satisfies Partial<Handlers>;

/**
 * Publishes that a tournament has changed. If it has become private or public, it also publishes on the channels of its called games, because
 * other users may read them now. `previous`: the tournament before the change.
 */
const publishTournament = async (
  previous: { id: string; visibility: string; status: string },
  { publish, changed }: Context,
): Promise<void> => {
  const { id } = previous;
  changed(id, 'tournament');
  const current = await db().selectFrom('tournaments').select(['visibility', 'status']).where('id', '=', id).executeTakeFirstOrThrow();
  if (isPrivate(current) === isPrivate(previous)) return;
  const called = db().selectFrom('games').select('id').where('parentId', '=', id).where('calledAt', 'is not', null);
  for (const game of await called.where('finishedAt', 'is', null).execute())
    void publish('game', game.id, { event: 'changed', data: { gameId: game.id } });
};

/** Deletes test tournaments that are older than 24 hours, with their games and logs. */
export const deleteOldTests = async ({ now }: Context): Promise<void> => {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const old = db().selectFrom('tournaments').select('id').where('test', '=', true).where('createdAt', '<', yesterday);
  const { numDeletedRows } = await db().deleteFrom('gameParents').where('id', 'in', old).executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) makeStale('everything');
};

import type { Entry, Tournament, TournamentSummary } from '@oche/api/contract/tournament';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { isUuid } from '../platform/ids.ts';
import { can, privately, requireManager } from '../platform/policies.ts';
import { found, notFound } from '../platform/refusal.ts';
import { scheduleOf } from './schedule.ts';
import { loadEntryRows, type EntryRow } from './entryRows.ts';
import { sideName } from '../games/sides.ts';
import { lockTournament, type TournamentRow } from './world.ts';

/** A tournament's row by slug or id. 404 where the actor may not see it. */
export const findTournament = async (slugOrId: string, actor: Actor) => {
  const row = found(
    await db()
      .selectFrom('tournaments')
      .selectAll()
      .where(isUuid(slugOrId) ? 'id' : 'slug', '=', slugOrId)
      .executeTakeFirst(),
    'The tournament',
  );
  if (!can.see(actor, row)) throw notFound('The tournament');
  dependsOn(`tournament ${row.id}`, `event ${row.eventId}`);
  return row;
};

const requireItsManager = (actor: Actor, row: TournamentRow): TournamentRow => {
  requireManager(actor, row, { visible: can.see({ kind: 'anonymous' }, row), what: 'The tournament' });
  return row;
};

/** Locked for a change by its organisers. 403 where others may see it, 404 where not. */
export const managedTournament = async (id: string, actor: Actor) => requireItsManager(actor, await lockTournament(id));

/** For its organisers to look at: no lock, so that nobody who looks waits for those who score. */
export const seenByManager = async (id: string, actor: Actor) =>
  requireItsManager(
    actor,
    found(await db().selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst(), 'The tournament'),
  );

const summaries = () =>
  db()
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.eventId')
    .innerJoin('locations', 'locations.id', 'events.locationId')
    .innerJoin('organisations', 'organisations.id', 'tournaments.organisationId')
    .selectAll('tournaments')
    .select(['events.slug as eventSlug', 'events.name as eventName', 'events.timeZone'])
    .select([
      'locations.name as locationName',
      'locations.private as locationPrivate',
      'organisations.slug as organisationSlug',
      'organisations.name as organisationName',
    ])
    .select((eb) => [
      eb
        .selectFrom('entries')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('entries.tournamentId', '=', 'tournaments.id')
        .where('entries.withdrawnAt', 'is', null)
        .where('entries.waiting', '=', false)
        .as('entries'),
      // the winner of the winners' final, else nobody yet
      eb
        .selectFrom('games as finals')
        .innerJoin('gameResults', 'gameResults.gameId', 'finals.id')
        .innerJoin('stages', 'stages.id', 'finals.stageId')
        .innerJoin('gameSides', (join) =>
          join.onRef('gameSides.gameId', '=', 'finals.id').onRef('gameSides.side', '=', 'gameResults.winner'),
        )
        .select(sideName.as('name'))
        .whereRef('finals.parentId', '=', 'tournaments.id')
        .where('stages.role', '=', 'winners')
        .where('finals.thirdPlace', '=', false)
        .where('gameResults.phase', 'in', ['finished', 'bye'])
        .where((expression) =>
          expression(
            'finals.round',
            '=',
            expression
              .selectFrom('games as others')
              .select((other) => other.fn.max('others.round').as('last'))
              .whereRef('others.stageId', '=', 'finals.stageId'),
          ),
        )
        .as('winner'),
    ]);
export type SummariesQuery = ReturnType<typeof summaries>;
type Row = Awaited<ReturnType<SummariesQuery['execute']>>[number];

const summaryOf = (row: Row): TournamentSummary => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  status: row.status,
  test: row.test,
  ...privately(row),
  startsAt: row.startsAt,
  timeZone: row.timeZone,
  event: { id: row.eventId, slug: row.eventSlug, name: row.eventName },
  location: row.locationPrivate ? null : row.locationName,
  organisation: { id: row.organisationId, slug: row.organisationSlug, name: row.organisationName },
  entries: row.entries ?? 0,
  maxEntries: row.maxEntries,
  start: (row.plan.groups?.format ?? row.plan.winners?.format)?.default.start ?? 501,
  stageRoles: [
    ...(row.plan.groups ? (['groups'] as const) : []),
    ...(row.plan.winners ? (['winners'] as const) : []),
    ...(row.plan.losers ? (['losers'] as const) : []),
  ],
  winner: row.status === 'finished' ? row.winner : null,
});

export const loadTournaments = async (where: (query: SummariesQuery) => SummariesQuery): Promise<TournamentSummary[]> =>
  (await where(summaries()).execute()).map(summaryOf);

/** A tournament whole, as `actor` sees it. */
export const loadTournament = async (id: string, { actor, forecast }: Pick<Context, 'actor' | 'forecast'>): Promise<Tournament> => {
  const row = found(await summaries().where('tournaments.id', '=', id).executeTakeFirst(), 'The tournament');
  const stages = await db()
    .selectFrom('stages')
    .innerJoin('games', 'games.stageId', 'stages.id')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select(['stages.role', 'stages.kind', 'stages.position', 'gameResults.phase'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('stages.parentId', '=', id)
    .groupBy(['stages.role', 'stages.kind', 'stages.position', 'gameResults.phase'])
    .orderBy('stages.position')
    .execute();
  const sum = (rows: typeof stages) => rows.reduce((total, { count }) => total + count, 0);
  const real = stages.filter(({ phase }) => phase !== 'bye');
  return {
    ...summaryOf(row),
    visibility: row.visibility,
    description: row.description,
    plan: row.plan,
    stages: [...new Set(stages.map(({ role }) => role))].map((role) => ({
      role,
      kind: stages.find((stage) => stage.role === role)!.kind,
      games: sum(real.filter((stage) => stage.role === role)),
      finished: sum(real.filter((stage) => stage.role === role && stage.phase === 'finished')),
    })),
    drawNumber: row.drawSeed,
    drawnAt: row.drawnAt?.toISOString() ?? null,
    autoAssign: row.autoAssign,
    restMinutes: row.restMinutes,
    games: {
      total: sum(real),
      finished: sum(real.filter(({ phase }) => phase === 'finished')),
      playing: sum(real.filter(({ phase }) => phase === 'playing')),
    },
    expectedEnd: row.status === 'running' ? (await scheduleOf(row.id, forecast)).end : null,
    canManage: can.manage(actor, row),
  };
};

/** An entry as everybody may read it: without whether it is paid, which is for the player and the organisers. */
export const entryOf = ({ id, players, name, nickname, club, seed, checkedIn, withdrawnAt, waiting, groupNo }: EntryRow): Entry => ({
  id,
  players: players.map((player) => ({ id: player.id, name: player.name })),
  name,
  nickname,
  club,
  seed,
  checkedIn,
  withdrawn: withdrawnAt !== null,
  waiting,
  group: groupNo,
});

/** As those who run the tournament read it. */
const managedEntryOf = (row: EntryRow): Entry => ({ ...entryOf(row), paid: row.paid });

export const loadEntries = async (tournamentId: string, isManager = true): Promise<Entry[]> =>
  (
    await loadEntryRows((query) =>
      query.where('entries.tournamentId', '=', tournamentId).orderBy('leader.searchName').orderBy('entries.id'),
    )
  ).map(isManager ? managedEntryOf : entryOf);

export const loadEntry = async (id: string): Promise<Entry> =>
  managedEntryOf(found((await loadEntryRows((query) => query.where('entries.id', '=', id)))[0], 'The entry'));

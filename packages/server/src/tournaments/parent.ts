import { sql } from 'kysely';
import { registerParent } from '../games/parents.ts';
import type { GameSummary } from '@oche/api/contract/game';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';
import { loadSummaries } from '../games/summaries.ts';
import { minorAgeOf } from '../league/minorAge.ts';
import { advance } from './advance.ts';
import { isPrivateTournament } from './privateTournament.ts';
import { scheduleOf, withExpectation } from './schedule.ts';
import { lockTournament } from './world.ts';

const rows = () =>
  db()
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.eventId')
    .select(['tournaments.id', 'tournaments.organisationId', 'tournaments.slug', 'tournaments.name'])
    .select(['tournaments.eventId', 'events.locationId', 'tournaments.autoAssign', 'tournaments.restMinutes'])
    .select([sql<string | null>`null::text`.as('day'), minorAgeOf(sql`tournaments.organisation_id`).as('minorAge')])
    .select([
      sql<string>`'tournament'`.as('kind'),
      isPrivateTournament.as('isPrivate'),
      sql<boolean>`tournaments.visibility = 'public' and tournaments.status <> 'draft' and not tournaments.test`.as('isListed'),
      sql<boolean>`tournaments.status <> 'draft' and not tournaments.test`.as('counts'),
      sql<boolean>`tournaments.status in ('registration', 'check-in')`.as('isUpcoming'),
      sql<boolean>`tournaments.status = 'running'`.as('isRunning'),
      sql<boolean>`tournaments.status in ('running', 'finished')`.as('isOpen'),
    ]);

/** Ids of the players whose entries in these tournaments have withdrawn. */
const absent = async (ids: readonly string[]): Promise<Set<string>> => {
  const withdrawn = await db()
    .selectFrom('entryPlayers')
    .innerJoin('entries', 'entries.id', 'entryPlayers.entryId')
    .select('entryPlayers.playerId')
    .where('entryPlayers.tournamentId', 'in', ids)
    .where('entries.withdrawnAt', 'is not', null)
    .execute();
  return new Set(withdrawn.map(({ playerId }) => playerId));
};

/** Refuses to reopen a game of a withdrawn entry, because it would be awarded again immediately. */
const requireReopenable = async (gameId: string): Promise<void> => {
  const withdrawn = await db()
    .selectFrom('gameSides')
    .innerJoin('entries', 'entries.id', 'gameSides.originId')
    .select('entries.id')
    .where('gameSides.gameId', '=', gameId)
    .where('entries.withdrawnAt', 'is not', null)
    .executeTakeFirst();
  if (withdrawn)
    throw new Refusal('withdrawn', 'A player of this game has withdrawn. Undo the withdrawal first.', { entry_id: withdrawn.id });
};

const nextOnBoards = async (
  eventId: string,
  boardIds: readonly string[],
  { forecast }: Pick<Context, 'forecast'>,
): Promise<Map<string, GameSummary>> => {
  const next = new Map<string, GameSummary>();
  const running = db().selectFrom('tournaments').select('id').where('eventId', '=', eventId).where('status', '=', 'running');
  for (const { id: tournamentId } of await running.execute()) {
    const schedule = await scheduleOf(tournamentId, forecast);
    const gameIds = boardIds.flatMap((id) => (next.has(id) ? [] : (schedule.nextOn(id) ?? [])));
    if (gameIds.length === 0) continue;
    const games = withExpectation(await loadSummaries((query) => query.where('games.id', 'in', gameIds)), schedule);
    for (const id of boardIds) {
      const game = games.find((candidate) => candidate.id === schedule.nextOn(id));
      if (game && !next.has(id)) next.set(id, game);
    }
  }
  return next;
};

/** Registers tournaments as a kind of parent of games. */
export const registerTournaments = (): void =>
  registerParent({
    kind: 'tournament',
    rows,
    lock: lockTournament,
    resultChanged: advance,
    publish: (id, game, { publish }) => publish('tournament', id, { event: 'game', data: { game } }),
    absent,
    requireReopenable,
    nextOnBoards,
  });

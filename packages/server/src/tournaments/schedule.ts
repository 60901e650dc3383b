import { estimate } from '@oche/darts/boards/estimate';
import { paceTonight } from '@oche/darts/boards/pace';
import { linkGames, waitsFor } from '@oche/darts/draw/links';
import type { GameSummary } from '@oche/api/contract/game';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { db, dependsOn } from '../db/current.ts';
import { found } from '../refusal.ts';
import { eventGames } from './boards.ts';
import { loadWorld, refOf, stagesOf } from './world.ts';

const minute = 60_000;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export type Schedule = {
  /** mean minutes of a game */
  gameMinutes: number;
  /** expected start of each waiting game, an instant */
  startOf: (gameId: string) => string | null;
  /** the game that is expected next on a board */
  nextOn: (boardId: string) => string | null;
  /** when the last game is expected to end; null where nothing is left, or something can never be played */
  end: string | null;
};

/** When it is to begin, by the clock where it is played. */
const startOf = async (id: string): Promise<Date> =>
  (
    await db()
      .selectFrom('tournaments')
      .innerJoin('events', 'events.id', 'tournaments.eventId')
      .select(sql<Date>`tournaments.starts_at::timestamp at time zone events.time_zone`.as('start'))
      .where('tournaments.id', '=', id)
      .executeTakeFirstOrThrow()
  ).start;

/** How the rest of a tournament will go, as far as anybody can know now; simulated when its event has changed, not when it is read. */
export const scheduleOf = (id: string, forecast: Context['forecast']): Promise<Schedule> => forecast(id, (now) => simulate(id, now));

/** Before a tournament runs nothing of it is played before its start. */
const simulate = async (id: string, now: Date): Promise<Schedule> => {
  const tournament = found(await db().selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst(), 'The tournament');
  dependsOn(`event ${tournament.eventId}`);
  const world = await loadWorld(tournament);
  const games = await eventGames(tournament.eventId);
  const boards = await db()
    .selectFrom('eventBoards')
    .innerJoin('boards', 'boards.id', 'eventBoards.boardId')
    .select('boards.id')
    .where('eventBoards.eventId', '=', tournament.eventId)
    .where('eventBoards.reserved', '=', false)
    .where('boards.outOfOrder', '=', false)
    .where('boards.removedAt', 'is', null)
    .orderBy('boards.number')
    .execute();
  const paceOf = paceTonight(
    world.games.flatMap(({ format, calledAt, startedAt, finishedAt, ending }) => {
      const begun = calledAt ?? startedAt;
      return begun && finishedAt && ending === 'played' ? [{ format, duration: Math.max(1, finishedAt.getTime() - begun.getTime()) }] : [];
    }),
  );
  const links = linkGames(stagesOf(world));
  const byRef = new Map(world.games.map((game) => [refOf(game), game]));
  const peopleOf = new Map(games.map((game) => [game.id, game.people]));
  const open = world.games
    .filter(({ phase }) => phase !== 'finished' && phase !== 'bye')
    .sort(
      (a, b) => (a.readyAt?.getTime() ?? Infinity) - (b.readyAt?.getTime() ?? Infinity) || a.round - b.round || (a.key < b.key ? -1 : 1),
    );
  const begins = tournament.status === 'running' ? now : await startOf(tournament.id);
  const plan = estimate({
    games: open.map((game) => ({
      id: game.id,
      people: peopleOf.get(game.id) ?? [],
      after: waitsFor(links, refOf(game)).flatMap((ref) => byRef.get(ref)?.id ?? []),
      duration: paceOf(game.format).duration,
      ...(game.boardId && game.calledAt ? { running: { board: game.boardId, since: game.calledAt.getTime() } } : {}),
    })),
    boards: boards.map(({ id }) => id),
    now: Math.max(now.getTime(), begins.getTime()),
    rest: tournament.restMinutes * 60_000,
  });
  const iso = (time: number | null | undefined) => (time == null ? null : new Date(time).toISOString());
  const inOrder = [...plan.starts].sort(([, a], [, b]) => a - b);
  const lengths = (open.length > 0 ? open : world.games).map(({ format }) => paceOf(format).duration / minute);
  return {
    gameMinutes: lengths.length > 0 ? Math.round(mean(lengths) * 10) / 10 : 15,
    startOf: (gameId) => iso(plan.starts.get(gameId)),
    nextOn: (boardId) => inOrder.find(([id]) => plan.boards.get(id) === boardId)?.[0] ?? null,
    end: open.length > 0 ? iso(plan.end) : null,
  };
};

/** Games with when they are expected to start. */
export const withExpectation = (games: readonly GameSummary[], schedule: Schedule): GameSummary[] =>
  games.map((game) => (game.phase === 'ready' || game.phase === 'waiting' ? { ...game, expectedAt: schedule.startOf(game.id) } : game));

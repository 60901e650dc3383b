import { bracketField, type DrawnGame, type Slot } from '@oche/darts/draw/slot';
import type { DrawInPlay } from '@oche/darts/draw/lateEntry';
import { gameRef, groupRef, type Stage } from '@oche/darts/draw/links';
import type { Decision } from '@oche/darts/standings/order';
import { defaultPoints } from '@oche/darts/standings/totals';
import { followTournament, type TournamentResult, type TournamentState } from '@oche/darts/standings/tournament';
import { legsToWin } from '@oche/darts/x01/target';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { lockBoards } from '../games/boards.ts';
import type { GameRow } from '../games/summaries.ts';
import { db } from '../platform/db/current.ts';
import { found } from '../platform/refusal.ts';
import { loadEntriesByName } from './entryRows.ts';

/** Loads a tournament and locks its row and its boards, so that only one transaction at a time changes its draw, results and boards. */
export const lockTournament = async (id: string) => {
  const row = found(await db().selectFrom('tournaments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(), 'The tournament');
  await lockBoards({ eventId: row.eventId });
  return row;
};
export type TournamentRow = Awaited<ReturnType<typeof lockTournament>>;

const loadGames = (tournamentId: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select([
      'games.id',
      'games.parentId',
      'games.stageId',
      'games.key',
      'games.round',
      'games.position',
      'games.groupNo',
      'games.thirdPlace',
      'games.boardId',
      'games.calledAt',
    ])
    .select(['games.startedAt', 'games.finishedAt', 'games.readyAt', 'games.markerPlayerId', 'games.format'])
    .select(['games.priority', 'games.held', 'games.onlyBoardId'])
    .select([
      'gameResults.phase',
      'gameResults.winner',
      'gameResults.ending',
      'gameResults.legs',
      'gameResults.counters',
      'gameResults.length',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('gameSides')
          .select(['gameSides.side', 'gameSides.slot', 'gameSides.originId'])
          .whereRef('gameSides.gameId', '=', 'games.id'),
      ).as('sides'),
    )
    .where('games.parentId', '=', tournamentId)
    .orderBy('games.groupNo')
    .orderBy('games.round')
    .orderBy('games.position')
    .execute();

type Rows = Awaited<ReturnType<typeof loadGames>>;

// jsonArrayFrom returns the column names of the database.
type SideRow = { side: number; slot: Slot | null; origin_id: string | null };

export type WorldGame = Omit<Rows[number], 'sides'> & {
  slots: [Slot, Slot];
  entries: [string | null, string | null];
};

const inOrder = (a: Rows[number], b: Rows[number]) =>
  (a.groupNo ?? Infinity) - (b.groupNo ?? Infinity) || a.round - b.round || a.position - b.position;

/**
 * The world of a tournament: all rows from which its draw, standings and progress are derived, usually a few hundred games. `games`: its
 * games, if the caller has already loaded them.
 */
export const loadWorld = async (tournament: Pick<TournamentRow, 'id' | 'plan'>, games?: readonly GameRow[]) => {
  const [stages, rows, entries, decisions] = [
    await db().selectFrom('stages').selectAll().where('parentId', '=', tournament.id).orderBy('position').execute(),
    games ? games.toSorted(inOrder) : await loadGames(tournament.id),
    await loadEntriesByName(tournament.id),
    await db().selectFrom('groupDecisions').selectAll().where('tournamentId', '=', tournament.id).orderBy('createdAt').execute(),
  ];
  const drawn = rows.map(({ sides, ...row }): WorldGame => {
    const [home, away] = [0, 1].map((number) => (sides as unknown as SideRow[]).find(({ side }) => side === number));
    return {
      ...row,
      slots: [home?.slot ?? { kind: 'bye' }, away?.slot ?? { kind: 'bye' }],
      entries: [home?.origin_id ?? null, away?.origin_id ?? null],
    };
  });
  return { tournament, stages, games: drawn, entries, decisions };
};
export type World = Awaited<ReturnType<typeof loadWorld>>;

const drawnGame = (game: WorldGame): DrawnGame => ({
  key: game.key,
  round: game.round,
  position: game.position,
  ...bracketField(game.key),
  ...(game.groupNo === null ? {} : { group: game.groupNo }),
  ...(game.thirdPlace ? { thirdPlace: true as const } : {}),
  slots: game.slots,
});

export const stagesOf = (world: World): Stage[] =>
  world.stages.map(({ id, kind, rounds }) => ({
    id,
    games: world.games.filter((game) => game.stageId === id).map(drawnGame),
    ...(kind === 'swiss' && { hasMore: rounds < (world.tournament.plan.groups?.swiss?.rounds ?? 0) }),
  }));

export const refOf = (game: WorldGame): string => gameRef(game.stageId!, game.key);

/** The result of a finished game for the standings. The winner of a walkover gets as many legs as the format needs to win. */
const resultOf = (game: WorldGame): TournamentResult => {
  const winner = game.winner as 0 | 1 | null;
  const [home, away] = game.counters;
  const awarded = game.ending === 'walkover';
  const legs = [0, 1].map((side) => (awarded ? (side === winner ? legsToWin(game.format) : 0) : (game.legs[side] ?? 0)));
  return {
    kind: awarded ? 'walkover' : 'played',
    winner,
    legs: [legs[0]!, legs[1]!],
    ...(game.entries[0] && game.entries[1] ? { entries: [game.entries[0], game.entries[1]] as const } : {}),
    ...(home && away && home.darts + away.darts > 0 ? { scored: [home, away] as const } : {}),
  };
};

const decisionsOf = (world: World): Map<string, Decision[]> => {
  const stage = world.stages.find(({ role }) => role === 'groups');
  const decided = Map.groupBy(world.decisions, ({ groupNo }) => groupRef(stage?.id ?? '', groupNo));
  return new Map(
    [...decided].map(([ref, decisions]) => [
      ref,
      decisions.map(({ entryOrder, how, reason }) => ({
        order: entryOrder,
        by: how === 'decision' ? 'manual' : how,
        ...(reason ? { reason } : {}),
      })),
    ]),
  );
};

const resultsOf = (world: World): Map<string, TournamentResult> =>
  new Map(world.games.filter(({ phase }) => phase === 'finished').map((game) => [refOf(game), resultOf(game)]));

const withdrawnOf = (world: World): Set<string> => new Set(world.entries.filter(({ withdrawnAt }) => withdrawnAt).map(({ id }) => id));

/** Whether a game is on a board, has started or is finished. If so, its sides must not change. */
export const isFixed = (game: WorldGame): boolean => game.length > 0 || game.calledAt !== null || game.phase === 'finished';

/** The draw for changes to a knockout, without the ranks of groups. Games on a board count as started. */
export const knockoutInPlay = (world: World): DrawInPlay => ({
  stages: stagesOf(world),
  results: resultsOf(world),
  ranks: new Map(),
  withdrawn: withdrawnOf(world),
  started: new Set(world.games.filter(isFixed).map(refOf)),
});

/** The state of a tournament, derived from draw, results, withdrawals and decisions: group tables and the sides of every game. */
export const stateOf = (world: World): TournamentState => {
  const { groups } = world.tournament.plan;
  return followTournament({
    stages: stagesOf(world),
    results: resultsOf(world),
    withdrawn: withdrawnOf(world),
    points: groups?.points ?? defaultPoints,
    tieBreakers: ['points', ...(groups?.tieBreakers ?? [])],
    decisions: decisionsOf(world),
    walkoverLegs: groups ? legsToWin(groups.format.default) : 0,
  });
};

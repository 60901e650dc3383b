import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import { gameRef, groupRef, type Stage } from '@oche/darts/draw/links';
import type { GameResult } from '@oche/darts/draw/progress';
import { ranksOf, standings, type Standings } from '@oche/darts/standings/standings';
import type { StandingsGame } from '@oche/darts/standings/totals';
import type { Decision } from '@oche/darts/standings/tieBreakers';
import { db } from '../db/current.ts';
import { found } from '../refusal.ts';

/** A tournament locked for writing: draw, progress and boards change one at a time. */
export const lockTournament = async (id: string) =>
  found(await db().selectFrom('tournaments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(), 'The tournament');
export type TournamentRow = Awaited<ReturnType<typeof lockTournament>>;

const loadGames = (tournamentId: string) =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select([
      'games.id',
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
    .select([
      'gameResults.phase',
      'gameResults.winner',
      'gameResults.ending',
      'gameResults.legs',
      'gameResults.counters',
      'gameResults.length',
    ])
    .where('games.tournamentId', '=', tournamentId)
    .orderBy('games.groupNo')
    .orderBy('games.round')
    .orderBy('games.position')
    .execute();

export type WorldGame = Awaited<ReturnType<typeof loadGames>>[number] & { slots: [Slot, Slot]; entries: [string | null, string | null] };

/** Everything that draw, standings and progress of a tournament need, read once. Small: a few hundred games at most. */
export const loadWorld = async (tournament: Pick<TournamentRow, 'id' | 'plan'>) => {
  const [stages, rows, sides, entries, decisions] = [
    await db().selectFrom('stages').selectAll().where('tournamentId', '=', tournament.id).orderBy('position').execute(),
    await loadGames(tournament.id),
    await db()
      .selectFrom('gameSides')
      .innerJoin('games', 'games.id', 'gameSides.gameId')
      .select(['gameSides.gameId', 'gameSides.side', 'gameSides.slot', 'gameSides.entryId'])
      .where('games.tournamentId', '=', tournament.id)
      .execute(),
    await db()
      .selectFrom('entries')
      .innerJoin('players', 'players.id', 'entries.playerId')
      .selectAll('entries')
      .select(['players.name', 'players.nickname', 'players.club'])
      .where('entries.tournamentId', '=', tournament.id)
      .execute(),
    await db().selectFrom('groupDecisions').selectAll().where('tournamentId', '=', tournament.id).orderBy('createdAt').execute(),
  ];
  const sidesOf = new Map<string, { slot: Slot | null; entryId: string | null }[]>();
  for (const side of sides) (sidesOf.get(side.gameId) ?? sidesOf.set(side.gameId, []).get(side.gameId)!)[side.side] = side;
  const games: WorldGame[] = rows.map((row) => {
    const [home, away] = sidesOf.get(row.id) ?? [];
    return {
      ...row,
      slots: [home?.slot ?? { kind: 'bye' }, away?.slot ?? { kind: 'bye' }],
      entries: [home?.entryId ?? null, away?.entryId ?? null],
    };
  });
  return { tournament, stages, games, entries, decisions };
};
export type World = Awaited<ReturnType<typeof loadWorld>>;

const drawnGame = (game: WorldGame): DrawnGame => ({
  key: game.key,
  round: game.round,
  position: game.position,
  ...(game.groupNo === null ? {} : { group: game.groupNo }),
  ...(game.thirdPlace ? { thirdPlace: true as const } : {}),
  slots: game.slots,
});

export const stagesOf = (world: World): Stage[] =>
  world.stages.map(({ id }) => ({ id, games: world.games.filter((game) => game.stageId === id).map(drawnGame) }));

export const refOf = (game: WorldGame): string => gameRef(game.stageId!, game.key);

/** Results of finished games, as progress wants them. A bye has none. */
export const resultsOf = (world: World): Map<string, GameResult> =>
  new Map(
    world.games
      .filter((game) => game.phase === 'finished')
      .map((game) => [
        refOf(game),
        {
          kind: game.ending === 'walkover' || game.ending === 'retired' ? 'walkover' : 'played',
          winner: game.winner as 0 | 1 | null,
          ...(game.entries[0] && game.entries[1] ? { entries: [game.entries[0], game.entries[1]] as const } : {}),
        },
      ]),
  );

const standingsGame = (game: WorldGame): StandingsGame => {
  const [home, away] = game.counters;
  const walkover = game.ending === 'walkover';
  return {
    sides: [game.entries[0]!, game.entries[1]!],
    legs: [game.legs[0] ?? 0, game.legs[1] ?? 0],
    winner: game.winner as 0 | 1 | null,
    ...(walkover ? { walkover: true } : {}),
    ...(home && away && home.darts + away.darts > 0 ? { scored: [home, away] as const } : {}),
  };
};

export type GroupOf = {
  number: number;
  entries: string[];
  games: WorldGame[];
  complete: boolean;
  table: Standings;
  decision: World['decisions'][number] | null;
};

/** Groups with their standings of now. */
export const groupsOf = (world: World): GroupOf[] => {
  const settings = world.tournament.plan.groups;
  const stage = world.stages.find(({ role }) => role === 'groups');
  if (!settings || !stage) return [];
  const numbers = [...new Set(world.games.filter((game) => game.stageId === stage.id).map((game) => game.groupNo!))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const games = world.games.filter((game) => game.stageId === stage.id && game.groupNo === number);
    const entries = [...new Set(games.flatMap((game) => game.entries.filter((entry) => entry !== null)))].sort();
    const decided = world.decisions.filter(({ groupNo }) => groupNo === number);
    const decisions = decided.map(({ entryOrder, how, reason }): Decision => ({
      order: entryOrder,
      by: how === 'decision' ? 'manual' : how,
      ...(reason ? { reason } : {}),
    }));
    const table = standings({
      entries,
      games: games.filter((game) => game.phase === 'finished' && game.entries[0] && game.entries[1]).map(standingsGame),
      points: settings.points,
      tieBreakers: ['points', ...settings.tieBreakers],
      decisions,
    });
    return {
      number,
      entries,
      games,
      complete: games.every(({ phase }) => phase === 'finished' || phase === 'bye'),
      table,
      decision: decided.at(-1) ?? null,
    };
  });
};

/** Ranks of complete groups; null at ranks that a tie leaves open. */
export const ranksOfGroups = (world: World, groups = groupsOf(world)): Map<string, (string | null)[]> => {
  const stage = world.stages.find(({ role }) => role === 'groups');
  return new Map(groups.filter(({ complete }) => complete).map(({ number, table }) => [groupRef(stage!.id, number), ranksOf(table)]));
};

import { ofDraw } from '@oche/api/contract/topics';
import { drawSwissRound } from '@oche/api/tournamentPlan';
import type { GameProgress, Progress } from '@oche/darts/draw/progress';
import type { SwissGame } from '@oche/darts/draw/swiss';
import { entriesOf } from '@oche/darts/standings/tournament';
import type { Context } from '../platform/context.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';
import { writeGames } from './draw.ts';
import { isFixed, refOf, type TournamentRow, type World, type WorldGame } from './world.ts';

type Points = { win: number; draw: number; loss: number };

const swissGame = ({ sides, outcome }: GameProgress, { win, draw, loss }: Points): SwissGame[] => {
  const entries = sides.flatMap(entriesOf);
  const [first, second] = entries;
  if (!outcome || first === undefined) return [];
  if (second === undefined) return [{ entries: [first], points: [win] }];
  const pointsOf = (side: 0 | 1) => (outcome.winner === side ? win : outcome.winner === null && outcome.kind === 'played' ? draw : loss);
  return [{ entries: [first, second], points: [pointsOf(0), pointsOf(1)] }];
};

/** `isFixed` of a game, as a condition. */
const fixed = (eb: ExpressionBuilder<Schema, 'games' | 'gameResults'>) =>
  eb.or([eb('gameResults.length', '>', 0), eb('games.calledAt', 'is not', null), eb('gameResults.phase', '=', 'finished')]);

/** The sides of all games, to compare two drawings of a round. */
const pairsOf = (games: readonly Pick<WorldGame, 'slots' | 'position'>[]): string =>
  games
    .toSorted((a, b) => a.position - b.position)
    .map(({ slots }) => slots.map((slot) => (slot.kind === 'entry' ? slot.entry : 'bye')).join())
    .join(' ');

/**
 * Draws the next round of a Swiss tournament when all games so far are decided. If a result changes before a game of the newest round is on a
 * board or has begun, draws this round again. If the players who are left cannot be paired any more, the last round is the one before.
 * @returns whether the draw has changed
 */
export const continueSwiss = async (tournament: TournamentRow, world: World, progress: Progress, context: Context): Promise<boolean> => {
  const stage = world.stages.find(({ kind }) => kind === 'swiss');
  const { groups } = tournament.plan;
  if (!stage || !groups?.swiss) return false;
  const games = world.games.filter(({ stageId }) => stageId === stage.id);
  const newest = games.reduce((last, { round }) => Math.max(last, round), 0);
  const newestGames = games.filter(({ round }) => round === newest);
  const isReplaceable = newest > 1 && !newestGames.some(isFixed);
  const before = isReplaceable ? games.filter(({ round }) => round < newest) : games;
  const round = isReplaceable ? newest : newest + 1;
  const progressed = before.map((game) => progress.games.get(refOf(game))!);
  const isSettled = progressed.every(({ outcome }) => outcome !== null);
  if (!isReplaceable && (!isSettled || stage.rounds >= groups.swiss.rounds)) return false;

  const entries = world.entries.filter(({ groupNo, withdrawnAt }) => groupNo !== null && !withdrawnAt);
  const results = progressed.flatMap((game) => swissGame(game, groups.points));
  const drawn = isSettled && entries.length > 1 ? drawSwissRound(entries, results, round, tournament.drawSeed ?? 0) : null;
  if (isReplaceable && drawn && pairsOf(drawn) === pairsOf(newestGames)) return false;
  if (isReplaceable)
    await db()
      .deleteFrom('games')
      .where(
        'id',
        'in',
        newestGames.map(({ id }) => id),
      )
      .execute();
  if (drawn) await writeGames(tournament, stage.id, { role: 'groups', kind: 'swiss', format: groups.format, games: drawn }, drawn, context);
  // Without a pairing, no more rounds follow.
  const rounds = drawn ? round : isSettled ? groups.swiss.rounds : round - 1;
  await db().updateTable('stages').set({ rounds }).where('id', '=', stage.id).execute();
  context.changed(tournament.id, ...ofDraw);
  return true;
};

/** The rounds of a Swiss tournament that are not drawn again when an earlier result changes; undefined without Swiss rounds. */
export const settledRounds = async (tournamentId: string): Promise<number | undefined> => {
  const rounds = await db()
    .selectFrom('games')
    .innerJoin('stages', 'stages.id', 'games.stageId')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select((eb) => ['games.round', sql<boolean>`bool_or(${fixed(eb)})`.as('isFixed')])
    .where('games.parentId', '=', tournamentId)
    .where('stages.kind', '=', 'swiss')
    .groupBy('games.round')
    .orderBy('games.round', 'desc')
    .limit(1)
    .execute();
  const [newest] = rounds;
  return newest && (newest.round > 1 && !newest.isFixed ? newest.round - 1 : newest.round);
};

/** The games of later rounds than this one that are on a board or have begun. */
export const gamesAfterRound = (tournamentId: string, round: number): Promise<{ id: string; key: string }[]> =>
  db()
    .selectFrom('games')
    .innerJoin('stages', 'stages.id', 'games.stageId')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .select(['games.id', 'games.key'])
    .where('games.parentId', '=', tournamentId)
    .where('stages.kind', '=', 'swiss')
    .where('games.round', '>', round)
    .where(fixed)
    .execute();

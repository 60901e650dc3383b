import { placings } from '@oche/darts/draw/placings';
import { leastBonusVisit } from '@oche/api/contract/ranking';
import type { Performance } from '@oche/darts/standings/rankingScheme';
import { foldGame } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { eventOfRow } from '../games/log.ts';
import { db } from '../platform/db/current.ts';
import { stagesOf, stateOf, type World, type WorldGame } from './world.ts';

type Side = { game: WorldGame; side: 0 | 1 };

/** Whether a game was played. Byes and walkovers give neither games nor legs nor bonuses; only the places that follow from them count. */
const isPlayed = ({ phase, ending }: WorldGame): boolean => phase === 'finished' && ending !== 'walkover';

const sidesOf = (world: World, entryId: string): Side[] =>
  world.games.flatMap((game) => {
    const side = game.entries.indexOf(entryId);
    return side < 0 ? [] : [{ game, side: side as 0 | 1 }];
  });

/** The knockout place of each entry in its bracket. A tournament with only one knockout has the bracket `only`. */
const knockoutPlaces = (world: World, state: ReturnType<typeof stateOf>): Map<string, NonNullable<Performance['knockout']>> => {
  const knockouts = stagesOf(world).filter(({ games }) => games.length > 0 && games[0]!.group === undefined);
  const roles = new Map(world.stages.map(({ id, role }) => [id, role]));
  return new Map(
    knockouts.flatMap((stage) => {
      const bracket = knockouts.length === 1 ? 'only' : roles.get(stage.id) === 'losers' ? 'losers' : 'winners';
      return placings(stage, state.progress).map(({ entry, from, to }) => [entry, { bracket, from, to }] as const);
    }),
  );
};

/** What the side did with its darts in a game, by its log. */
const achievements = (
  state: GameState | undefined,
  side: number,
): Required<Pick<Performance, 'visits' | 'finishes' | 'legs' | 'strict171s'>> => {
  const counts = state && gameStatistics(state).sides[side];
  if (!state || !counts) return { visits: [], finishes: [], legs: [], strict171s: 0 };
  const visits = state.legs.flatMap((leg) => leg.visits).filter((visit) => visit.side === side && visit.scored >= leastBonusVisit);
  return {
    visits: visits.map(({ scored }) => scored),
    finishes: counts.finishes,
    legs: counts.wonIn.map(({ darts }) => ({ darts, start: state.format.start })),
    strict171s: counts.strict171,
  };
};

/** What each entry that took part did. `folded`: the games of the tournament that have a log, by id. */
const factsOfEntries = (world: World, folded: ReadonlyMap<string, GameState>): { players: readonly string[]; facts: Performance }[] => {
  const state = stateOf(world);
  const groupPlaces = new Map([...state.tables.values()].flatMap(({ rows }) => rows.map(({ entry, position }) => [entry, position])));
  const places = knockoutPlaces(world, state);
  return world.entries.flatMap(({ id, players, withdrawnAt }) => {
    const drawn = sidesOf(world, id);
    const played = drawn.filter(({ game }) => isPlayed(game));
    // An entry that withdrew before its first game did not take part.
    if (drawn.length === 0 || (withdrawnAt !== null && played.length === 0)) return [];
    const done = played.map(({ game, side }) => achievements(folded.get(game.id), side));
    const sum = (value: (played: Side) => number) => played.reduce((total, each) => total + value(each), 0);
    const [groupPlace, knockout] = [groupPlaces.get(id), places.get(id)];
    const facts: Performance = {
      ...(groupPlace === undefined ? {} : { groupPlace }),
      ...(knockout === undefined ? {} : { knockout }),
      gamesWon: played.filter(({ game, side }) => game.winner === side).length,
      legsWon: sum(({ game, side }) => game.legs[side] ?? 0),
      legsLost: sum(({ game, side }) => game.legs[1 - side] ?? 0),
      visits: done.flatMap(({ visits }) => visits),
      finishes: done.flatMap(({ finishes }) => finishes),
      legs: done.flatMap(({ legs }) => legs),
      strict171s: done.reduce((total, { strict171s }) => total + strict171s, 0),
    };
    return [{ players: players.map((player) => player.id), facts }];
  });
};

const foldLogs = async (tournamentId: string): Promise<Map<string, GameState>> => {
  const rows = await db()
    .selectFrom('gameEvents')
    .innerJoin('games', 'games.id', 'gameEvents.gameId')
    .selectAll('gameEvents')
    .where('games.parentId', '=', tournamentId)
    .orderBy('gameEvents.gameId')
    .orderBy('gameEvents.seq')
    .execute();
  return new Map([...Map.groupBy(rows, ({ gameId }) => gameId)].map(([id, events]) => [id, foldGame(events.map(eventOfRow))]));
};

/** Rows of one `insert`. */
const batchSize = 500;

/** Writes what the players of a finished tournament did. Each player of a pair has the facts of the pair. */
export const storeFacts = async (world: World): Promise<void> => {
  const tournamentId = world.tournament.id;
  const entries = factsOfEntries(world, await foldLogs(tournamentId));
  const rows = entries.flatMap(({ players, facts }) =>
    players.map((playerId) => ({ tournamentId, playerId, facts: JSON.stringify(facts) })),
  );
  await db().deleteFrom('tournamentFacts').where('tournamentId', '=', tournamentId).execute();
  for (let from = 0; from < rows.length; from += batchSize)
    await db()
      .insertInto('tournamentFacts')
      .values(rows.slice(from, from + batchSize))
      .execute();
  await db().updateTable('tournaments').set({ fieldSize: entries.length }).where('id', '=', tournamentId).execute();
};

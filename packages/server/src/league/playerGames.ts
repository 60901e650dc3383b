import { isIndividual, sharesOf, type ThrownLeg } from '@oche/darts/league/individual';
import { isDecided, type SeasonGame, type SeasonMatch } from '@oche/darts/league/seasonMatch';
import { gameSizes } from '@oche/darts/match/structure';
import { sql } from 'kysely';
import { db } from '../platform/db/current.ts';

/** Rewrites the games of the players of a match, with their ids in its log. There are none until the match is decided. */
export const writePlayerGames = async (match: SeasonMatch, games: readonly SeasonGame[]): Promise<void> => {
  await db().deleteFrom('playerGames').where('matchId', '=', match.id).execute();
  if (!isDecided(match)) return;
  const rows = sharesOf(games).map(({ player: playerId, side, game }) => ({
    ...{ matchId: match.id, gameId: game.id, side, playerId, size: String(game.size), start: game.start, kind: game.kind },
    ...{ isIndividual: isIndividual(game), winner: game.winner, legsHome: game.legs[0], legsAway: game.legs[1] },
  }));
  if (rows.length > 0) await db().insertInto('playerGames').values(rows).execute();
};

/** The games of decided matches that a person has played or was named for. Other matches have none. */
export const loadSeasonGames = async (matches: readonly SeasonMatch[]): Promise<SeasonGame[]> => {
  const byId = new Map(matches.filter(isDecided).map((match) => [match.id, match]));
  if (byId.size === 0) return [];
  const rows = await db()
    .selectFrom('playerGames')
    .leftJoin('mergedPlayers', 'mergedPlayers.playerId', 'playerGames.playerId')
    .selectAll('playerGames')
    .select((eb) => eb.fn.coalesce('mergedPlayers.intoId', 'playerGames.playerId').as('person'))
    .where('matchId', 'in', [...byId.keys()])
    .orderBy('gameId')
    .orderBy('side')
    .orderBy('person')
    .execute();
  return [...Map.groupBy(rows, ({ gameId }) => gameId)].map(([id, own]): SeasonGame => {
    const { matchId, size, start, kind, winner, legsHome, legsAway } = own[0]!;
    const playersOf = (side: number) => [...new Set(own.filter((row) => row.side === side).map(({ person }) => person))];
    return {
      ...{ id, match: byId.get(matchId)!, size: gameSizes.find((each) => String(each) === size)!, start, kind },
      ...{ players: [playersOf(0), playersOf(1)], legs: [legsHome, legsAway], winner },
    };
  });
};

/** The darts of each person in these games, without legs that reached their limit of rounds: they are in no average. */
export const loadThrown = async (games: readonly SeasonGame[]): Promise<ThrownLeg[]> => {
  const byId = new Map(games.filter(({ kind }) => kind === 'played').map((game) => [game.id, game]));
  if (byId.size === 0) return [];
  const matchIds = [...new Set(games.map(({ match }) => match.id))];
  const rows = await db()
    .selectFrom('legPlayers')
    .leftJoin('mergedPlayers', (join) => join.on(sql<boolean>`merged_players.player_id::text = leg_players.player`))
    .select(['gameId', sql<string>`coalesce(merged_players.into_id::text, leg_players.player)`.as('person')])
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('darts'), 'integer').as('darts'),
      eb.cast<number>(eb.fn.sum('points'), 'integer').as('points'),
    ])
    .where('gameId', 'in', (eb) =>
      eb.selectFrom('playerGames').select('gameId').where('matchId', 'in', matchIds).where('kind', '=', 'played'),
    )
    .where((eb) => eb.or([eb('how', 'is', null), eb('how', '<>', 'tiebreak')]))
    .groupBy(['gameId', 'person'])
    .execute();
  return rows.flatMap(({ gameId, person: player, darts, points }) => {
    const game = byId.get(gameId);
    return game ? [{ player, darts, points, game, how: 'checkout' as const }] : [];
  });
};
